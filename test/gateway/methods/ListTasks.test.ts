import { startGateway, type TestGateway } from "../../support/gateway";
import { createGatewayClient, type GatewayClient, userMessage } from "../../support/gateway-client";
import {
  artifact,
  createPuppet,
  type Puppet,
  type PuppetRun,
  status,
} from "../../support/puppet-agent";
import { nextMillisecond } from "../../support/next-millisecond";

let gateway: TestGateway;
let puppet: Puppet;
let client: GatewayClient;

beforeEach(async () => {
  puppet = createPuppet();
  gateway = await startGateway({ modules: { puppet: puppet.module } });
  client = createGatewayClient(gateway.endpoint("puppet"), await gateway.mintKey("puppet"));
});

afterEach(() => gateway.stop());

/** A task in a state; its agent can go on where it is not terminal. */
async function taskIn(
  state: string,
  members: object = {},
): Promise<{ id: string; run: PuppetRun }> {
  const configuration = { returnImmediately: true };
  const message = userMessage("x", { ...members });
  const sent = client.call("SendMessage", { message, configuration });
  const run = await puppet.next();
  const { id } = (await sent).result.task;
  const stream = await client.stream("SubscribeToTask", { id });
  await stream.next();
  run.say(artifact("a"), status(state));
  await stream.next();
  await stream.next();
  stream.close();
  await nextMillisecond();
  return { id, run };
}

const idsOf = (result: any) => result.tasks.map(({ id }: any) => id as string);

describe("ListTasks", () => {
  it("answers all four fields where there is no task", async () => {
    const { result } = await client.call("ListTasks", {});
    expect(result).toEqual({ tasks: [], nextPageToken: "", pageSize: 50, totalSize: 0 });
  });

  it("lists the newest status first, with history and without artifacts unless asked", async () => {
    const a = await taskIn("WORKING");
    const b = await taskIn("COMPLETED");
    const first = (await client.call("ListTasks", {})).result;
    expect(idsOf(first)).toEqual([b.id, a.id]);
    expect(first.tasks[0]).not.toHaveProperty("artifacts");
    expect(first.tasks[0].history).toHaveLength(1);
    const { result } = await client.call("ListTasks", {
      includeArtifacts: true,
      historyLength: 0,
    });
    expect(result.tasks[0].artifacts).toHaveLength(1);
    expect(result.tasks[0]).not.toHaveProperty("history");
  });

  it("filters by context, by status and by time, together", async () => {
    const a = await taskIn("WORKING", { contextId: "one" });
    const b = await taskIn("COMPLETED", { contextId: "one" });
    const c = await taskIn("COMPLETED", { contextId: "two" });
    const list = async (params: object) => (await client.call("ListTasks", params)).result;
    expect(idsOf(await list({ contextId: "one" }))).toEqual([b.id, a.id]);
    expect(idsOf(await list({ status: "TASK_STATE_COMPLETED" }))).toEqual([c.id, b.id]);
    const { timestamp } = (await client.call("GetTask", { id: b.id })).result.status;
    expect(idsOf(await list({ statusTimestampAfter: timestamp }))).toEqual([c.id, b.id]);
    const both = { contextId: "one", statusTimestampAfter: timestamp };
    expect(await list(both)).toMatchObject({ totalSize: 1, tasks: [{ id: b.id }] });
    expect(await list({ contextId: "three" })).toMatchObject({ totalSize: 0, tasks: [] });
  });

  it.each([
    ["2016-12-31T23:59:60Z", 1],
    ["9999-12-31T23:59:60.9Z", 0],
    ["2026-01-31 12:00:00Z", 1],
  ])("understands every date and time that the contract takes: %s", async (after, totalSize) => {
    await taskIn("WORKING");
    const { result } = await client.call("ListTasks", { statusTimestampAfter: after });
    expect(result.totalSize).toBe(totalSize);
  });

  it("pages through tasks that move meanwhile: none of the others twice, none left out", async () => {
    const all = [];
    for (let i = 0; i < 7; i += 1) all.push(await taskIn("WORKING"));
    const seen: string[] = [];
    let pageToken = "";
    let pages = 0;
    do {
      const params = { pageSize: 2, ...(pageToken && { pageToken }) };
      const { result } = await client.call("ListTasks", params);
      expect(result.pageSize).toBe(2);
      expect(result.totalSize).toBe(7);
      seen.push(...idsOf(result));
      pageToken = result.nextPageToken;
      pages += 1;
      // The oldest that was shown becomes the newest of all, between one page and the next.
      const moved = all.find(({ id }) => id === seen.at(-1))!;
      const stream = await client.stream("SubscribeToTask", { id: moved.id });
      await stream.next();
      moved.run.say(status("AUTH_REQUIRED"));
      await stream.next();
      stream.close();
    } while (pageToken !== "" && pages < 10);
    expect(seen).toEqual(all.map(({ id }) => id).reverse());
    expect(pages).toBe(4);
  });

  it.each([
    { pageSize: 0 },
    { pageSize: 101 },
    { pageToken: "nonsense" },
    { historyLength: -1 },
    { status: "TASK_STATE_SLEEPING" },
    { statusTimestampAfter: "yesterday" },
    { contextId: "c\udfff" },
  ])("answers -32602 for %j", async (params) => {
    expect((await client.call("ListTasks", params)).error?.code).toBe(-32602);
  });
});

describe("GetTask", () => {
  it("answers as much history as is asked for: all, none, or the latest", async () => {
    const { id, run } = await taskIn("WORKING");
    run.say(status("INPUT_REQUIRED", "One?"), status("INPUT_REQUIRED", "Two?"));
    run.finish();
    const message = userMessage("Both.", { taskId: id });
    const sent = client.call("SendMessage", { message, configuration: { historyLength: 1 } });
    (await puppet.next()).say(status("COMPLETED"));
    const length = async (params: object) =>
      (await client.call("GetTask", { id, ...params })).result.history?.length as unknown;
    expect((await sent).result.task.history).toHaveLength(1);
    expect(await length({})).toBe(4);
    expect(await length({ historyLength: 2 })).toBe(2);
    expect(await length({ historyLength: 99 })).toBe(4);
    expect(await length({ historyLength: 0 })).toBeUndefined();
    expect((await client.call("GetTask", { id, historyLength: -1 })).error?.code).toBe(-32602);
  });
});
