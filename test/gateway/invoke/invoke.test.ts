import type { AgentEvent, Delivery } from "../../../generated/agent-link/types";
import { startGateway, type TestGateway } from "../../support/gateway";
import { createInvokeClient, type InvokeClient } from "../../support/invoke-client";
import { artifact, status } from "../../support/puppet-agent";

let gateway: TestGateway;
/** What the agents were handed. */
let deliveries: Delivery[];

/** An agent that says the same to everyone. */
function saying(...events: AgentEvent[]) {
  return async function* (delivery: Delivery): AsyncGenerator<AgentEvent> {
    deliveries.push(delivery);
    yield* events;
  };
}

async function clientOf(agentId: string, caller = "tester"): Promise<InvokeClient> {
  return createInvokeClient(gateway, agentId, await gateway.mintKey(agentId, caller));
}

/** A client of a new agent that says these events. */
async function clientOfSaying(id: string, ...events: AgentEvent[]): Promise<InvokeClient> {
  await gateway.register({ id }, saying(...events));
  return clientOf(id);
}

beforeAll(async () => {
  gateway = await startGateway();
});

beforeEach(() => {
  deliveries = [];
});

afterAll(() => gateway.stop());

describe("POST /{agentId}/v1/invoke", () => {
  it("answers the demo agents, with and without a closing slash", async () => {
    const { url } = createInvokeClient(gateway, "echo", gateway.demoKeys.echo!);
    for (const path of [url, `${url}/`]) {
      const response = await fetch(path, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          Authorization: `Bearer ${gateway.demoKeys.echo!}`,
        },
        body: '{"message":"Hello.","context_id":"c-1"}',
      });
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ reply: "Hello.", context_id: "c-1" });
    }
  });

  it("replies with the artifacts in order, chunks joined", async () => {
    const client = await clientOfSaying(
      "artifacts",
      status("WORKING", "Looking."),
      artifact("One, "),
      artifact("two, ", { append: true }),
      artifact("three.", { artifactId: "b" }),
    );
    expect((await client.invoke({ message: "Count." })).body.reply).toBe("One, two, three.");
  });

  it("replies with the words of the last status where there is no artifact", async () => {
    const client = await clientOfSaying(
      "words",
      status("WORKING", "So."),
      status("COMPLETED", "Done."),
    );
    expect((await client.invoke({ message: "Do." })).body.reply).toBe("Done.");
  });

  it("replies with the message that answers", async () => {
    const client = await clientOfSaying("message", { message: { parts: [{ text: "Hi." }] } });
    expect((await client.invoke({ message: "Hello." })).body.reply).toBe("Hi.");
  });

  it("replies with an empty text to an agent that says nothing", async () => {
    const client = await clientOfSaying("silent");
    const { status: code, body } = await client.invoke({ message: "Hello." });
    expect([code, body.reply]).toEqual([200, ""]);
  });

  it("hands the agent the message as SendMessage would, marked as an invoke", async () => {
    const client = await clientOfSaying("deliveries");
    await client.invoke(
      { message: "Hello.", context_id: "c-1" },
      { "X-A2A-Agent-ID": "their-agent" },
    );
    const [delivery] = deliveries;
    const { id, taskId, contextId, message } = delivery!;
    expect(delivery).toEqual({
      id: taskId,
      kind: "invoke",
      taskId,
      contextId: "c-1",
      message: {
        messageId: message.messageId,
        role: "ROLE_USER",
        taskId,
        contextId: "c-1",
        parts: [{ text: "Hello." }],
      },
      history: [],
      acceptedOutputModes: [],
      principal: "key:tester",
      from: { owner_id: "owner-1", caller_id: "their-agent" },
    });
    expect([id, contextId].every((text) => text !== "")).toBe(true);
  });

  it("names the principal as the caller where no other agent is named", async () => {
    const client = await clientOfSaying("unnamed");
    await client.invoke({ message: "Hello." });
    expect(deliveries[0]?.from.caller_id).toBe("key:tester");
  });

  it("hands on attachments as data parts", async () => {
    await gateway.register(
      { id: "files", inputModes: ["text/plain", "application/json"] },
      saying(),
    );
    const client = await clientOf("files");
    await client.invoke({
      message: "Read.",
      attachments: [{ file_id: "f-1" }, { file_id: "f-2" }],
    });
    expect(deliveries[0]?.message.parts).toEqual([
      { text: "Read." },
      { data: { file_id: "f-1" } },
      { data: { file_id: "f-2" } },
    ]);
  });

  it("refuses attachments where the agent takes text alone, and text where it takes none", async () => {
    const client = await clientOfSaying("text-only");
    const attached = await client.invoke({ message: "Read.", attachments: [{ file_id: "f-1" }] });
    expect([attached.status, attached.body.error.code]).toEqual([415, "unsupported_media_type"]);
    expect(attached.body.error.message).toContain("text/plain");

    await gateway.register({ id: "images", inputModes: ["image/*"] }, saying());
    const text = await (await clientOf("images")).invoke({ message: "Look." });
    expect([text.status, text.body.error.code]).toEqual([415, "unsupported_media_type"]);
    expect(deliveries).toEqual([]);
  });

  it("refuses a caller that does not declare a required extension, and echoes a declared one", async () => {
    const uri = "https://extensions.example/strict";
    await gateway.register({ id: "strict", extensions: [{ uri, required: true }] }, saying());
    const client = await clientOf("strict");
    const without = await client.invoke({ message: "Hello." });
    expect([without.status, without.body.error.code]).toEqual([400, "invalid_body"]);
    expect(without.body.error.message).toContain(uri);

    const declared = await client.invoke({ message: "Hello." }, { "A2A-Extensions": uri });
    expect(declared.status).toBe(200);
    expect(declared.headers.get("a2a-extensions")).toBe(uri);
  });

  it("takes a user's token too, and answers for the user", async () => {
    await gateway.register({ id: "users" }, saying());
    const token = await gateway.issuer.issue("alice");
    const response = await fetch(`${gateway.endpoint("users")}/v1/invoke`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: '{"message":"Hello."}',
    });
    expect(response.status).toBe(200);
    expect(deliveries[0]?.from).toEqual({ owner_id: "alice", caller_id: "user:alice" });
  });
});

describe("invoke: thought", () => {
  const metadata = { thought: "Weighed it." };
  const parts = [{ text: "Yes." }];

  it.each<[where: string, event: AgentEvent]>([
    ["message", { message: { parts, metadata } }],
    ["last-status", { status: { state: "TASK_STATE_COMPLETED", message: { parts }, metadata } }],
    ["status-message", { status: { state: "TASK_STATE_COMPLETED", message: { parts, metadata } } }],
  ])("is what the agent puts into the metadata of the %s", async (where, event) => {
    const client = await clientOfSaying(`thought-${where}`, event);
    expect((await client.invoke({ message: "Well?" })).body).toEqual({
      reply: "Yes.",
      context_id: expect.any(String),
      thought: "Weighed it.",
    });
    const frames = await client.frames({ message: "Well?" });
    expect(frames.at(-1)).toMatchObject({ type: "agent_reply", thought: "Weighed it." });
  });

  it("is absent where it is no text, and where an earlier status has it", async () => {
    const client = await clientOfSaying(
      "no-thought",
      { status: { state: "TASK_STATE_WORKING", metadata } },
      { status: { state: "TASK_STATE_COMPLETED", metadata: { thought: { deep: true } } } },
    );
    expect((await client.invoke({ message: "Well?" })).body).not.toHaveProperty("thought");
  });
});

describe("invoke: 409 conflict", () => {
  it.each([
    ["REJECTED", "the agent refused"],
    ["FAILED", "the agent failed"],
    ["CANCELED", "the agent canceled its work"],
    ["INPUT_REQUIRED", "the agent asks for more input"],
    ["AUTH_REQUIRED", "the agent asks for authorization"],
  ])("says of %s that %s, with the agent's words", async (state, words) => {
    const id = state.toLowerCase().replace("_", "-");
    const client = await clientOfSaying(id, artifact("Half."), status(state, "Which city?"));
    const { status: code, body } = await client.invoke({ message: "Weather?" });
    expect([code, body]).toEqual([
      409,
      { success: false, error: { code: "conflict", message: `${words}: Which city?` } },
    ]);
    const bare = await clientOfSaying(`${id}-bare`, status(state));
    expect((await bare.invoke({ message: "Weather?" })).body.error.message).toBe(words);
  });

  it("says nothing of why an agent threw, before its first word or after", async () => {
    await gateway.register({ id: "thrower" }, async function* (delivery: Delivery) {
      if (delivery.message.parts[0]?.text === "later") yield artifact("Half.");
      throw new Error("secret path /etc/agent");
    });
    const client = await clientOf("thrower");
    for (const message of ["now", "later"]) {
      const { status: code, body } = await client.invoke({ message });
      expect([code, body.error]).toEqual([409, { code: "conflict", message: "the agent failed" }]);
    }
  });

  it("says that an answer is not valid when it is no event", async () => {
    const client = await clientOfSaying("invalid", { nothing: true } as unknown as AgentEvent);
    const { status: code, body } = await client.invoke({ message: "Hello." });
    expect([code, body.error.message]).toEqual([409, "the agent gave an answer that is not valid"]);
  });
});

describe("invoke: 500 internal", () => {
  it("answers for an agent whose module is not there", async () => {
    await gateway.register({
      id: "absent",
      connector: { kind: "module", module: "built-in:none" },
    });
    const { status: code, body } = await (await clientOf("absent")).invoke({ message: "Hello." });
    expect([code, body.error]).toEqual([
      500,
      { code: "internal", message: "the request could not be served" },
    ]);
  });
});
