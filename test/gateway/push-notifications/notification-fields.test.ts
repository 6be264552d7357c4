import { createHmac } from "node:crypto";
import {
  notificationFields,
  type NotificationFieldsInput,
} from "../../../src/gateway/push-notifications/notification-fields";

const CONTENT = {
  event: "task.state",
  contentType: "application/a2a+json",
  body: '{"statusUpdate":{"text":"grüß"}}',
} as const;

/** The fields of an attempt at 1790000000.999, in unix seconds. */
function fields(
  changes: Partial<NotificationFieldsInput> = {},
  scheme?: string,
): Record<string, string> {
  return notificationFields({
    notification: {
      ...{ number: 1, configNumber: 1, revision: 0, taskId: "task-1", messageId: "message-1" },
      ...{ renderer: "a2a-1.0", sequence: 2, attempts: 0, dueAt: "2026-01-01T00:00:00.000Z" },
      ...{ eventBytes: 0, taskBytes: 0 },
      config: {
        ...{ id: "hook", renderer: "a2a-1.0", url: "https://receiver.example" },
        ...(scheme === undefined ? {} : { scheme }),
        has: { token: false, credentials: false, secret: false },
        createdAt: "2026-01-01T00:00:00.000Z",
      },
    },
    ...{ secrets: {}, content: CONTENT, now: 1_790_000_000_999 },
    ...changes,
  });
}

const PLAIN = {
  "Content-Type": "application/a2a+json",
  "User-Agent": "a2a-gateway-webhooks/1.0",
  "X-BeeOS-Event": "task.state",
  "X-BeeOS-Task-Id": "task-1",
  "webhook-id": "message-1",
  "webhook-timestamp": "1790000000",
};

describe("notificationFields()", () => {
  it("says what it is, and nothing of what there is not", () => {
    expect(fields()).toEqual(PLAIN);
    const content = {
      ...CONTENT,
      event: "task.artifact",
      contentType: "application/json",
    } as const;
    expect(fields({ content })).toEqual({
      ...PLAIN,
      ...{ "Content-Type": "application/json", "X-BeeOS-Event": "task.artifact" },
    });
  });

  it("has all that the configuration has", () => {
    const secrets = { token: "token-1", credentials: "credentials-1", secret: "secret".repeat(3) };
    expect(fields({ secrets }, "Bearer")).toEqual({
      ...PLAIN,
      Authorization: "Bearer credentials-1",
      "X-A2A-Notification-Token": "token-1",
      "X-BeeOS-Signature": expect.stringMatching(/^t=1790000000,v1=[0-9a-f]{64}$/),
      "webhook-signature": expect.stringMatching(/^v1,[A-Za-z0-9+/]{43}=$/),
    });
  });

  it.each([
    ["without credentials", {}, "Bearer", undefined],
    ["without a scheme", { credentials: "c" }, undefined, undefined],
    ["with no scheme of a 0.3 client", { credentials: "c" }, "[]", undefined],
    ["with the first of several schemes", { credentials: "c" }, '["Basic","Bearer"]', "Basic c"],
  ])("authenticates %s", (_what, secrets, scheme, expected) => {
    expect(fields({ secrets }, scheme).Authorization).toBe(expected);
  });

  it("signs the bytes of the body, as of now, with the same time in all three", () => {
    const secret = "a secret of words";
    for (const now of [1_790_000_000_000, 1_790_000_000_999, 1_790_000_300_000]) {
      const signed = fields({ secrets: { secret }, now });
      const seconds = Math.floor(now / 1000);
      const hmac = (text: string) => createHmac("sha256", secret).update(text);
      expect(signed["webhook-timestamp"]).toBe(`${seconds}`);
      expect(signed["X-BeeOS-Signature"]).toBe(
        `t=${seconds},v1=${hmac(`${seconds}.${CONTENT.body}`).digest("hex")}`,
      );
      expect(signed["webhook-signature"]).toBe(
        `v1,${hmac(`message-1.${seconds}.${CONTENT.body}`).digest("base64")}`,
      );
    }
  });
});
