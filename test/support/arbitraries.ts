import fc from "fast-check";
import { METHOD_NAMES } from "../../generated/methods";
import { MARKER } from "./marker";

/** Where the Beacon takes JSON. */
export const TARGETS = ["/a2a/v1", "/beacon/0.1/messages"] as const;

/** Strings that are more likely than chance to mean something here. */
const tellingStrings = fc.constantFrom(
  "",
  "__proto__",
  "constructor",
  "toString",
  "\u0000",
  "\u202e",
  "\ud800",
  "1.0",
  "2.0",
  "ROLE_USER",
  "ROLE_AGENT",
  "beacon/0.1",
  "x".repeat(300),
  "\u{1F600}".repeat(130),
);

const strings = fc.oneof(fc.string({ unit: "binary", maxLength: 20 }), tellingStrings);

/** JSON values, with members of meaning among their names; every string may carry the marker. */
export const json: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom(null, true, false, 0, -0, 1, -1, 1.5, 2 ** 53, -1e300, 5e-324),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    marked(strings),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(names(), tie("value"), { maxKeys: 5, noNullPrototype: true }),
  ),
})).value;

function marked(text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.oneof(
    text,
    text.map((value) => value + MARKER),
  );
}

function names(): fc.Arbitrary<string> {
  return fc.oneof(
    marked(strings),
    fc.constantFrom("id", "jsonrpc", "method", "params", "message", "parts", "role", "text"),
    fc.constantFrom("messageId", "message_id", "data", "raw", "url", "metadata", "configuration"),
    fc.constantFrom("protocol", "kind", "subject", "body", "from", "language", "sent_at"),
  );
}

const native = {
  protocol: "beacon/0.1",
  kind: "question",
  subject: MARKER,
  body: MARKER,
  from: { name: MARKER, operator: MARKER, homepage: `https://${MARKER}.example` },
  language: "en",
  sent_at: "2026-01-31T12:00:00Z",
};

const message = {
  messageId: MARKER,
  role: "ROLE_USER",
  parts: [
    { text: MARKER, metadata: { [MARKER]: MARKER }, filename: MARKER, mediaType: MARKER },
    { data: native },
  ],
  metadata: { [MARKER]: [MARKER] },
  extensions: [MARKER],
  referenceTaskIds: [MARKER],
};

const configuration = { acceptedOutputModes: [MARKER], historyLength: 1, returnImmediately: true };

/** Params of every shape that a method takes, full of markers. */
const params = {
  message,
  configuration,
  tenant: MARKER,
  metadata: { [MARKER]: MARKER },
  id: MARKER,
  taskId: MARKER,
  historyLength: 1,
  pageSize: 5,
  pageToken: MARKER,
  contextId: MARKER,
  status: "TASK_STATE_WORKING",
  statusTimestampAfter: "2026-01-31T12:00:00Z",
  includeArtifacts: true,
};

const requestOf = (method: string) => ({
  target: TARGETS[0] as string,
  value: { jsonrpc: "2.0", id: MARKER, method, params } as object,
});

/** Valid bodies, by where they go: a Request of each method, and a native message. */
export const validBodies: fc.Arbitrary<{ target: string; value: object }> = fc.oneof(
  { weight: 2, arbitrary: fc.constant(requestOf("SendMessage")) },
  { weight: 1, arbitrary: fc.constantFrom(...METHOD_NAMES).map(requestOf) },
  { weight: 1, arbitrary: fc.constant({ target: TARGETS[1], value: native }) },
);
