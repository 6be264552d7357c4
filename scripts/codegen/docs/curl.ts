import type { Product } from "../../contract/product";
import { html, type Html, joined } from "./html";

export interface CurlCall {
  path: string;
  headers: Record<string, string>;
  body?: unknown;
  isStream?: boolean;
}

/**
 * A command line of curl, which a POSIX shell takes as it stands. Variables in the path and in the header
 * fields are the shell's; the id of a task in the body is the variable TASK.
 */
export function curl(call: CurlCall, product: Product, origin: Html): Html {
  const { path, body } = call;
  const mark = path.includes("$") ? '"' : "'";
  const fields = Object.entries(call.headers).map(
    ([name, value]) => `-H ${quote(`${name}: ${value}`)}`,
  );
  const first = html`curl -s${call.isStream === true && "N"} ${mark}${origin}${path}${mark}`;
  const data =
    body === undefined ? [] : [`-d ${quoteBody(JSON.stringify(body, null, 2), product)}`];
  return html`${joined([first, ...fields, ...data], " \\\n  ")}`;
}

function quote(text: string): string {
  return text.includes("$")
    ? `"${text.replace(/["\\`]/g, "\\$&")}"`
    : `'${text.replaceAll("'", `'\\''`)}'`;
}

function quoteBody(json: string, { taskId }: Product): string {
  const escaped = json.replaceAll("'", `'\\''`);
  return `'${escaped.replaceAll(`"${taskId}"`, `"'"$TASK"'"`)}'`;
}
