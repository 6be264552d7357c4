import fc from "fast-check";
import openrpc03 from "../../generated/a2a-0.3/openrpc.json";
import openrpcLink from "../../generated/agent-link/openrpc.json";
import openrpc10 from "../../generated/openrpc.json";
import { echo } from "../../src/gateway/demo-agents/echo";
import { post } from "../support/beacon";
import { takeContractFaults } from "../support/contract-tap";
import { startGateway, type TestGateway } from "../support/gateway";
import { createGatewayClient, type GatewayClient, userMessage } from "../support/gateway-client";
import { type Mutation, mutated, mutation } from "../support/mutate";
import { callsOf, type OpenRpc } from "../support/schema-arbitraries";
import { registerWorker, sendAtOnce, type WorkerSetup } from "../support/worker";

/** What stands for the ids of a task and of a delivery that are there. */
const TASK_ID = "<task>";
const DELIVERY_ID = "<delivery>";

/** Changes that make of something valid something that is not. */
const changes = fc.oneof(
  { weight: 2, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: fc.array(mutation, { minLength: 1, maxLength: 2 }) },
);

/** Names an agent's or a task's id, or leaves it out, so that more calls go further. */
const usually = (value: unknown, other: unknown) => fc.constantFrom(value, value, value, other);
const named = {
  role: fc.constantFrom("ROLE_USER", "user"),
  id: usually(TASK_ID, "\ud800"),
  taskId: usually(undefined, TASK_ID),
  taskPushNotificationConfig: usually(undefined, null),
  pushNotificationConfig: usually(undefined, null),
  deliveryId: usually(DELIVERY_ID, "\ud800"),
  // Who waits, waits for something to come.
  waitMs: usually(0, -1),
};

let gateway: TestGateway;
let client: GatewayClient;
let key: string;
let queue: WorkerSetup;
let taskId: string;

beforeAll(async () => {
  gateway = await startGateway();
  await gateway.register({ id: "any", inputModes: ["*/*"] }, echo);
  key = await gateway.mintKey("any");
  client = createGatewayClient(gateway.endpoint("any"), key);
  queue = await registerWorker(gateway, "queue");
  const { result } = await client.call("SendMessage", { message: userMessage() });
  taskId = result.task.id;
});
afterEach(async () => {
  const { result } = await client.call("SendMessage", { message: userMessage() });
  expect(result.task.status.state).toBe("TASK_STATE_COMPLETED");
});
afterAll(() => gateway.stop());

interface Call {
  method: string;
  params: object;
}

/** Posts a call and holds the whole answer against what is promised of any. */
async function expectNoInternalError(
  url: string,
  headers: Record<string, string>,
  { method, params }: Call,
  mutations: readonly Mutation[],
  deliveryId = "",
): Promise<void> {
  const given = mutated(params, mutations).replace(TASK_ID, taskId);
  const body = `{"jsonrpc":"2.0","id":1,"method":"${method}","params":${given || "{}"}}`;
  const response = await post(url, body.replace(DELIVERY_ID, deliveryId), {
    "Content-Type": "application/json",
    ...headers,
  });
  expect(response.status).toBeLessThan(500);
  expect(await response.text()).not.toContain('"code":-32603');
  expect(takeContractFaults()).toEqual([]);
}

describe("no params make an internal error, or an answer that the contract does not declare:", () => {
  it.each([
    ["1.0", openrpc10],
    ["0.3", openrpc03],
  ])("A2A %s", async (version, document) => {
    const url = gateway.endpoint("any");
    const headers = { "A2A-Version": version, "X-Agent-API-Key": key };
    await fc.assert(
      fc.asyncProperty(callsOf(document as OpenRpc, named), changes, (call, mutations) =>
        expectNoInternalError(url, headers, call, mutations),
      ),
      { numRuns: 1_000 },
    );
  });

  it("the agent's link", async () => {
    const { caller, worker } = queue;
    const headers = { Authorization: `Bearer ${worker.token}` };
    const calls = callsOf(openrpcLink as OpenRpc, named).filter(
      ({ method, params }) => method !== "Claim" || "waitMs" in params,
    );
    await fc.assert(
      fc.asyncProperty(calls, changes, async (call, mutations) => {
        const { id } = await sendAtOnce(caller);
        // A claim that names no time waits for half a minute: it keeps the one that it has.
        const kept = call.method === "Claim" ? [] : mutations;
        await expectNoInternalError(worker.url, headers, call, kept, id);
      }),
      { numRuns: 400 },
    );
  });

  it("REST invoke", async () => {
    const params = {
      message: "Hello.",
      context_id: "c",
      attachments: [{ file_id: "f" }],
      timeout_ms: 5_000,
    };
    const headers = { "Content-Type": "application/json", "X-Agent-API-Key": key };
    await fc.assert(
      fc.asyncProperty(fc.array(mutation, { maxLength: 2 }), async (mutations) => {
        const body = mutated(params, mutations);
        const response = await post(`${gateway.endpoint("any")}/v1/invoke`, body, headers);
        expect(response.status).toBeLessThan(500);
        expect(takeContractFaults()).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
