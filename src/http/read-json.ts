import type { IncomingMessage } from "node:http";
import { parseJson } from "../jsonrpc/parse-json";
import { isPlainJson } from "./content-type";
import { readBody } from "./read-body";
import { Refusal } from "./refusal";

/**
 * Reads a request body that is one JSON document: size → content type → UTF-8 and JSON.
 *
 * @throws Refusal `too_large`, `unsupported_media_type` or `invalid_json`
 * @throws RequestAbortedError when the sender goes away first
 */
export async function readJson(req: IncomingMessage, maxBodyBytes: number): Promise<unknown> {
  const body = await readBody(req, maxBodyBytes);
  if (!isPlainJson(req))
    throw new Refusal(
      "unsupported_media_type",
      "send application/json in UTF-8, without a Content-Encoding",
    );
  const json = parseJson(body);
  if (json.kind === "not-json")
    throw new Refusal("invalid_json", "the body must be one JSON document in UTF-8");
  return json.value;
}
