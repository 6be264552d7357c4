import { DOCS_PAGE } from "../../generated/docs-beacon";
import messageSchema from "../../generated/message.schema.json";
import openrpc from "../../generated/openrpc.json";
import receiptSchema from "../../generated/receipt.schema.json";
import { createDocsDocument } from "../../src/http/docs-document";

/** The origin under which the Beacon of a golden says that it is reached. */
export const GOLDEN_PUBLIC_URL = "https://beacon.example";

export interface Mask {
  /** What may stand where the mask does. */
  pattern: string;
  /** Where a recording puts it: the pattern, in these surroundings. */
  before: string;
  after: string;
  /** Whether two masks of other numbers stand for other values. */
  isDistinct: boolean;
}

/** What the goldens of a product do not write out. */
export interface Masking {
  /** What differs from run to run. `<id:1>` is the first id of a file, wherever it stands. */
  masks: Readonly<Record<string, Mask>>;
  /** Published documents that a golden names instead of repeating: each is what was generated. */
  documents: Readonly<Record<string, string>>;
}

/** The masks that both products have. */
export const SHARED_MASKS: Masking["masks"] = {
  time: {
    pattern: "\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z",
    before: '(?<=")',
    after: '(?=")',
    isDistinct: false,
  },
  date: {
    pattern: "[A-Z][a-z]{2}, \\d\\d [A-Z][a-z]{2} \\d{4} \\d\\d:\\d\\d:\\d\\d GMT",
    before: "(?<=: )",
    after: "$",
    isDistinct: false,
  },
  hash: {
    pattern: "[A-Za-z0-9+/_-]{43}=?",
    before: '(?<=^ETag: "|sha256-)',
    after: "",
    isDistinct: true,
  },
  seconds: {
    pattern: "\\d{1,2}",
    before: '(?<=^Retry-After: |;t=|try again in |"retryAfterSeconds":")',
    after: "",
    isDistinct: false,
  },
};

export const BEACON_MASKING: Masking = {
  masks: {
    id: { pattern: "[0-9a-f]{44}", before: '(?<=")', after: '(?=")', isDistinct: true },
    ...SHARED_MASKS,
  },
  documents: {
    "<openrpc>": JSON.stringify({
      ...openrpc,
      servers: [{ name: "Beacon", url: `${GOLDEN_PUBLIC_URL}/a2a/v1` }],
    }),
    "<message schema>": JSON.stringify(messageSchema),
    "<receipt schema>": JSON.stringify(receiptSchema),
    "<docs page>": createDocsDocument(DOCS_PAGE, GOLDEN_PUBLIC_URL).text.trimEnd(),
  },
};

const PLACEHOLDER = /<[a-z]+:[a-z0-9-]+>/g;

/** The values that the masks of one golden stand for, as its exchanges go on. */
export class Bindings {
  readonly #values: Map<string, string>;
  readonly #masking: Masking;

  /** @param given what stands in requests from the start, such as `<key:demo>` */
  constructor(masking = BEACON_MASKING, given: Readonly<Record<string, string>> = {}) {
    this.#masking = masking;
    this.#values = new Map(Object.entries(given));
  }

  /** A request with the values that its masks stand for. */
  fill(text: string): string {
    return text.replace(PLACEHOLDER, (placeholder) => {
      const value = this.#values.get(placeholder);
      if (value === undefined) throw new Error(`no response before this one holds ${placeholder}`);
      return value;
    });
  }

  /**
   * A response as the golden writes it, where it fits; where it does not, with masks of its own, so
   * that the two can be compared line by line.
   */
  align(golden: readonly string[], response: readonly string[]): readonly string[] {
    const bound = new Map(this.#values);
    const fits =
      golden.length === response.length &&
      response.every((line, index) =>
        matches(golden[index] ?? "", this.#nameDocuments(line), bound, this.#masking.masks),
      );
    if (!fits) return this.mask(response);
    for (const [placeholder, value] of bound) this.#values.set(placeholder, value);
    return golden;
  }

  /** A response with masks: known values under the names they have, others under new ones. */
  mask(response: readonly string[]): string[] {
    return response.map((line) => {
      let masked = this.#nameDocuments(line);
      for (const [kind, { before, pattern, after }] of Object.entries(this.#masking.masks))
        masked = masked.replace(new RegExp(before + pattern + after, "g"), (value) =>
          this.#nameOf(kind, value),
        );
      return masked;
    });
  }

  /** A line with the published documents in it under their names. */
  #nameDocuments(line: string): string {
    return Object.entries(this.#masking.documents).reduce(
      (named, [name, document]) => named.replace(document, () => name),
      line,
    );
  }

  #nameOf(kind: string, value: string): string {
    const prefix = `<${kind}:`;
    const names = [...this.#values].filter(([placeholder]) => placeholder.startsWith(prefix));
    const known = names.find(([, bound]) => bound === value)?.[0];
    if (known !== undefined) return known;
    const placeholder = `${prefix}${names.length + 1}>`;
    this.#values.set(placeholder, value);
    return placeholder;
  }
}

/** Whether a line is as the golden has it, and what the masks in it stand for then. */
function matches(
  golden: string,
  line: string,
  bound: Map<string, string>,
  masks: Masking["masks"],
): boolean {
  const maskOf = (placeholder: string) => masks[placeholder.slice(1).split(":")[0]!];
  const names: string[] = [];
  let source = "";
  let end = 0;
  for (const { 0: placeholder, index } of golden.matchAll(PLACEHOLDER)) {
    const mask = maskOf(placeholder);
    if (!mask) continue;
    source += `${escapeRegExp(golden.slice(end, index))}(${mask.pattern})`;
    end = index + placeholder.length;
    names.push(placeholder);
  }
  const match = new RegExp(`^${source}${escapeRegExp(golden.slice(end))}$`).exec(line);
  return (
    match !== null &&
    names.every((name, index) => {
      return bind(bound, name, match[index + 1]!, maskOf(name)!.isDistinct);
    })
  );
}

/** Lets a mask stand for a value from here on, if it may. */
function bind(
  bound: Map<string, string>,
  placeholder: string,
  value: string,
  isDistinct: boolean,
): boolean {
  const known = bound.get(placeholder);
  if (known !== undefined) return known === value;
  if (isDistinct && [...bound.values()].includes(value)) return false;
  bound.set(placeholder, value);
  return true;
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
