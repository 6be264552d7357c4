import { startGateway, type TestGateway } from "../../support/gateway";
import { createGatewayClient } from "../../support/gateway-client";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const message = { messageId: "m", role: "ROLE_USER", parts: [{ text: "Hello." }] };
const message03 = {
  kind: "message",
  messageId: "m",
  role: "user",
  parts: [{ kind: "text", text: "Hello." }],
};

const clientOf = (version: string) =>
  createGatewayClient(gateway.endpoint("echo"), gateway.demoKeys.echo!, version);

describe.each([
  ["1.0", "SendMessage", message],
  ["1.0", "SendStreamingMessage", message],
  ["0.3", "message/send", message03],
  ["0.3", "message/stream", message03],
])("A2A %s %s", (version, method, valid) => {
  it.each([
    ["messageId", "m\ud800"],
    ["messageId", "\udc00\ud800"],
    ["contextId", "\ud800"],
    ["contextId", "c\udfff"],
  ])("refuses a %s that UTF-8 cannot write", async (name, id) => {
    const { error } = await clientOf(version).call(method, { message: { ...valid, [name]: id } });
    expect(error).toMatchObject({
      code: -32602,
      data: [
        {
          fieldViolations: [
            { field: `message.${name}`, description: "must be well-formed Unicode" },
          ],
        },
      ],
    });
  });
});

it.each(["\u{1F600}", "a\u0000b", "\u202e", "\ufffd"])(
  "a context may be called %j, and its tasks be found and continued by it",
  async (contextId) => {
    const { call } = clientOf("1.0");
    const messageId = `m-${contextId}`;
    const sent = await call("SendMessage", { message: { ...message, messageId, contextId } });
    expect(sent.result.task.contextId).toBe(contextId);
    const { result } = await call("ListTasks", { contextId });
    expect(result.tasks).toMatchObject([{ id: sent.result.task.id, contextId }]);
    const taskId = sent.result.task.id as string;
    const more = { ...message, messageId: `${messageId}-2`, taskId, contextId };
    // Ended, and that is all there is to say against it.
    expect((await call("SendMessage", { message: more })).error?.code).toBe(-32004);
  },
);
