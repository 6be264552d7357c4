import type { AgentEvent } from "../../../generated/agent-link/types";
import { startGateway, type TestGateway } from "../../support/gateway";
import { createGatewayClient, userMessage } from "../../support/gateway-client";
import { createInvokeClient } from "../../support/invoke-client";
import { artifact, status } from "../../support/puppet-agent";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

async function clientsOf(id: string, say: () => Iterable<AgentEvent>) {
  await gateway.register({ id }, async function* () {
    yield* say();
  });
  const key = await gateway.mintKey(id);
  return {
    client: createGatewayClient(gateway.endpoint(id), key),
    invoker: createInvokeClient(gateway, id, key),
  };
}

describe("what a module says without waiting for anything", () => {
  it("is asked for no faster than it is stored, however large it is", async () => {
    const piece = "x".repeat(1024 * 1024);
    let said = 0;
    const { client } = await clientsOf("flood", function* () {
      for (; said < 200; said += 1) yield artifact(piece, { append: said > 0 });
    });
    const { result } = await client.call("SendMessage", { message: userMessage() });
    expect(result.task.status).toMatchObject({
      state: "TASK_STATE_FAILED",
      message: { parts: [{ text: "The agent said more than a task may hold." }] },
    });
    expect(said).toBeLessThan(40);
  });

  it.each([
    ["small", "Hello."],
    ["large", "Hello. ".repeat(20_000)],
  ])("is one answer when a message comes first, %s as it is", async (size, text) => {
    const { client, invoker } = await clientsOf(`answers-${size}`, () => [
      { message: { parts: [{ text }] } },
      artifact("too late"),
    ]);
    const { result } = await client.call("SendMessage", { message: userMessage() });
    expect(result.message.parts).toEqual([{ text }]);
    expect((await invoker.invoke({ message: "Hi." })).body.reply).toBe(text);
  });

  it("is answered up to where it waits for its caller, as a stream ends there", async () => {
    const { client } = await clientsOf("asks", () => [
      status("INPUT_REQUIRED", "Which?"),
      status("WORKING"),
    ]);
    const message = userMessage();
    const { result } = await client.call("SendMessage", { message });
    expect(result.task.status.state).toBe("TASK_STATE_INPUT_REQUIRED");
    // Asked again, it is what it has become.
    const again = await client.call("SendMessage", { message });
    expect(again.result.task.status.state).toBe("TASK_STATE_COMPLETED");
  });
});
