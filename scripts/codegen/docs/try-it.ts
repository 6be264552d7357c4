import { examplesAt } from "../../contract/product";
import { html, type Html } from "./html";
import type { PageInput } from "./page-input";
import { heading } from "./parts";

/** The form that calls a method. Without script there is nothing that it could do, so it is hidden. */
export function tryIt(input: PageInput): Html {
  const { product, contract, name, isStatic } = input;
  const keyHeader = product.keyHeader ?? "";
  return html`<section id="try-section">
    ${heading(2, "try", "Try a method")}
    <p class="without-script">
      The form needs script. Each example below has a command that does the same.
    </p>
    <form
      id="try-form"
      hidden
      data-endpoint="${product.endpoint}"
      data-task="${product.taskId}"
      data-key-header="${keyHeader}"
    >
      <p>
        Calls
        ${isStatic ? "the server that you name; a server lets pages of its own origin alone read its answers" : "this server"}.
        What you enter is kept nowhere: it is gone with the page.
      </p>
      ${isStatic && field("try-server", "Server", html`<input id="try-server" type="url" value="${product.origin}" autocomplete="off" spellcheck="false" />`)}
      ${
        keyHeader !== "" && [
          field(
            "try-agent",
            "Agent",
            html`<input
              id="try-agent"
              value="${product.variables.find(({ name: variable }) => variable === "AGENT")?.example}"
              autocomplete="off"
              spellcheck="false"
            />`,
          ),
          field(
            "try-key",
            `Key (${keyHeader})`,
            html`<input id="try-key" type="password" autocomplete="off" spellcheck="false" />`,
          ),
        ]
      }
      ${field(
        "try-example",
        "Example",
        html`<select id="try-example">
          ${contract.document.methods.map(
            (method) =>
              html`<optgroup label="${method.name}">
                ${examplesAt(name, method).map(
                  (example) =>
                    html`<option value="${method.name}.${example.name}">
                      ${method.name}: ${example.name}
                    </option>`,
                )}
              </optgroup>`,
          )}
        </select>`,
      )}
      ${field("try-method", "Method", html`<input id="try-method" autocomplete="off" spellcheck="false" />`)}
      ${field("try-version", "A2A-Version", html`<input id="try-version" autocomplete="off" spellcheck="false" />`)}
      ${field("try-params", "Params (JSON)", html`<textarea id="try-params" rows="10" spellcheck="false"></textarea>`)}
      <p class="buttons">
        <button type="submit" id="try-send">Send</button>
        <button type="button" id="try-stop" disabled>Stop</button>
      </p>
      <p id="try-status" role="status"></p>
      <div id="try-answer" hidden>
        <h3>Request</h3>
        <pre id="try-request"></pre>
        <h3>Response</h3>
        <pre id="try-head"></pre>
        <div id="try-body"></div>
      </div>
    </form>
  </section>`;
}

function field(id: string, label: string, control: Html): Html {
  return html`<p class="field"><label for="${id}">${label}</label>${control}</p> `;
}
