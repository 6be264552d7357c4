import type { AgentEvent } from "../../../generated/agent-link/types";
import { startGateway, type TestGateway } from "../../support/gateway";
import { createInvokeClient } from "../../support/invoke-client";
import { artifact, createPuppet, status } from "../../support/puppet-agent";

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});

afterAll(() => gateway.stop());

/** A client of a new agent that a test speaks for. */
async function puppetClient(id: string) {
  const puppet = createPuppet();
  await gateway.register({ id }, puppet.module);
  return { puppet, client: createInvokeClient(gateway, id, await gateway.mintKey(id)) };
}

/** The frames of an agent that says these events. */
async function framesOf(id: string, ...events: AgentEvent[]) {
  const { puppet, client } = await puppetClient(id);
  const frames = client.frames({ message: "Hello.", context_id: "c-1" });
  const run = await puppet.next();
  run.say(...events);
  run.finish();
  return frames;
}

const delta = (text: string) => ({ type: "agent_reply_delta", text });
const reply = (text: string) => ({ type: "agent_reply", text, context_id: "c-1" });

describe("invoke with Accept: text/event-stream", () => {
  it("sends each piece while the agent still works, then the whole", async () => {
    const { puppet, client } = await puppetClient("live");
    const reader = await Promise.all([
      client.stream({ message: "Hello.", context_id: "c-1" }),
      puppet.next(),
    ]);
    const [stream, run] = reader;
    const next = async () => (await stream.next())?.body;
    run.say(artifact("One, "));
    expect(await next()).toEqual(delta("One, "));
    run.say(artifact("two.", { append: true }));
    expect(await next()).toEqual(delta("two."));
    run.finish();
    expect(await next()).toEqual(reply("One, two."));
    expect(await next()).toBe(undefined);
  });

  it("sends a reply that is no artifact as one piece", async () => {
    expect(await framesOf("one-message", { message: { parts: [{ text: "Hi." }] } })).toEqual([
      delta("Hi."),
      reply("Hi."),
    ]);
    expect(
      await framesOf("one-status", status("WORKING", "Hm."), status("COMPLETED", "Done.")),
    ).toEqual([delta("Done."), reply("Done.")]);
  });

  it("sends a reply of several MiB, piece and whole", async () => {
    const long = "é".repeat(3 * 1024 * 1024);
    const frames = await framesOf("long", { message: { parts: [{ text: long }] } });
    expect(frames.map((frame) => "text" in frame && frame.text === long)).toEqual([true, true]);
  });

  it("sends no empty piece", async () => {
    expect(await framesOf("no-piece", artifact(""), status("COMPLETED"))).toEqual([reply("")]);
  });

  it("sends no more pieces once the agent goes back, and then the whole as it became", async () => {
    expect(await framesOf("replacing", artifact("Wrong."), artifact("Right."))).toEqual([
      delta("Wrong."),
      reply("Right."),
    ]);
    expect(
      await framesOf(
        "interleaving",
        artifact("A", { artifactId: "a" }),
        artifact("B", { artifactId: "b" }),
        artifact("a", { artifactId: "a", append: true }),
        artifact("b", { artifactId: "b", append: true }),
      ),
    ).toEqual([delta("A"), delta("B"), reply("AaBb")]);
  });

  it("ends with an error where the agent gives no reply", async () => {
    expect(
      await framesOf("asking", artifact("So. "), status("INPUT_REQUIRED", "Which city?")),
    ).toEqual([
      delta("So. "),
      {
        type: "error",
        error: { code: "conflict", message: "the agent asks for more input: Which city?" },
      },
    ]);
  });

  it("ends with an error when the time is up", async () => {
    const { puppet, client } = await puppetClient("slow");
    const frames = client.frames({ message: "Hello.", timeout_ms: 1 });
    const run = await puppet.next();
    expect(await frames).toEqual([
      { type: "error", error: { code: "service_timeout", message: expect.any(String) } },
    ]);
    expect(run.signal.aborted).toBe(true);
  });

  it.each([
    ["text/event-stream", "text/event-stream"],
    ["text/event-stream;q=0.9, application/json;q=0.1", "text/event-stream"],
    ["application/json, text/event-stream", "application/json"],
    ["*/*", "application/json"],
    ["text/html", "application/json"],
    ["text/event-stream;q=0, */*", "application/json"],
    ["nonsense", "application/json"],
  ])("answers Accept: %s with %s", async (accept, type) => {
    const { url } = createInvokeClient(gateway, "echo", gateway.demoKeys.echo!);
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "X-Agent-API-Key": gateway.demoKeys.echo!,
        Accept: accept,
      },
      body: '{"message":"Hello."}',
    });
    expect(response.headers.get("content-type")).toBe(type);
    expect(await response.text()).toContain("Hello.");
  });

  it("lets an agent that never waits leave room for others", async () => {
    await gateway.register({ id: "endless" }, async function* () {
      yield artifact("x");
      for (;;) yield artifact("x", { append: true });
    });
    const client = createInvokeClient(gateway, "endless", await gateway.mintKey("endless"));
    const answer = await client.invoke({ message: "Go.", timeout_ms: 100 });
    expect([answer.status, answer.body.error.code]).toEqual([504, "service_timeout"]);
  });
});
