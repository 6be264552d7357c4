import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { GatewayTimes } from "../../src/gateway/gateway-services";

/** One request of a golden and the response it must get. */
export interface GoldenExchange {
  /** The line of the request, counted from 1. */
  line: number;
  /** What follows `>>`. */
  request: string;
  /** Headers to send beside or instead of the usual ones; undefined takes one away. */
  headers: [name: string, value: string | undefined][];
  body: BodyForm;
  store: StoreState;
  /** How often it is sent before the time whose response counts. */
  repeat?: number;
  /** What the response holds whose turn it is: before that the request is sent again. */
  until?: string;
  /** The name under which later steps read the response; undefined where it is read here. */
  aside?: string;
  /** What follows each `<<`; empty when it was never recorded. */
  response: string[];
}

export interface BodyForm {
  /** The body is written in hexadecimal. */
  hex?: true;
  /** It is sent in chunks, without a Content-Length. */
  chunked?: true;
  /** It is filled up with spaces to this many bytes. */
  paddedTo?: number;
}

/**
 * What is done to the database, by another connection, for the time of one exchange. Without the name
 * of a table it is the product's main one that is gone.
 */
export type StoreState = "usable" | "locked" | "unreadable" | `unreadable ${string}`;

/** What a step does with a response that was left aside. */
export type StepVerb = "NEXT" | "REST" | "LEAVE";

/** Times of a Gateway, in milliseconds. */
export type GoldenTimes = Partial<GatewayTimes>;

/** A golden file; `test/wire/README.md` describes the format. */
export interface Golden {
  /** Relative to the folder of the goldens. */
  name: string;
  /** The first comment line. */
  intent: string;
  /** The environment that the server of this file starts with. */
  environment: Record<string, string>;
  times: GoldenTimes;
  exchanges: GoldenExchange[];
}

/** The products that have goldens, each in a folder of its name. */
export type GoldenProductName = "beacon" | "gateway";

const GOLDEN_FOLDER = path.resolve(__dirname, "../wire");

/** The times that a golden may set. */
const TIMES: ReadonlySet<string> = new Set<keyof GoldenTimes>([
  "blockingMaxMs",
  "cancelMs",
  "leaseMs",
  "streamIdleMs",
]);

const EXTENSION = ".io";
const DIRECTIVE = /^\/\/ ([a-z]+): (.*)$/;
const STEP = /^(NEXT|REST|LEAVE) ([a-z-]+)$/;
const STORE = /^(locked|unreadable( [a-z]+)?)$/;

/** Where the goldens of a product are. */
export function goldenFolder(product: GoldenProductName): string {
  return path.join(GOLDEN_FOLDER, product);
}

/** Reads every golden of a product, in the order of their names. */
export function readGoldens(product: GoldenProductName): Golden[] {
  const folder = goldenFolder(product);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(EXTENSION))
    .sort()
    .map((name) => parseGolden(name, readFileSync(path.join(folder, name), "utf8")));
}

/**
 * Parses a golden.
 *
 * @throws Error naming file and line when it is not one
 */
export function parseGolden(name: string, text: string): Golden {
  const lines = text.trimEnd().split("\n");
  const golden: Golden = { name, intent: "", environment: {}, times: {}, exchanges: [] };
  let next = newExchange();
  lines.forEach((text, index) => {
    const line = index + 1;
    const fail = (fault: string): never => {
      throw new Error(`${name}:${line}: ${fault}; test/wire/README.md describes the format`);
    };
    const [, directive, value = ""] = DIRECTIVE.exec(text) ?? [];
    if (directive !== undefined) {
      if (!readDirective(directive, value, next, golden)) fail(`unknown directive ${directive}`);
    } else if (text.startsWith("// ")) {
      golden.intent ||= text.slice(3);
    } else if (text === ">>" || text.startsWith(">> ")) {
      golden.exchanges.push({ ...next, line, request: text.slice(3) });
      next = newExchange();
    } else if (text.startsWith("<< ")) {
      const last = golden.exchanges.at(-1) ?? fail("a response without a request");
      last.response.push(text.slice(3));
    } else if (text !== "") {
      fail("a line is a comment, `>>` or `<<`");
    }
  });
  if (golden.intent === "") throw new Error(`${name}: the first line says what the golden is for`);
  return golden;
}

/** The text of a golden with the responses given, one for each exchange. */
export function withResponses(text: string, responses: readonly string[][]): string {
  let index = 0;
  return text
    .split("\n")
    .filter((line) => !line.startsWith("<<"))
    .flatMap((line) => {
      if (!line.startsWith(">>")) return [line];
      return [line, ...(responses[index++] ?? []).map((response) => `<< ${response}`)];
    })
    .join("\n");
}

/** The step that a request line stands for, if it is one and no request. */
export function stepOf(request: string): { verb: StepVerb; name: string } | undefined {
  const [, verb, name] = STEP.exec(request) ?? [];
  return verb === undefined || name === undefined ? undefined : { verb: verb as StepVerb, name };
}

/** Whether an exchange is one that is answered where it stands. */
export function isAnswered({ request, aside }: GoldenExchange): boolean {
  return aside === undefined && stepOf(request)?.verb !== "LEAVE";
}

/** The lines of a response, told apart: a status unless it is 200, headers, a body. */
export function splitResponse(lines: readonly string[]): { status: number; body: string } {
  const status = Number(/^\d{3}$/.exec(lines[0] ?? "")?.[0] ?? 200);
  const last = lines.at(-1) ?? "";
  const isBody = !/^(\d{3}|[A-Za-z-]+: .*)$/.test(last);
  return { status, body: isBody ? last : "" };
}

function newExchange(): GoldenExchange {
  return { line: 0, request: "", headers: [], body: {}, store: "usable", response: [] };
}

function readDirective(key: string, value: string, next: GoldenExchange, golden: Golden): boolean {
  switch (key) {
    case "env": {
      const [name = "", ...rest] = value.split("=");
      golden.environment[name] = rest.join("=");
      return true;
    }
    case "time": {
      const [, name = "", ms] = /^(\w+)=(\d+)$/.exec(value) ?? [];
      if (!TIMES.has(name)) return false;
      golden.times[name as keyof GoldenTimes] = Number(ms);
      return true;
    }
    case "header": {
      const [name = "", ...rest] = value.split(":");
      next.headers.push([name, rest.length === 0 ? undefined : rest.join(":").trim()]);
      return true;
    }
    case "body":
      return value.split(", ").every((form) => readBodyForm(form, next.body));
    case "store":
      if (!STORE.test(value)) return false;
      next.store = value as StoreState;
      return true;
    case "repeat":
      next.repeat = Number(/^\d+$/.exec(value)?.[0]);
      return next.repeat > 0;
    case "until":
      next.until = value;
      return value !== "";
    case "aside":
      next.aside = value;
      return stepOf(`NEXT ${value}`) !== undefined;
    default:
      return false;
  }
}

function readBodyForm(form: string, body: BodyForm): boolean {
  const [, size] = /^padded to (\d+) bytes$/.exec(form) ?? [];
  if (size !== undefined) body.paddedTo = Number(size);
  else if (form === "hex" || form === "chunked") body[form] = true;
  else return false;
  return true;
}
