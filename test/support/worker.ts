import type { Delivery } from "../../generated/agent-link/types";
import type { Credential } from "../../src/ports/credential-store";
import { mintCredential } from "../../src/gateway/keys/mint-credential";
import { systemClock } from "../../src/ports/clock";
import { timeOrderedIds } from "../../src/adapters/time-ordered-ids";
import type { RpcBody } from "./beacon";
import type { TestGateway } from "./gateway";
import { createGatewayClient, type GatewayClient, userMessage } from "./gateway-client";
import type { SseReader } from "./sse-reader";

/** The agent's own process, as a test speaks for it word by word. */
export interface TestWorker {
  url: string;
  token: string;
  credential: Credential;
  /** Calls a method of the link. */
  call(method: string, params?: unknown): Promise<RpcBody>;
  publish(deliveryId: string, eventId: string, ...events: object[]): Promise<RpcBody>;
  /** Publishes under a lease. */
  publishUnder(
    lease: { deliveryId: string; leaseId: string },
    eventId: string,
    ...events: object[]
  ): Promise<RpcBody>;
  /** Opens a Receive and waits until it is live. */
  receive(): Promise<SseReader>;
}

/** An agent that workers answer for, a worker of it, and a caller. */
export interface WorkerSetup {
  agentId: string;
  worker: TestWorker;
  caller: GatewayClient;
}

let agents = 0;

/** Registers an agent of its own for a test. */
export async function registerWorker(
  gateway: TestGateway,
  mode: "push" | "queue",
): Promise<WorkerSetup> {
  agents += 1;
  const agentId = `${mode}-${agents}`;
  await gateway.register({ id: agentId, connector: { kind: "worker", mode } });
  const caller = createGatewayClient(gateway.endpoint(agentId), await gateway.mintKey(agentId));
  return { agentId, caller, worker: await connectWorker(gateway, agentId) };
}

/** A worker with a token of its own. */
export async function connectWorker(gateway: TestGateway, agentId: string): Promise<TestWorker> {
  const minting = { ...gateway.stores, clock: systemClock, ids: timeOrderedIds };
  const { secret: token, credential } = await mintCredential(minting, { kind: "token", agentId });
  return workerAt(`${gateway.endpoint(agentId)}/link`, token, credential);
}

/** The same worker at another address, as after a restart. */
export function workerAt(url: string, token: string, credential: Credential): TestWorker {
  const link = createGatewayClient(url, token);
  return {
    url,
    token,
    credential,
    call: link.call,
    publish: (deliveryId, eventId, ...events) =>
      link.call("Publish", { deliveryId, eventId, events }),
    publishUnder: (lease, eventId, ...events) =>
      link.call("Publish", { ...lease, eventId, events }),
    async receive() {
      const stream = await link.stream("Receive");
      const first = await stream.next();
      if (!first?.body.result?.ready) throw new Error(`not ready: ${first?.data ?? "closed"}`);
      return stream;
    },
  };
}

/** The next delivery of a Receive stream. */
export async function nextDelivery(stream: SseReader): Promise<Delivery> {
  return (await nextHanded(stream)).delivery;
}

/** The next delivery of a Receive stream, and the lease under which it was handed over. */
export async function nextHanded(
  stream: SseReader,
): Promise<{ delivery: Delivery; deliveryId: string; leaseId: string }> {
  const event = await stream.next();
  if (!event?.body.result?.delivery) throw new Error(`no delivery: ${event?.data ?? "closed"}`);
  const { delivery, leaseId } = event.body.result;
  return { delivery, deliveryId: delivery.id, leaseId };
}

/** Claims one delivery, waiting for it. */
export async function claimOne(
  worker: TestWorker,
): Promise<{ deliveryId: string; leaseId: string; delivery: Delivery }> {
  const { result } = await worker.call("Claim", {});
  const [{ delivery, leaseId }] = result.deliveries;
  return { delivery, deliveryId: delivery.id, leaseId };
}

/** Sends a message and answers the task without waiting for it. */
export async function sendAtOnce(caller: GatewayClient, text = "Hello."): Promise<any> {
  const message = userMessage(text);
  const configuration = { returnImmediately: true };
  return (await caller.call("SendMessage", { message, configuration })).result.task;
}
