import http from "node:http";
import { once } from "node:events";
import { rpc } from "../../support/beacon";
import { startGateway, type TestGateway } from "../../support/gateway";
import { createGatewayClient, userMessage } from "../../support/gateway-client";
import { artifact, createPuppet, type Puppet, status } from "../../support/puppet-agent";

async function startTask(gateway: TestGateway, puppet: Puppet) {
  const key = await gateway.mintKey("puppet");
  const client = createGatewayClient(gateway.endpoint("puppet"), key);
  const configuration = { returnImmediately: true };
  const sent = client.call("SendMessage", { message: userMessage(), configuration });
  const run = await puppet.next();
  const { id } = (await sent).result.task;
  run.say(status("WORKING"));
  return { key, client, run, id: id as string };
}

describe("a stream that is idle for too long", () => {
  it("ends with an error event, and the task goes on", async () => {
    const puppet = createPuppet();
    const gateway = await startGateway({
      modules: { puppet: puppet.module },
      times: { streamIdleMs: 100 },
    });
    try {
      const { client, run, id } = await startTask(gateway, puppet);
      const reader = await client.stream("SubscribeToTask", { id });
      const events = await reader.rest();
      expect(events.at(-1)!.body.error?.code).toBe(-31504);
      expect(events.slice(0, -1).every(({ body }) => body.result !== undefined)).toBe(true);
      expect(gateway.services.hub.size()).toBe(0);
      expect(run.signal.aborted).toBe(false);
      const canceled = client.call("CancelTask", { id });
      run.say(status("CANCELED"));
      expect((await canceled).result.status.state).toBe("TASK_STATE_CANCELED");
    } finally {
      await gateway.stop();
    }
  });
});

describe("a stream whose agent says nothing at first", () => {
  it("begins with the task, and a message then completes it", async () => {
    const puppet = createPuppet();
    const gateway = await startGateway({
      modules: { puppet: puppet.module },
      times: { streamFirstWordMs: 50 },
    });
    try {
      const key = await gateway.mintKey("puppet");
      const client = createGatewayClient(gateway.endpoint("puppet"), key);
      const opened = client.stream("SendStreamingMessage", { message: userMessage() });
      const run = await puppet.next();
      const reader = await opened;
      const first = (await reader.next())!.body.result;
      expect(first.task).toMatchObject({
        id: run.delivery.taskId,
        status: { state: "TASK_STATE_SUBMITTED" },
      });
      run.say({ message: { parts: [{ text: "Yes." }] } });
      const [last, ...more] = await reader.rest();
      expect(more).toEqual([]);
      expect(last!.body.result.statusUpdate.status).toMatchObject({
        state: "TASK_STATE_COMPLETED",
        message: { parts: [{ text: "Yes." }] },
      });
    } finally {
      await gateway.stop();
    }
  });
});

describe("a subscriber that does not read", () => {
  it("is dropped and never waited for", async () => {
    const puppet = createPuppet();
    const gateway = await startGateway({ modules: { puppet: puppet.module } });
    try {
      const { key, client, run, id } = await startTask(gateway, puppet);
      const deaf = http.request(gateway.endpoint("puppet"), {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "A2A-Version": "1.0",
          Authorization: `Bearer ${key}`,
        },
      });
      deaf.end(JSON.stringify(rpc("SubscribeToTask", { id })));
      const [response] = (await once(deaf, "response")) as [http.IncomingMessage];
      response.pause();
      const dropped = once(response, "error");

      const reader = await client.stream("SubscribeToTask", { id });
      await reader.next();
      const text = "x".repeat(512 * 1024);
      for (let i = 0; i < 30; i += 1) {
        run.say(artifact(text));
        expect((await reader.next())!.data).toContain(text);
      }
      response.resume();
      await dropped;
      expect(response.complete).toBe(false);
      run.say(status("COMPLETED"));
      const rest = await reader.rest();
      expect(rest).toHaveLength(1);
      expect(gateway.services.hub.size()).toBe(0);
    } finally {
      await gateway.stop();
    }
  });
});
