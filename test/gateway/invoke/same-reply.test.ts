import fc from "fast-check";
import type { AgentEvent } from "../../../generated/agent-link/types";
import type { Task } from "../../../generated/types";
import { replyText } from "../../../src/gateway/tasks/reply-text";
import { startGateway, type TestGateway } from "../../support/gateway";
import { createGatewayClient, type GatewayClient, userMessage } from "../../support/gateway-client";
import { createInvokeClient, type InvokeClient } from "../../support/invoke-client";

/** What the agent says to the next message, and whether it throws in the end. */
interface Script {
  events: AgentEvent[];
  throws: boolean;
}

let script: Script;
let gateway: TestGateway;
let rpc: GatewayClient;
let rest: InvokeClient;

beforeAll(async () => {
  gateway = await startGateway({
    modules: {
      actor: async function* () {
        yield* script.events;
        if (script.throws) throw new Error("as the script says");
      },
    },
  });
  const key = await gateway.mintKey("actor");
  rpc = createGatewayClient(gateway.endpoint("actor"), key);
  rest = createInvokeClient(gateway, "actor", key);
});

afterAll(() => gateway.stop());

const text = fc.oneof(
  fc.constantFrom("", "word ", "\n", "né"),
  fc.string({ unit: "grapheme", maxLength: 6 }),
);

const part = fc.oneof(
  { weight: 4, arbitrary: text.map((value) => ({ text: value })) },
  { weight: 1, arbitrary: fc.constantFrom({ data: { n: 1 } }, { raw: "aGk=" }) },
);

const message = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => ({ parts }));

const artifact = fc
  .record({
    artifactId: fc.constantFrom("a", "b", "c"),
    parts: fc.array(part, { minLength: 1, maxLength: 3 }),
    append: fc.constantFrom(true, true, false, undefined),
  })
  .map(({ append, ...rest }) => (append === undefined ? rest : { ...rest, append }));

const status = (...states: string[]) =>
  fc
    .record({ state: fc.constantFrom(...states), message: fc.option(message, { nil: undefined }) })
    .map(({ state, message: words }) => ({
      state: `TASK_STATE_${state}`,
      ...(words ? { message: words } : {}),
    }));

const ENDS = ["COMPLETED", "FAILED", "REJECTED", "CANCELED", "INPUT_REQUIRED", "AUTH_REQUIRED"];

const event = fc.oneof(
  { weight: 5, arbitrary: artifact.map((value) => ({ artifact: value })) },
  { weight: 2, arbitrary: status("WORKING").map((value) => ({ status: value })) },
  { weight: 1, arbitrary: message.map((value) => ({ message: value })) },
);

const ending = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  { weight: 3, arbitrary: status("COMPLETED").map((value) => [{ status: value }]) },
  { weight: 2, arbitrary: status(...ENDS).map((value) => [{ status: value }]) },
);

const scripts = fc
  .record({
    events: fc.array(event, { maxLength: 8 }),
    ending,
    throws: fc.constantFrom(false, false, false, true),
  })
  .map(({ events, ending: last, throws }) => ({
    events: [...events, ...last] as AgentEvent[],
    throws,
  }));

/** The reply text that SendMessage leads to, or undefined where it leads to none. */
async function replyBySendMessage(): Promise<string | undefined> {
  const { result } = await rpc.call("SendMessage", { message: userMessage("Go.") });
  if (result === undefined) return undefined;
  const { task } = result as { task?: Task };
  return task && task.status.state !== "TASK_STATE_COMPLETED" ? undefined : replyText(result);
}

/** Whether the agent only ever adds to the artifact that comes last. */
function onlyGoesOn({ events }: Script): boolean {
  const ids = events.flatMap(({ artifact: value }) => (value ? [value] : []));
  return ids.every(({ artifactId, append }, index) => {
    const earlier = ids.slice(0, index).map((value) => value.artifactId);
    if (!earlier.includes(artifactId)) return true;
    const lastNew = earlier.findLast((id, at) => earlier.indexOf(id) === at);
    return append === true && lastNew === artifactId;
  });
}

describe("the same agent", () => {
  it("gives the same reply text by SendMessage, by invoke and by a streamed invoke", async () => {
    const covered = { replies: 0, none: 0, pieces: 0 };
    await fc.assert(
      fc.asyncProperty(scripts, async (generated) => {
        script = generated;
        const reply = await replyBySendMessage();
        const { status: code, body } = await rest.invoke({ message: "Go." });
        const frames = await rest.frames({ message: "Go." });
        const last = frames.at(-1);
        if (reply === undefined) {
          expect([code, body.error.code]).toEqual([409, "conflict"]);
          expect(last).toEqual({ type: "error", error: body.error });
          covered.none += 1;
          return;
        }
        expect([code, body.reply]).toEqual([200, reply]);
        expect(last).toMatchObject({ type: "agent_reply", text: reply });
        covered.replies += 1;
        if (!onlyGoesOn(generated)) return;
        const pieces = frames.flatMap((frame) =>
          frame.type === "agent_reply_delta" ? [frame.text] : [],
        );
        expect(pieces.join("")).toBe(reply);
        covered.pieces += 1;
      }),
      { numRuns: 200 },
    );
    // The property is about something only if each of its cases came up.
    for (const count of Object.values(covered)) expect(count).toBeGreaterThan(10);
  });
});
