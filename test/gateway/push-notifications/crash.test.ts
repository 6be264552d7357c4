import { createGatewayStores } from "../../../src/adapters/sqlite/gateway/gateway-stores";
import { openGatewayDatabase } from "../../../src/adapters/sqlite/gateway/database";
import { timeOrderedIds } from "../../../src/adapters/time-ordered-ids";
import { mintCredential } from "../../../src/gateway/keys/mint-credential";
import { systemClock } from "../../../src/ports/clock";
import { makeDataDir } from "../../support/beacon";
import { createGatewayClient, type GatewayClient, userMessage } from "../../support/gateway-client";
import { agentRecord } from "../../support/gateway-fixtures";
import { type ServingGateway, serveGatewayProgram } from "../../support/gateway-program";
import { PUSH_ENVIRONMENT } from "../../support/push-gateway";
import { status } from "../../support/puppet-agent";
import { type Answer, type Receiver, startReceiver } from "../../support/receiver";

let gateway: ServingGateway;
let receiver: Receiver;
let answer: (path: string) => Answer;
let credentials: { key: string; token: string };
let environment: NodeJS.ProcessEnv;

beforeEach(async () => {
  environment = { ...PUSH_ENVIRONMENT, GATEWAY_DATA_DIR: makeDataDir() };
  credentials = await registerQueueAgent(environment.GATEWAY_DATA_DIR ?? "");
  answer = () => 204;
  receiver = await startReceiver(({ path }) => answer(path));
  gateway = await serveGatewayProgram(environment);
});
afterEach(async () => {
  await gateway.end("SIGKILL");
  await receiver.close();
});

/** A queue agent: its tasks outlive the process. */
async function registerQueueAgent(folder: string) {
  const db = openGatewayDatabase(folder, { create: true });
  const { agents, credentials: store } = createGatewayStores(db);
  await agents.add(agentRecord({ id: "queue", connector: { kind: "worker", mode: "queue" } }));
  const minting = { agents, credentials: store, clock: systemClock, ids: timeOrderedIds };
  const mint = async (kind: "key" | "token") =>
    (
      await mintCredential(minting, {
        kind,
        agentId: "queue",
        ...(kind === "key" ? { caller: "tester" } : {}),
      })
    ).secret;
  const minted = { key: await mint("key"), token: await mint("token") };
  db.close();
  return minted;
}

const caller = () => createGatewayClient(`${gateway.publicUrl}/queue`, credentials.key);
const worker = () => createGatewayClient(`${gateway.publicUrl}/queue/link`, credentials.token);

/** Opens a task, and answers what publishes for it. */
async function open(by: GatewayClient) {
  const configuration = { returnImmediately: true };
  const { result } = await by.call("SendMessage", { message: userMessage(), configuration });
  const taskId = String(result.task.id);
  const claimed = await worker().call("Claim", { waitMs: 0 });
  const [{ delivery, leaseId }] = claimed.result.deliveries as [
    { delivery: { id: string }; leaseId: string },
  ];
  const publish = async (eventId: string, event: object) => {
    const params = { deliveryId: delivery.id, leaseId, eventId, events: [event] };
    const { result, error } = await worker().call("Publish", params);
    if (error) throw new RefusedError(JSON.stringify(error));
    return result as object;
  };
  return { taskId, publish };
}

class RefusedError extends Error {}

function unlessRefused(reason: unknown): undefined {
  if (reason instanceof RefusedError) throw reason;
  return undefined;
}

async function restart(): Promise<void> {
  await gateway.end("SIGKILL");
  gateway = await serveGatewayProgram(environment);
}

const numbersOf = (path: string) =>
  receiver.of(path).map(({ body }) => Number(/"text":"(\d+)"/.exec(body)?.[1]));

const KILLS = 4;

describe("after SIGKILL", () => {
  it("what was committed and not sent is sent, and what was sent and not recorded is sent again", async () => {
    const { taskId, publish } = await open(caller());
    const set = { taskId, id: "hook", url: receiver.url("/hook") };
    await caller().call("CreateTaskPushNotificationConfig", set);
    // The first one is sent and never answered; the others are committed, and wait for it.
    answer = () => () => undefined;
    for (const text of ["1", "2", "3"]) await publish(text, status("WORKING", text));
    const [unanswered] = await receiver.until(1, "/hook");
    answer = () => 204;
    await restart();
    const received = await receiver.until(4, "/hook");
    expect(numbersOf("/hook")).toEqual([1, 1, 2, 3]);
    expect(received[1]?.body).toBe(unanswered?.body);
    expect(received[1]?.headers["webhook-id"]).toBe(unanswered?.headers["webhook-id"]);
    // What is recorded is not sent again.
    await publish("4", status("WORKING", "4"));
    await receiver.until(5, "/hook");
    await gateway.end();
    gateway = await serveGatewayProgram(environment);
    await publish("5", status("COMPLETED", "5"));
    await receiver.until(6, "/hook");
    expect(numbersOf("/hook")).toEqual([1, 1, 2, 3, 4, 5]);
  });

  it("time and again, each configuration hears of each event, in order", async () => {
    const { taskId, publish } = await open(caller());
    const paths = ["/a", "/b", "/c", "/d"];
    for (const path of paths) {
      const set = { taskId, id: path, url: receiver.url(path) };
      await caller().call("CreateTaskPushNotificationConfig", set);
    }
    let kills = 0;
    let restarted = Promise.resolve();
    answer = () => {
      // In the middle of what goes on at the four.
      if (receiver.received.length >= 130 * (kills + 1) && kills < KILLS) {
        kills += 1;
        restarted = restart();
      }
      return 204;
    };
    const wanted = Array.from({ length: 160 }, (_, index) => index + 1);
    for (const number of wanted) {
      const text = String(number);
      const event = status(number === wanted.length ? "COMPLETED" : "WORKING", text);
      // Cut off, it is not known to be there, and is said again under the same id.
      while ((await publish(text, event).catch(unlessRefused)) === undefined) await restarted;
    }
    for (const path of paths) {
      while (new Set(numbersOf(path)).size < wanted.length)
        await receiver.until(receiver.of(path).length + 1, path);
      expect([...new Set(numbersOf(path))]).toEqual(wanted);
      const ids = receiver.of(path).map(({ headers }) => headers["webhook-id"]);
      expect(new Set(ids).size).toBe(wanted.length);
    }
    expect(kills).toBe(KILLS);
  });
});
