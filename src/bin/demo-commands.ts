import type { MethodName, Params } from "../../generated/methods";
import type { SendMessageConfiguration } from "../../generated/types";
import { PROTOCOL_VERSION, VERSION_PARAMETER } from "../a2a/service-parameters";
import { KEY_HEADER } from "../gateway/keys/credential-headers";

/** The lines of one thing to try: a comment, then what to paste into a shell. */
type Commands = string[];

/**
 * What to try on a demo agent, for sh with curl and sed: each of it works as it stands, again and
 * again. The agent that streams is also canceled and subscribed to anew.
 */
export function demoCommands(agentId: string, url: string, key: string): Commands[] {
  const curl = (options: string, request: string, ...headers: string[]): Commands => [
    `curl -s${options} ${url} \\`,
    `  -H 'Content-Type: application/json' -H '${VERSION_PARAMETER}: ${PROTOCOL_VERSION}' \\`,
    ...[`-H '${KEY_HEADER}: ${key}'`, ...headers].map((header) => `  ${header} \\`),
    `  -d '${request}'`,
  ];
  if (agentId !== "ticker")
    return [["# Send a message", ...curl("", rpc({ SendMessage: message("send") }))]];

  const stream = rpc({ SendStreamingMessage: message("stream") });
  const cut = rpc({ SendStreamingMessage: message("cut") });
  const start = rpc({ SendMessage: message("cancel", { returnImmediately: true }) });
  return [
    ["# Stream the reply", ...curl("N", stream)],
    [
      "# Cut a stream after a second, then resubscribe: the events that were missed come first",
      ...captured("stream", curl("N -m 1", cut)),
      `task=$(printf '%s' "$stream" | sed -n 's/.*"task":{"id":"\\([^"]*\\)".*/\\1/p')`,
      `last=$(printf '%s' "$stream" | sed -n 's/^id: //p' | tail -n 1)`,
      ...curl("N", rpc({ SubscribeToTask: { id: "'$task'" } }), '-H "Last-Event-ID: $last"'),
    ],
    [
      "# Start a task without waiting for it, then cancel it",
      ...captured("sent", curl("", start)),
      `task=$(printf '%s' "$sent" | sed 's/.*"task":{"id":"\\([^"]*\\)".*/\\1/')`,
      ...curl("", rpc({ CancelTask: { id: "'$task'" } })),
    ],
  ];
}

/** Commands whose output goes into a variable and is shown. */
function captured(variable: string, commands: Commands): Commands {
  const lines = commands.map((line, i) => (i === 0 ? `${variable}=$(${line}` : line));
  return [...lines.slice(0, -1), `${lines.at(-1) ?? ""})`, `printf '%s\\n' "$${variable}"`];
}

/** A Request of the one method that is named. */
function rpc(call: { [M in MethodName]?: Params<M> }): string {
  const [[method, params] = []] = Object.entries(call);
  return JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
}

/** A message whose id is another one each second: the same one again would be answered with its task. */
function message(name: string, configuration?: SendMessageConfiguration): Params<"SendMessage"> {
  return {
    message: {
      messageId: `${name}-'$(date +%s)'`,
      role: "ROLE_USER",
      parts: [{ text: "Hello." }],
    },
    ...(configuration && { configuration }),
  };
}
