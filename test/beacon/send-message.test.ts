import { createHash } from "node:crypto";
import { toCanonicalJson } from "../../src/a2a/canonical-json";
import { beaconMessage, call, startBeacon, type TestBeacon, textMessage } from "../support/beacon";
import { storedRows } from "../support/stored";

let beacon: TestBeacon;
let before: number;
beforeAll(async () => {
  beacon = await startBeacon();
});
beforeEach(() => {
  before = storedRows(beacon.dataDir).length;
});
afterAll(() => beacon.stop());

const send = (params: unknown) => call(beacon, "SendMessage", params);

function message(members: object = {}): Record<string, unknown> {
  return { ...textMessage(), ...members };
}

/** What was stored since the test began. */
function stored() {
  return storedRows(beacon.dataDir).slice(before);
}

describe("SendMessage", () => {
  it("stores a text message and answers a submitted task with the receipt", async () => {
    const { result } = await send({ message: textMessage() });
    const { task } = result;
    expect(task.status.state).toBe("TASK_STATE_SUBMITTED");
    expect(task.metadata.receipt).toMatchObject({
      receipt_id: task.id,
      kind: "unstructured",
      status: "stored",
      received_at: task.status.timestamp,
    });
    expect(Object.keys(result)).toEqual(["task"]);
    expect(Object.keys(task)).toEqual(["id", "status", "metadata"]);
  });

  it("takes one valid data part for a structured submission", async () => {
    const { result } = await send({ message: message({ parts: [{ data: beaconMessage() }] }) });
    expect(result.task.metadata.receipt.kind).toBe("structured");
    expect(stored()).toMatchObject([{ kind: "structured" }]);
  });

  it("stores the whole message as received, in canonical JSON, and proves it by the digest", async () => {
    const received = {
      zeta: { unknown: [1, null, "kept"] },
      message_id: "proto spelling",
      role: 1,
      parts: [{ media_type: "text/plain", text: "\u0000\u001b[31m\u202e\ud83d\ude00 ü" }],
      metadata: { context_id: null, b: 1, a: 1.5e3 },
      extensions: null,
    };
    const { result } = await send({ message: received });
    const [row] = stored();
    expect(row?.content).toBe(toCanonicalJson(received));
    expect(JSON.parse(row!.content)).toEqual(received);
    const { receipt } = result.task.metadata;
    expect(receipt.bytes).toBe(Buffer.byteLength(row!.content));
    const digest = createHash("sha256").update(row!.content).digest("hex");
    expect(receipt.digest).toBe(`sha-256:${digest}`);
  });

  it("opens a new task for a repeated messageId", async () => {
    const one = await send({ message: textMessage() });
    const two = await send({ message: textMessage() });
    expect(two.result.task.id).not.toBe(one.result.task.id);
    expect(stored()).toHaveLength(2);
  });

  it.each([true, false])(
    "answers at once when returnImmediately is %p",
    async (returnImmediately) => {
      const { result } = await send({ message: message(), configuration: { returnImmediately } });
      expect(result.task.status.state).toBe("TASK_STATE_SUBMITTED");
    },
  );

  it.each([
    ["taskId", { taskId: "" }],
    ["contextId", { contextId: "" }],
    ["both in proto spelling", { task_id: "", context_id: "" }],
    ["both null", { taskId: null, contextId: null }],
  ])("takes an empty %s for an absent one", async (_what, members) => {
    expect(await send({ message: message(members) })).toHaveProperty("result.task.id");
  });

  it("takes a taskPushNotificationConfig of null for an absent one", async () => {
    const configuration = { taskPushNotificationConfig: null, historyLength: 3 };
    expect(await send({ message: message(), configuration })).toHaveProperty("result.task.id");
  });

  it.each([
    ["a member of the contract", '"metadata":{"a":1e400}', "message.metadata.*"],
    ["any other, which is kept too", '"other":{"a":1e400}', "message"],
  ])("refuses a number beyond a double in %s", async (_name, member, field) => {
    const text = `{"message":{"messageId":"m","role":"ROLE_USER","parts":[{"text":"a"}],${member}}}`;
    const response = await fetch(beacon.endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json", "A2A-Version": "1.0" },
      body: `{"jsonrpc":"2.0","id":1,"method":"SendMessage","params":${text}}`,
    });
    expect(await response.json()).toMatchObject({
      error: { code: -32602, data: [{ fieldViolations: [{ field }] }] },
    });
    expect(stored()).toEqual([]);
  });
});

/** The faults of a message in the order in which they are looked for. */
const faults: [string, object, object, number][] = [
  ["an invalid message", { messageId: "" }, {}, -32602],
  ["another role", { role: "ROLE_AGENT" }, {}, -32602],
  ["a file part", { parts: [{ text: "a" }, { url: "https://a.example/" }] }, {}, -32005],
  ["an unknown taskId", { taskId: "unknown" }, {}, -32001],
  ["a contextId", { contextId: "c" }, {}, -32004],
  [
    "a push notification config",
    {},
    { configuration: { taskPushNotificationConfig: { url: "https://a.example/" } } },
    -32003,
  ],
  ["nothing to store", { parts: [{ text: " " }] }, {}, -32602],
];

describe("SendMessage refuses", () => {
  it.each(faults)("%s", async (_what, members, params, code) => {
    const { error } = await send({ message: message(members), ...params });
    expect(error?.code).toBe(code);
    expect(stored()).toEqual([]);
  });

  const pairs = faults.flatMap((first, i) =>
    faults
      .slice(i + 1)
      // Two faults of one member cannot be put together.
      .filter((second) => Object.keys(first[1]).every((member) => !(member in second[1])))
      .map((second) => [`${first[0]} before ${second[0]}`, first, second] as const),
  );

  it.each(pairs)("%s", async (_what, first, second) => {
    const { error } = await send({
      message: message({ ...second[1], ...first[1] }),
      ...second[2],
      ...first[2],
    });
    expect(error?.code).toBe(first[3]);
    expect(stored()).toEqual([]);
  });

  it.each([
    ["raw", { raw: "aGk=" }],
    ["raw that is no base64", { raw: "%%%" }],
    ["url", { url: "http://127.0.0.1:1/" }],
    ["url that is none", { url: "no url" }],
    ["an empty raw", { raw: "" }],
    ["raw beside texts", { raw: "aGk=", filename: "a.txt", mediaType: "text/plain" }],
  ])("a part with %s, which it neither decodes nor fetches", async (_what, part) => {
    const { error } = await send({ message: message({ parts: [{ text: "a" }, part] }) });
    expect(error?.code).toBe(-32005);
  });

  it("a known taskId with -32004, an unknown one with -32001", async () => {
    const { result } = await send({ message: textMessage() });
    const known = await send({ message: message({ taskId: result.task.id }) });
    expect(known.error?.code).toBe(-32004);
    const unknown = await send({ message: message({ task_id: `${result.task.id}0` }) });
    expect(unknown.error?.code).toBe(-32001);
  });

  it.each(["ROLE_AGENT", "ROLE_UNSPECIFIED", 0, 2])(
    "the role %p by what is wanted",
    async (role) => {
      const { error } = await send({ message: message({ role }) });
      expect(error?.data?.[0].fieldViolations).toEqual([
        { field: "message.role", description: "must be ROLE_USER" },
      ]);
    },
  );
});
