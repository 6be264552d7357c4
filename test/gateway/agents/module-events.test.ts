import { InvalidAgentEventError } from "../../../src/gateway/agents/connector";
import { readAgentEvent } from "../../../src/gateway/agents/read-agent-event";
import type { AgentModule } from "../../../src/ports/agent-module";
import { startGateway, type TestGateway } from "../../support/gateway";
import { createGatewayClient, userMessage } from "../../support/gateway-client";
import { createInvokeClient } from "../../support/invoke-client";
import { status } from "../../support/puppet-agent";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

let agents = 0;

/** A client of an agent that says these things, whatever they are. */
async function clientOf(...said: unknown[]) {
  agents += 1;
  const id = `raw-${agents}`;
  const module = async function* () {
    yield* said;
  } as unknown as AgentModule;
  await gateway.register({ id }, module);
  const key = await gateway.mintKey(id);
  return {
    ...createGatewayClient(gateway.endpoint(id), key),
    invoker: createInvokeClient(gateway, id, key),
  };
}

const circular: Record<string, unknown> = {};
circular.self = circular;

const part = (members: object) => ({ artifact: { artifactId: "a", parts: [members] } });

/** What is no event, and where its fault is. */
const INVALID: [name: string, said: unknown, words: string][] = [
  ["nothing", undefined, "the event must be an object"],
  ["null", null, "the event must be an object"],
  ["a text", "Hello.", "the event must be an object"],
  ["a function", () => 1, "the event must be an object"],
  ["an empty object", {}, "the event must have exactly one of status, artifact, message"],
  ["data that is undefined", part({ data: undefined }), "artifact.parts[0] must have exactly one"],
  ["data that is a function", part({ data: () => 1 }), "artifact.parts[0] must have exactly one"],
  [
    "a text that is a symbol",
    part({ text: Symbol("a") }),
    "artifact.parts[0] must have exactly one",
  ],
  ["an inherited member", Object.create(status("WORKING")), "the event must have exactly one of"],
  ["what refers to itself", part({ data: circular }), "the event must be what JSON can write"],
  ["a BigInt", part({ data: 1n }), "the event must be what JSON can write"],
  ["no parts", { message: { parts: [] } }, "message.parts must have at least 1 item"],
  ["a state that is none", status("ASLEEP"), "status.state must be one of"],
  [
    "more levels than a worker could send",
    part({ data: JSON.parse("[".repeat(130) + "]".repeat(130)) }),
    "the event must not nest that deep",
  ],
];

describe("readAgentEvent()", () => {
  it.each(INVALID)("names the fault of %s", (_name, said, words) => {
    expect(() => readAgentEvent(said)).toThrow(InvalidAgentEventError);
    expect(() => readAgentEvent(said)).toThrow(words);
  });

  it("reads what JSON makes of what was said, and shares nothing with it", () => {
    const data = { at: new Date(0), list: [undefined], gone: undefined, not: NaN };
    const said = part({ data });
    const { event } = readAgentEvent(said);
    data.list = [];
    expect(event).toEqual(
      part({ data: { at: "1970-01-01T00:00:00.000Z", list: [null], not: null } }),
    );
  });
});

describe("a module", () => {
  it.each(INVALID)("that says %s first is answered for with -32006", async (_name, said) => {
    const { call } = await clientOf(said, status("COMPLETED"));
    expect((await call("SendMessage", { message: userMessage() })).error?.code).toBe(-32006);
    expect((await call("ListTasks", {})).result.totalSize).toBe(0);
  });

  it.each(INVALID)("that says %s later fails its task", async (_name, said) => {
    const { call } = await clientOf(status("WORKING"), said, status("COMPLETED"));
    const { result } = await call("SendMessage", { message: userMessage() });
    expect(result.task.status.state).toBe("TASK_STATE_FAILED");
  });

  it("cannot give a message another author, task or context", async () => {
    const message = {
      messageId: "mine",
      role: "ROLE_USER",
      taskId: "another",
      contextId: "another",
      parts: [{ text: "Hi.", other: 1 }],
      other: 1,
    };
    const alone = await clientOf({ message });
    const given = userMessage("Hello.", { contextId: "c" });
    const parts = [{ text: "Hi." }];
    expect((await alone.call("SendMessage", { message: given })).result).toEqual({
      message: { messageId: "mine", role: "ROLE_AGENT", contextId: "c", parts },
    });
    const within = await clientOf({ status: { state: "TASK_STATE_COMPLETED", message } });
    const { task } = (await within.call("SendMessage", { message: given })).result;
    expect(task.status.message).toEqual({
      messageId: "mine",
      role: "ROLE_AGENT",
      contextId: "c",
      taskId: task.id,
      parts,
    });
  });

  it("adds nothing to the log that the contract does not know", async () => {
    const { call } = await clientOf({
      artifact: {
        artifactId: "a",
        parts: [{ text: "x", other: 1, metadata: { any: "thing" } }],
        other: 1,
      },
      other: 1,
    });
    const { task } = (await call("SendMessage", { message: userMessage() })).result;
    const parts = [{ text: "x", metadata: { any: "thing" } }];
    expect(task.artifacts).toEqual([{ artifactId: "a", parts }]);
    const [, event] = await gateway.stores.tasks.events(task.id, 0);
    expect(event?.json).not.toContain("other");
  });

  it("changes nothing of what its caller said by changing its delivery", async () => {
    const module: AgentModule = async function* (delivery) {
      delivery.message.parts = [{ text: "Never said." }];
      yield status("COMPLETED");
    };
    await gateway.register({ id: "changer" }, module);
    const client = createGatewayClient(
      gateway.endpoint("changer"),
      await gateway.mintKey("changer"),
    );
    const { task } = (await client.call("SendMessage", { message: userMessage("Hello.") })).result;
    expect(task.history).toMatchObject([{ parts: [{ text: "Hello." }] }]);
  });

  it("is read the same way for an invoke", async () => {
    const good = await clientOf({ message: { role: "ROLE_USER", parts: [{ text: "Hi." }] } });
    expect((await good.invoker.invoke({ message: "Hello." })).body.reply).toBe("Hi.");
    const bad = await clientOf(part({ data: undefined }));
    expect((await bad.invoker.invoke({ message: "Hello." })).body.error.code).toBe("conflict");
  });
});
