// The form that calls a method. What is entered is in the form alone: nothing is stored anywhere.
(() => {
  const form = document.getElementById("try-form");
  const get = (name) => document.getElementById(`try-${name}`);
  const { endpoint, task: exampleTask, keyHeader } = form.dataset;
  const buttons = new Map(
    [...document.querySelectorAll("button.try")].map((button) => [
      button.closest("details").id,
      button,
    ]),
  );
  let running;
  /** The last task that was told of, which takes the place of the one in the examples. */
  let lastTask;

  const pretty = (text) => {
    try {
      return JSON.stringify(JSON.parse(text), null, 2);
    } catch {
      // Not JSON: shown as it came.
      return text;
    }
  };
  const load = ({ method, version, params }) => {
    const text =
      lastTask === undefined
        ? params
        : params.replaceAll(`"${exampleTask}"`, JSON.stringify(lastTask));
    get("method").value = method;
    get("version").value = version;
    get("params").value = pretty(text);
  };
  const block = (text) => {
    const pre = document.createElement("pre");
    pre.textContent = text;
    return pre;
  };
  const learnTask = (text) => {
    try {
      const { result } = JSON.parse(text);
      const id = result?.task?.id ?? (result?.status && result.id);
      if (typeof id === "string") lastTask = id;
    } catch {
      // No JSON, so it tells of no task.
    }
  };
  const url = () => {
    const origin = get("server") ? get("server").value.replace(/\/+$/, "") : "";
    return origin + endpoint.replace("$AGENT", () => encodeURIComponent(get("agent").value));
  };

  const send = async () => {
    get("body").replaceChildren();
    get("head").textContent = "";
    get("answer").hidden = true;
    let params;
    try {
      params = JSON.parse(get("params").value || "{}");
    } catch (error) {
      get("status").textContent = `The params are not JSON: ${error.message}`;
      get("params").focus();
      return;
    }
    const body = JSON.stringify(
      { jsonrpc: "2.0", id: 1, method: get("method").value, params },
      null,
      2,
    );
    const headers = { "Content-Type": "application/json" };
    if (get("version").value !== "") headers["A2A-Version"] = get("version").value;
    const shown = { ...headers };
    if (keyHeader !== "" && get("key").value !== "") {
      headers[keyHeader] = get("key").value;
      shown[keyHeader] = "•••";
    }
    const fields = Object.entries(shown)
      .map(([name, value]) => `${name}: ${value}\n`)
      .join("");
    get("request").textContent = `POST ${url()}\n${fields}\n${body}`;
    get("answer").hidden = false;
    get("status").textContent = "Sent.";
    running = new AbortController();
    get("stop").disabled = false;
    try {
      const options = {
        method: "POST",
        headers,
        body,
        signal: running.signal,
        credentials: "omit",
      };
      const response = await fetch(url(), options);
      const lines = [...response.headers].map(([name, value]) => `${name}: ${value}\n`).join("");
      get("head").textContent = `${response.status} ${response.statusText}\n${lines}`;
      if ((response.headers.get("Content-Type") ?? "").startsWith("text/event-stream"))
        await stream(response);
      else {
        const text = await response.text();
        learnTask(text);
        get("body").append(block(pretty(text)));
        get("status").textContent = `Answered with ${response.status}.`;
      }
    } catch (error) {
      get("status").textContent =
        error.name === "AbortError"
          ? "Stopped."
          : `There is no answer that this page may read: ${error.message}`;
    } finally {
      get("stop").disabled = true;
    }
  };
  const stream = async (response) => {
    let count = 0;
    await readEvents(response.body, ({ id, data }) => {
      count += 1;
      learnTask(data);
      const event = document.createElement("div");
      event.className = "event";
      const title = document.createElement("p");
      title.textContent = `Event ${count}${id === undefined ? "" : `, id ${id}`}`;
      event.append(title, block(pretty(data)));
      get("body").append(event);
      get("status").textContent = `${count} event${count === 1 ? "" : "s"} so far.`;
    });
    get("status").textContent =
      `The stream has ended after ${count} event${count === 1 ? "" : "s"}.`;
  };

  for (const [id, button] of buttons) {
    button.hidden = false;
    button.addEventListener("click", () => {
      get("example").value = id;
      load(button.dataset);
      document.getElementById("try").scrollIntoView();
      get("params").focus({ preventScroll: true });
    });
  }
  get("example").addEventListener("change", () => load(buttons.get(get("example").value).dataset));
  get("stop").addEventListener("click", () => running?.abort());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void send();
  });
  get("server")?.addEventListener("input", () => {
    for (const origin of document.querySelectorAll(".origin"))
      origin.textContent = get("server").value.replace(/\/+$/, "");
  });
  load(buttons.get(get("example").value).dataset);
  form.hidden = false;
  document.querySelector(".without-script").hidden = true;
})();
