import {
  beaconMessage,
  call,
  post,
  startBeacon,
  type TestBeacon,
  textMessage,
} from "../support/beacon";
import { MARKER } from "../support/marker";

let beacon: TestBeacon;
beforeAll(async () => {
  beacon = await startBeacon();
});
afterAll(() => beacon.stop());

async function leave(): Promise<{ id: string; timestamp: string }> {
  const { result } = await call(beacon, "SendMessage", { message: textMessage(MARKER) });
  return { id: result.task.id as string, timestamp: result.task.status.timestamp as string };
}

describe("GetTask", () => {
  it("answers id, state and timestamp, and nothing else, whatever is asked for", async () => {
    const { id, timestamp } = await leave();
    for (const params of [
      { id },
      { id, historyLength: 10 },
      { id, history_length: 0, tenant: "t" },
    ]) {
      const { result } = await call(beacon, "GetTask", params);
      expect(result).toEqual({ id, status: { state: "TASK_STATE_SUBMITTED", timestamp } });
    }
  });

  it("knows a native submission by its receipt id too", async () => {
    const receipt = (await (
      await post(`${beacon.publicUrl}/beacon/0.1/messages`, beaconMessage())
    ).json()) as Record<string, string>;
    const { result } = await call(beacon, "GetTask", { id: receipt.receipt_id });
    expect(result.status.timestamp).toBe(receipt.received_at);
  });

  it.each([MARKER, "' OR 1=1 --", "%", "\u0000", "\ud800", "__proto__", "x".repeat(60_000)])(
    "answers -32001 for an unknown id, without an echo",
    async (id) => {
      const body = await call(beacon, "GetTask", { id });
      expect(body.error?.code).toBe(-32001);
      expect(JSON.stringify(body).length).toBeLessThan(300);
      expect(JSON.stringify(body)).not.toContain(MARKER);
    },
  );

  it("takes an id exactly: not in upper case, not a part of it", async () => {
    const { id } = await leave();
    for (const other of [id.toUpperCase(), id.slice(0, -1), ` ${id}`, `${id}\u0000`])
      expect((await call(beacon, "GetTask", { id: other })).error?.code).toBe(-32001);
  });

  it.each([{}, { id: "" }, { id: null }, { id: 5 }, { id: [] }])(
    "answers -32602 for %j",
    async (p) => {
      expect((await call(beacon, "GetTask", p)).error?.code).toBe(-32602);
    },
  );
});

describe("ListTasks", () => {
  it("answers an empty page, whatever is stored and asked for", async () => {
    const { id } = await leave();
    for (const params of [undefined, {}, { contextId: id }, { status: 1 }, { pageToken: MARKER }])
      expect((await call(beacon, "ListTasks", params)).result).toEqual({
        tasks: [],
        nextPageToken: "",
        pageSize: 50,
        totalSize: 0,
      });
  });

  it.each([1, 50, 100])("repeats a page size of %d", async (pageSize) => {
    for (const params of [{ pageSize }, { page_size: pageSize }])
      expect((await call(beacon, "ListTasks", params)).result.pageSize).toBe(pageSize);
  });

  it.each([
    { pageSize: 0 },
    { pageSize: 101 },
    { status: "WORKING" },
    { statusTimestampAfter: "yesterday" },
    { includeArtifacts: "yes" },
  ])("answers -32602 for %j", async (params) => {
    const { error } = await call(beacon, "ListTasks", params);
    expect(error?.code).toBe(-32602);
    expect(error?.data?.[0].fieldViolations[0].field).toBe(Object.keys(params)[0]);
  });
});

describe("CancelTask", () => {
  it("answers -32002 for every id alike: without a look-up nobody learns which are known", async () => {
    const { id } = await leave();
    const known = await call(beacon, "CancelTask", { id });
    const unknown = await call(beacon, "CancelTask", { id: "unknown" });
    expect(known.error?.code).toBe(-32002);
    expect(known).toEqual(unknown);
  });
});
