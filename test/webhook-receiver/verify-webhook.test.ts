import { signNotification } from "../../src/a2a/sign-notification";
import {
  verifyWebhook,
  type VerifyWebhookOptions,
  WebhookVerificationError,
} from "../../src/webhook-receiver";
import { ENCODED_SECRET, makeDelivery, SECRET, taskOf03 } from "../support/signed-delivery";

const TASK = "task-1";

/** Verifies a delivery, with what differs from the usual options. */
function verify(delivery = makeDelivery(), options: Partial<VerifyWebhookOptions> = {}) {
  return verifyWebhook({ ...delivery, secret: SECRET, ...options });
}

/** Answers the code of the refusal, and what was said. */
function refusal(run: () => unknown): [code: string, message: string] {
  try {
    run();
  } catch (error) {
    if (error instanceof WebhookVerificationError) return [error.code, error.message];
    throw error;
  }
  throw new Error("It was not refused");
}

/** A delivery with some header fields replaced; undefined takes one away. */
function withHeaders(
  fields: Record<string, string | undefined>,
  delivery = makeDelivery({ taskId: TASK }),
) {
  const entries = Object.entries({ ...delivery.headers, ...fields });
  const headers = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  return { ...delivery, headers: headers as Record<string, string> };
}

describe("verifyWebhook()", () => {
  it("answers a state of a task", () => {
    const delivery = makeDelivery({ taskId: TASK, messageId: "m-1", timestamp: 1_790_000_000 });
    expect(verify(delivery, { now: new Date(1_790_000_010_000) })).toEqual({
      id: "m-1",
      timestamp: new Date(1_790_000_000_000),
      event: "task.state",
      taskId: TASK,
      payload: JSON.parse(delivery.body),
    });
  });

  it("answers an artifact", () => {
    const delivery = makeDelivery({ taskId: TASK, event: "task.artifact" });
    const payload = JSON.parse(delivery.body);
    expect(verify(delivery)).toMatchObject({ event: "task.artifact", taskId: TASK, payload });
  });

  it("answers a StreamResponse that holds a task", () => {
    const body = JSON.stringify({ task: { id: TASK, status: { state: "TASK_STATE_SUBMITTED" } } });
    expect(verify(makeDelivery({ taskId: TASK, body })).payload).toEqual(JSON.parse(body));
  });

  it.each(["task.state", "task.artifact"])("answers a Task of 0.3 at a %s", (event) => {
    const body = taskOf03(TASK);
    const verified = verify(makeDelivery({ taskId: TASK, event, body }));
    expect(verified).toMatchObject({ event, taskId: TASK, payload: JSON.parse(body) });
  });

  it.each([
    ["Node's headers", ({ headers }: ReturnType<typeof makeDelivery>) => lowerCase(headers)],
    ["Fetch Headers", ({ headers }: ReturnType<typeof makeDelivery>) => new Headers(headers)],
    ["names in capitals", ({ headers }: ReturnType<typeof makeDelivery>) => upperCase(headers)],
    [
      "values in lists, and fields that are not there",
      ({ headers }: ReturnType<typeof makeDelivery>) => ({
        ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]])),
        get: "a field of that name",
        cookie: undefined,
      }),
    ],
  ])("takes %s", (_what, shape) => {
    const delivery = makeDelivery({ taskId: TASK });
    expect(verify(delivery, { headers: shape(delivery) }).taskId).toBe(TASK);
  });

  it("takes the body as bytes", () => {
    const delivery = makeDelivery({ event: "task.artifact" });
    const { payload } = verify(delivery);
    expect(verify(delivery, { body: Buffer.from(delivery.body) }).payload).toEqual(payload);
    const bytes = new TextEncoder().encode(delivery.body);
    expect(verify(delivery, { body: bytes }).payload).toEqual(payload);
  });

  it("takes a secret with a key in base64", () => {
    const delivery = makeDelivery({ secret: ENCODED_SECRET, taskId: TASK });
    expect(verify(delivery, { secret: ENCODED_SECRET }).taskId).toBe(TASK);
  });

  it("takes what any of several secrets has signed, while they are changed", () => {
    for (const secret of [SECRET, ENCODED_SECRET]) {
      const secrets = [ENCODED_SECRET, SECRET];
      expect(verify(makeDelivery({ secret, taskId: TASK }), { secret: secrets }).taskId).toBe(TASK);
    }
  });

  it("takes one of several signatures, and ignores schemes that it does not know", () => {
    const { headers, body } = makeDelivery({ taskId: TASK });
    const [t, v1] = headers["X-BeeOS-Signature"]!.split(",") as [string, string];
    const standard = headers["webhook-signature"]!;
    const many = {
      "X-BeeOS-Signature": `${t},v0=aa,v1=${"0".repeat(64)},${v1},v2=bb`,
      "webhook-signature": `v1a,abc v1,${"A".repeat(43)}= ${standard} v2,def`,
    };
    expect(verify({ headers: { ...headers, ...many }, body }).taskId).toBe(TASK);
  });

  it("takes a delivery with the signature of Standard Webhooks alone", () => {
    expect(verify(withHeaders({ "X-BeeOS-Signature": undefined })).taskId).toBe(TASK);
  });

  it("compares the token where it is told one", () => {
    const delivery = withHeaders({ "X-A2A-Notification-Token": "token-1" });
    expect(verify(delivery, { token: "token-1" }).taskId).toBe(TASK);
    expect(verify(delivery).taskId).toBe(TASK);
    expect(refusal(() => verify(delivery, { token: "token-2" }))).toEqual([
      "bad_token",
      "X-A2A-Notification-Token is wrong",
    ]);
    expect(refusal(() => verify(withHeaders({}), { token: "token-1" }))).toEqual([
      "missing_header",
      "X-A2A-Notification-Token is missing",
    ]);
  });

  it.each([
    ["webhook-id", undefined, "missing_header", "webhook-id is missing"],
    ["webhook-id", "", "malformed_header", "webhook-id is malformed"],
    ["webhook-id", "a.1", "malformed_header", "webhook-id is malformed"],
    ["webhook-id", "m-1, m-2", "malformed_header", "webhook-id is malformed"],
    ["webhook-id", "x".repeat(257), "malformed_header", "webhook-id is malformed"],
    ["webhook-timestamp", undefined, "missing_header", "webhook-timestamp is missing"],
    ["webhook-timestamp", "now", "malformed_header", "webhook-timestamp is malformed"],
    ["webhook-timestamp", "-1", "malformed_header", "webhook-timestamp is malformed"],
    ["webhook-timestamp", "1e9", "malformed_header", "webhook-timestamp is malformed"],
    ["webhook-timestamp", "01790000000", "malformed_header", "webhook-timestamp is malformed"],
    ["webhook-timestamp", "9".repeat(400), "malformed_header", "webhook-timestamp is malformed"],
    ["webhook-signature", undefined, "missing_header", "webhook-signature is missing"],
    ["webhook-signature", "", "malformed_header", "webhook-signature is malformed"],
    ["webhook-signature", "v1", "bad_signature", "No secret has made the signatures"],
    ["webhook-signature", "v1,", "bad_signature", "No secret has made the signatures"],
    ["X-BeeOS-Signature", "", "malformed_header", "X-BeeOS-Signature must have one t"],
    ["X-BeeOS-Signature", "v1=ab", "malformed_header", "X-BeeOS-Signature must have one t"],
    ["X-BeeOS-Signature", "t=1,t=2,v1=ab", "malformed_header", "X-BeeOS-Signature must have one t"],
    ["X-BeeOS-Signature", "t=1", "bad_signature", "No secret has made the signatures"],
    ["X-BeeOS-Event", undefined, "missing_header", "X-BeeOS-Event is missing"],
    ["X-BeeOS-Event", "task_state", "malformed_header", "X-BeeOS-Event is malformed"],
    [
      "X-BeeOS-Event",
      "task.artifact",
      "malformed_header",
      "X-BeeOS-Event is not what the body says",
    ],
    ["X-BeeOS-Task-Id", undefined, "missing_header", "X-BeeOS-Task-Id is missing"],
    ["X-BeeOS-Task-Id", "task-2", "malformed_header", "X-BeeOS-Task-Id is not what the body says"],
  ])("refuses a delivery whose %s is %p", (name, value, code, message) => {
    expect(refusal(() => verify(withHeaders({ [name]: value })))).toEqual([code, message]);
  });

  it("refuses a field that is there twice", () => {
    const delivery = makeDelivery();
    const headers = { ...delivery.headers, "Webhook-ID": delivery.headers["webhook-id"] };
    expect(refusal(() => verify(delivery, { headers }))[0]).toBe("malformed_header");
  });

  it("refuses a timestamp that lies further away than the tolerance, and not one at its edge", () => {
    const timestamp = 1_790_000_000;
    const delivery = makeDelivery({ timestamp, taskId: TASK });
    const at = (seconds: number, toleranceSeconds?: number) => () =>
      verify(delivery, { now: new Date((timestamp + seconds) * 1000), toleranceSeconds });
    for (const run of [at(300), at(-300), at(0, 0), at(60, 60)]) expect(run().taskId).toBe(TASK);
    expect(refusal(at(301))).toEqual(["stale", "It was signed too long ago"]);
    expect(refusal(at(-301))).toEqual(["future", "It was signed in the future"]);
    expect(refusal(at(61, 60))[0]).toBe("stale");
    expect(refusal(at(NaN))[0]).toBe("stale");
    expect(refusal(at(0, NaN))[0]).toBe("stale");
  });

  it("refuses what was signed with another secret", () => {
    const delivery = makeDelivery({ secret: "another secret, as long" });
    for (const secret of [SECRET, ENCODED_SECRET, [SECRET, ENCODED_SECRET]])
      expect(refusal(() => verify(delivery, { secret }))[0]).toBe("bad_signature");
  });

  it("refuses signatures that two secrets have made", () => {
    const other = makeDelivery({ secret: ENCODED_SECRET }).headers["X-BeeOS-Signature"];
    const delivery = withHeaders({ "X-BeeOS-Signature": other });
    const secret = [SECRET, ENCODED_SECRET];
    expect(refusal(() => verify(delivery, { secret }))[0]).toBe("bad_signature");
  });

  it("refuses a delivery that is sent again under another id, which X-BeeOS-Signature does not cover", () => {
    const delivery = withHeaders({ "webhook-id": "another" });
    expect(refusal(() => verify(delivery))[0]).toBe("bad_signature");
  });

  it("refuses a delivery whose id has grown by the timestamp", () => {
    const [id, timestamp] = ["m-1", 1_790_000_000];
    const body = "17.{}";
    const delivery = makeDelivery({ messageId: id, timestamp, body });
    const grown = { "webhook-id": `${id}.${timestamp}`, "webhook-timestamp": "17" };
    const headers = { ...delivery.headers, ...grown, "X-BeeOS-Signature": undefined };
    const now = new Date(17_000);
    expect(refusal(() => verify(delivery, { headers, body: "{}", now }))[0]).toBe(
      "malformed_header",
    );
  });

  it.each([
    ["nothing", "", "The body is no JSON in UTF-8"],
    ["no JSON", "{", "The body is no JSON in UTF-8"],
    ["JSON after a byte order mark", "\ufeff{}", "The body is no JSON in UTF-8"],
    ["null", "null", "The body is no push notification"],
    ["a list", "[]", "The body is no push notification"],
    ["a text", '"statusUpdate"', "The body is no push notification"],
    ["an empty object", "{}", "The body is no push notification"],
    ["an update that is null", '{"statusUpdate":null}', "The body is no push notification"],
    ["an update of no task", '{"artifactUpdate":{}}', "The body is no push notification"],
    ["a task without an id", '{"kind":"task","id":""}', "The body is no push notification"],
    ["a message", '{"message":{"messageId":"m"}}', "The body is no push notification"],
  ])("refuses a body that is %s, signed as it may be", (_what, body, message) => {
    for (const secret of [SECRET, ENCODED_SECRET])
      expect(
        refusal(() => verify(makeDelivery({ secret, body, taskId: TASK }), { secret })),
      ).toEqual(["bad_body", message]);
  });

  it("refuses bytes that are no UTF-8, signed as they may be", () => {
    const body = Buffer.from(`{"statusUpdate":{"taskId":"${TASK}","text":"\u00ff"}}`, "latin1");
    const { headers } = makeDelivery({ taskId: TASK, messageId: "m-1", timestamp: 1_790_000_000 });
    const signatures = signNotification({
      secret: SECRET,
      messageId: "m-1",
      timestamp: 1_790_000_000,
      body,
    });
    const delivery = { headers: { ...headers, ...signatures }, body };
    const now = new Date(1_790_000_000_000);
    expect(refusal(() => verifyWebhook({ ...delivery, secret: SECRET, now }))).toEqual([
      "bad_body",
      "The body is no JSON in UTF-8",
    ]);
  });

  it("refuses a body of any depth without an error of another kind", () => {
    const body = "[".repeat(1_000_000);
    expect(refusal(() => verify(makeDelivery({ body })))).toEqual([
      "bad_body",
      "The body is no JSON in UTF-8",
    ]);
  });

  it.each([
    ["no secret", { secret: undefined as unknown as string }, TypeError],
    ["an empty secret", { secret: "" }, TypeError],
    ["no secrets", { secret: [] }, TypeError],
    ["an empty secret among others", { secret: [SECRET, ""] }, TypeError],
    ["a secret without a key", { secret: "whsec_words" }, RangeError],
    ["a body that was parsed", { body: {} as unknown as string }, TypeError],
    ["a body that was not read", { body: undefined as unknown as string }, TypeError],
  ])("tells a mistake of the receiver's own from a bad delivery: %s", (_what, options, kind) => {
    expect(() => verify(makeDelivery(), options)).toThrow(kind);
  });
});

function lowerCase(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([k, v]) => [k.toLowerCase(), v]));
}

function upperCase(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([k, v]) => [k.toUpperCase(), v]));
}
