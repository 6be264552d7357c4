import { once } from "node:events";
import type { Delivery } from "../../../generated/agent-link/types";
import { startGateway, type TestGateway } from "../../support/gateway";
import { createGatewayClient, userMessage } from "../../support/gateway-client";
import { createInvokeClient } from "../../support/invoke-client";
import { artifact, createPuppet, status } from "../../support/puppet-agent";

let gateway: TestGateway;
/** One that waits 200 ms for a blocking call, and no longer. */
let hasty: TestGateway;

beforeAll(async () => {
  [gateway, hasty] = await Promise.all([
    startGateway(),
    startGateway({ times: { blockingMaxMs: 200 } }),
  ]);
});

afterAll(() => Promise.all([gateway.stop(), hasty.stop()]));

async function puppetClient(id: string, at = gateway) {
  const puppet = createPuppet();
  await at.register({ id }, puppet.module);
  return { puppet, client: createInvokeClient(at, id, await at.mintKey(id)) };
}

function aborted(signal: AbortSignal): Promise<unknown> {
  return signal.aborted ? Promise.resolve() : once(signal, "abort");
}

describe("invoke: 504 service_timeout", () => {
  it.each([
    ["timeout_ms", 20, "20 ms"],
    ["the gateway's bound where timeout_ms is longer", 3_600_000, "200 ms"],
    ["the gateway's bound where nothing is asked for", undefined, "200 ms"],
  ])("answers after %s, and the agent is told to stop", async (_name, timeout, words) => {
    const { puppet, client } = await puppetClient(`late-${String(timeout)}`, hasty);
    const answering = client.invoke({
      message: "Hello.",
      ...(timeout ? { timeout_ms: timeout } : {}),
    });
    const run = await puppet.next();
    const { status: code, body } = await answering;
    expect([code, body.error.code]).toEqual([504, "service_timeout"]);
    expect(body.error.message).toContain(words);
    expect(run.signal.aborted).toBe(true);
    // What it still says goes nowhere, and hurts nobody.
    run.say(artifact("Late."), status("COMPLETED"));
    run.finish();
  });
});

describe("invoke: a caller that leaves", () => {
  it.each(["application/json", "text/event-stream"])(
    "has the agent told to stop, at Accept: %s",
    async (accept) => {
      const { puppet, client } = await puppetClient(`left-${accept.replace("/", "-")}`);
      const controller = new AbortController();
      const left = fetch(client.url, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "X-Agent-API-Key": await gateway.mintKey(`left-${accept.replace("/", "-")}`, "leaver"),
          Accept: accept,
        },
        body: '{"message":"Hello."}',
        signal: controller.signal,
      }).then(
        () => "answered",
        () => "left",
      );
      const run = await puppet.next();
      expect(run.signal.aborted).toBe(false);
      controller.abort();
      await aborted(run.signal);
      run.finish();
      expect(["left", "answered"]).toContain(await left);
    },
  );

  it("does not stop an agent whose reply was read", async () => {
    const { puppet, client } = await puppetClient("read");
    const answering = client.invoke({ message: "Hello." });
    const run = await puppet.next();
    run.say(status("COMPLETED", "Done."));
    expect((await answering).body.reply).toBe("Done.");
    expect(run.signal.aborted).toBe(false);
    run.finish();
  });
});

describe("invoke: what it leaves behind", () => {
  it("is no task, whatever became of it", async () => {
    const { puppet, client } = await puppetClient("traceless");
    const rpc = createGatewayClient(
      gateway.endpoint("traceless"),
      await gateway.mintKey("traceless"),
    );
    for (const end of [status("COMPLETED"), status("FAILED"), status("INPUT_REQUIRED")]) {
      const answering = client.invoke({ message: "Hello.", context_id: "c-1" });
      const run = await puppet.next();
      run.say(artifact("Some."), end);
      run.finish();
      await answering;
      const { error } = await rpc.call("GetTask", { id: run.delivery.taskId });
      expect(error?.message).toBe("Task not found");
    }
    expect((await rpc.call("ListTasks", {})).result.totalSize).toBe(0);
    const { rows } = await gateway.stores.tasks.list({ agentId: "traceless" }, { limit: 9 });
    expect(rows).toEqual([]);
  });
});

describe("invoke: contexts", () => {
  it("are the caller's own: what others did in one of the same name is not there", async () => {
    const seen: Delivery[] = [];
    await gateway.register({ id: "contexts" }, async function* (delivery: Delivery) {
      seen.push(delivery);
      yield { message: { parts: [{ text: delivery.from.caller_id }] } };
    });
    const clientOf = async (caller: string) =>
      createInvokeClient(gateway, "contexts", await gateway.mintKey("contexts", caller));
    const [alice, bob] = [await clientOf("alice"), await clientOf("bob")];
    const body = { message: "Who am I?", context_id: "shared" };
    const answers = [await alice.invoke(body), await bob.invoke(body)];
    expect(answers.map((answer) => answer.body)).toEqual([
      { reply: "key:alice", context_id: "shared" },
      { reply: "key:bob", context_id: "shared" },
    ]);
    expect(seen.map(({ history }) => history)).toEqual([[], []]);
    expect(new Set(seen.map(({ taskId }) => taskId)).size).toBe(2);
  });

  it("are opened where none is named, a new one each time, and can be gone on in", async () => {
    const echo = createInvokeClient(gateway, "echo", gateway.demoKeys.echo!);
    const first = (await echo.invoke({ message: "a" })).body.context_id;
    const second = (await echo.invoke({ message: "a" })).body.context_id;
    expect(first).not.toBe(second);
    const on = await echo.invoke({ message: "b", context_id: first });
    expect(on.body.context_id).toBe(first);
  });

  it("are the same that SendMessage speaks in", async () => {
    const echo = createInvokeClient(gateway, "echo", gateway.demoKeys.echo!);
    const rpc = createGatewayClient(gateway.endpoint("echo"), gateway.demoKeys.echo!);
    const contextId = (await echo.invoke({ message: "a" })).body.context_id;
    const { result } = await rpc.call("SendMessage", { message: userMessage("b", { contextId }) });
    expect(result.task.contextId).toBe(contextId);
  });
});

describe("invoke: many at once", () => {
  it("gives each its own reply", async () => {
    const echo = createInvokeClient(gateway, "echo", gateway.demoKeys.echo!);
    const words = Array.from({ length: 60 }, (_, index) => `word ${index}`);
    const replies = await Promise.all(
      words.map(async (message, index) => {
        if (index % 2 === 0) return (await echo.invoke({ message })).body.reply;
        return (await echo.frames({ message })).at(-1);
      }),
    );
    expect(replies).toEqual(
      words.map((text, index) =>
        index % 2 === 0 ? text : { type: "agent_reply", text, context_id: expect.any(String) },
      ),
    );
  });
});
