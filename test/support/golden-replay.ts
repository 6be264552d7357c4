import { RPC_HEADERS } from "./beacon";
import { type OpenAnswer, openAnswer, type WireRequest } from "./golden-answer";
import { type BodyForm, type Golden, type GoldenExchange, stepOf } from "./golden-file";
import { Bindings } from "./golden-mask";
import { BEACON_GOLDENS, type GoldenProduct } from "./golden-product";

const TARGET = /^([A-Z]+) (\/\S*)(?: (.*))?$/s;

/**
 * Plays the exchanges of a golden, in order, against a server of its own.
 *
 * @param onResponse called with each exchange and the lines of its response, masked as in the golden
 *   where they fit it
 */
export async function replayGolden(
  product: GoldenProduct,
  golden: Golden,
  onResponse: (
    exchange: GoldenExchange,
    response: readonly string[],
    bindings: Bindings,
  ) => void | Promise<void>,
): Promise<void> {
  const server = await product.start(golden);
  const bindings = new Bindings(product.masking, server.given);
  const asides = new Map<string, OpenAnswer>();
  const answerTo = async (exchange: GoldenExchange): Promise<readonly string[]> => {
    const step = stepOf(exchange.request);
    if (step) return takeStep(step, asides);
    const request = wireRequest(exchange, bindings, product);
    for (let sent = 0; sent < (exchange.repeat ?? 0); sent += 1)
      await openAnswer(server.port, request).rest();
    if (exchange.until !== undefined)
      return answerWith(exchange.until, () => openAnswer(server.port, request).rest());
    const answer = openAnswer(server.port, request);
    if (exchange.aside === undefined) return answer.rest();
    asides.set(exchange.aside, answer);
    return [];
  };
  try {
    for (const exchange of golden.exchanges) {
      const mend = server.breakStore(exchange.store);
      const response = await answerTo(exchange).finally(mend);
      await onResponse(exchange, bindings.align(exchange.response, response), bindings);
    }
  } finally {
    for (const answer of asides.values()) answer.leave();
    await server.stop();
  }
}

/** For how long it may take until a response holds what is waited for. */
const PATIENCE_MS = 10_000;

/** The first answer that holds a text; where none does, the last one. */
async function answerWith(
  text: string,
  ask: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (answer.some((line) => line.includes(text)) || Date.now() > deadline) return answer;
  }
}

function takeStep(
  { verb, name }: NonNullable<ReturnType<typeof stepOf>>,
  asides: ReadonlyMap<string, OpenAnswer>,
): readonly string[] | Promise<readonly string[]> {
  const answer = asides.get(name);
  if (!answer) throw new Error(`no request before this step was left aside as ${name}`);
  if (verb === "NEXT") return answer.next();
  if (verb === "REST") return answer.rest();
  answer.leave();
  return [];
}

/** The request that an exchange stands for. */
export function wireRequest(
  exchange: GoldenExchange,
  bindings: Bindings,
  product: GoldenProduct = BEACON_GOLDENS,
): WireRequest {
  const { method, target, text } = splitRequest(bindings.fill(exchange.request), product.endpoint);
  const headers = new Map<string, string>();
  if (text !== undefined) headers.set("Content-Type", RPC_HEADERS["Content-Type"]);
  for (const [name, value] of Object.entries(product.usualHeaders(target)))
    headers.set(name, bindings.fill(value));
  for (const [name, value] of exchange.headers) {
    if (value === undefined) headers.delete(name);
    else headers.set(name, bindings.fill(value));
  }
  return {
    method,
    target,
    headers: Object.fromEntries(headers),
    body: toBytes(text ?? "", exchange.body),
    chunked: exchange.body.chunked === true,
  };
}

/** A request line: a body alone goes to the JSON-RPC endpoint. The text is undefined without one. */
export function splitRequest(
  request: string,
  endpoint: string,
): { method: string; target: string; text?: string } {
  const [line, method = "", target = "", text] = TARGET.exec(request) ?? [];
  if (line === undefined) return { method: "POST", target: endpoint, text: request };
  return text === undefined ? { method, target } : { method, target, text };
}

function toBytes(text: string, { hex, paddedTo = 0 }: BodyForm): Buffer {
  const bytes = Buffer.from(text, hex ? "hex" : "utf8");
  return Buffer.concat([bytes, Buffer.alloc(Math.max(0, paddedTo - bytes.length), " ")]);
}
