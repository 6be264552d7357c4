import { startGateway, type TestGateway } from "../../support/gateway";
import { createGatewayClient, userMessage } from "../../support/gateway-client";
import { createPuppet, status } from "../../support/puppet-agent";

/** More than fit onto the stack as the arguments of one call. */
const EVENTS = 150_000;
const BATCH = 15_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

it("a message that opened a task of very many events is answered with all of them", async () => {
  const puppet = createPuppet();
  await gateway.register({ id: "puppet" }, puppet.module);
  const client = createGatewayClient(gateway.endpoint("puppet"), await gateway.mintKey("puppet"));
  const message = userMessage();
  const configuration = { returnImmediately: true };
  const sent = client.call("SendMessage", { message, configuration });
  const run = await puppet.next();
  const { id: taskId, contextId } = (await sent).result.task;
  const artifact = { artifactId: "a", parts: [{ text: "" }] };
  const event = { artifactUpdate: { taskId, contextId, artifact, append: true } };
  for (let i = 0; i < EVENTS; i += BATCH)
    await gateway.stores.tasks.append({
      taskId,
      at: new Date().toISOString(),
      events: Array.from({ length: BATCH }, () => event),
    });
  run.say(status("COMPLETED"));
  const { result } = await client.call("SendMessage", { message });
  expect(result.task.status.state).toBe("TASK_STATE_COMPLETED");
  expect(result.task.artifacts[0].parts).toHaveLength(EVENTS);
});
