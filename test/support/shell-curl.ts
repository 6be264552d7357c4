import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** What a command of curl was answered with: the body, or the data of each event. */
export interface CurlAnswer {
  bodies: unknown[];
}

/** Makes the call that a command line is, with variables of the shell. */
export type RunCommand = (
  command: string,
  variables: Readonly<Record<string, string>>,
) => Promise<CurlAnswer>;

/** Runs a command as it is shown, by a shell and curl. */
export const runCurl: RunCommand = async (command, variables) => {
  const { stdout } = await sh(command, variables);
  return { bodies: bodiesOf(stdout) };
};

/** Lets a shell read a command as it is shown, and makes the call itself: for where there is no curl. */
export const callAsCurl: RunCommand = async (command, variables) => {
  const { stdout } = await sh(`curl() { printf '%s\\0' "$@"; }\n${command}`, variables);
  const [, url = "", ...options] = stdout.split("\0").slice(0, -1);
  const headers = new Headers();
  let body: string | undefined;
  for (let index = 0; index < options.length; index += 2) {
    const [option, value = ""] = options.slice(index, index + 2);
    if (option === "-d") body = value;
    else if (option === "-H") headers.set(value.split(": ")[0]!, value.split(": ")[1]!);
    else throw new Error(`an option of curl that nobody knows here: ${option}`);
  }
  const method = body === undefined ? "GET" : "POST";
  const response = await fetch(url, { method, headers, ...(body !== undefined && { body }) });
  return { bodies: bodiesOf(await response.text()) };
};

function sh(script: string, variables: Readonly<Record<string, string>>) {
  const env = { ...process.env, no_proxy: "127.0.0.1", ...variables };
  return promisify(execFile)("sh", ["-c", script], { env });
}

function bodiesOf(text: string): unknown[] {
  const events = [...text.matchAll(/^data: (.*)$/gm)].map(([, data = ""]) => data);
  return (events.length > 0 ? events : [text]).map((body) => JSON.parse(body) as unknown);
}
