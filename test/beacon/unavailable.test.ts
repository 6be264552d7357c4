import {
  beaconMessage,
  call,
  post,
  rpc,
  RPC_HEADERS,
  startBeacon,
  type TestBeacon,
  textMessage,
} from "../support/beacon";
import { breakStore } from "../support/break-store";
import { MARKER } from "../support/marker";
import { connectRaw, rawRequest } from "../support/raw-http";
import { openBeside, storedRows } from "../support/stored";
import { walCommits } from "../support/wal";

const SEND = { message: textMessage(MARKER) };
const INTERNAL = { code: -32603, message: "Internal error" };

let beacon: TestBeacon;
let known: string;
beforeAll(async () => {
  beacon = await startBeacon();
  known = (await call(beacon, "SendMessage", SEND)).result.task.id as string;
});
afterAll(() => beacon.stop());

const stored = () => storedRows(beacon.dataDir).length;

function sendNative(): Promise<Response> {
  return post(`${beacon.publicUrl}/beacon/0.1/messages`, beaconMessage());
}

async function expectUnavailable(): Promise<void> {
  const before = stored();
  expect(await call(beacon, "SendMessage", SEND)).toEqual({
    jsonrpc: "2.0",
    id: 1,
    error: INTERNAL,
  });
  const native = await sendNative();
  expect(native.status).toBe(503);
  expect(await native.json()).toEqual({
    error: { code: "unavailable", message: "the message was not stored; try again later" },
  });
  expect(stored()).toBe(before);
}

async function expectRecovered(): Promise<void> {
  const before = stored();
  expect(await call(beacon, "SendMessage", SEND)).toHaveProperty("result.task.metadata.receipt");
  expect((await sendNative()).status).toBe(201);
  expect(stored()).toBe(before + 2);
}

describe("a locked database", () => {
  let release: () => void;
  beforeEach(() => {
    release = breakStore(beacon.db, "submissions", "locked");
  });

  it("gives -32603 and 503 unavailable, no receipt, and recovers", async () => {
    await expectUnavailable();
    release();
    await expectRecovered();
  });

  it("does not keep anyone from reading a status", async () => {
    expect(await call(beacon, "GetTask", { id: known })).toHaveProperty("result.status");
    expect((await fetch(`${beacon.publicUrl}/healthz`)).status).toBe(200);
    release();
  });

  it("does not change what is refused before the store", async () => {
    const { error } = await call(beacon, "SendMessage", { message: {} });
    expect(error?.code).toBe(-32602);
    release();
  });
});

describe("a full disk", () => {
  it("gives -32603 and 503 unavailable, no receipt, and recovers", async () => {
    const pages = beacon.db.pragma("page_count", { simple: true }) as number;
    beacon.db.pragma(`max_page_count = ${pages}`);
    const large = { message: textMessage("x".repeat(60_000)) };
    let refused = 0;
    // The pages in use have some room left.
    while (refused === 0 && stored() < 1_000)
      if ((await call(beacon, "SendMessage", large)).error?.code === -32603) refused += 1;
    expect(refused).toBe(1);
    expect(await call(beacon, "SendMessage", large)).toHaveProperty("error", INTERNAL);
    expect(await call(beacon, "GetTask", { id: known })).toHaveProperty("result");
    beacon.db.pragma("max_page_count = 1000000");
    await expectRecovered();
  });
});

describe("an unreadable database", () => {
  it("gives -32603 and 503 wherever it is needed, and recovers", async () => {
    const release = breakStore(beacon.db, "submissions", "unreadable");
    const bodies = [
      await call(beacon, "SendMessage", SEND),
      await call(beacon, "SendMessage", { message: { ...textMessage(), taskId: "t" } }),
      await call(beacon, "GetTask", { id: known }),
    ];
    for (const body of bodies) expect(body).toEqual({ jsonrpc: "2.0", id: 1, error: INTERNAL });
    for (const path of ["/healthz", `/beacon/0.1/receipts/${known}`]) {
      const response = await fetch(beacon.publicUrl + path);
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({ error: { code: "unavailable" } });
    }
    expect(await call(beacon, "ListTasks")).toHaveProperty("result.totalSize", 0);
    release();
    await expectRecovered();
  });
});

describe("durability", () => {
  it("comes before the receipt: another connection sees what was acknowledged", async () => {
    const beside = openBeside(beacon.dataDir, { readonly: true });
    const select = beside.prepare("SELECT content FROM submissions WHERE id = ?").pluck();
    for (let i = 0; i < 20; i++) {
      const { result } = await call(beacon, "SendMessage", { message: textMessage(`n ${i}`) });
      expect(JSON.parse(String(select.get(result.task.id)))).toEqual(textMessage(`n ${i}`));
    }
    beside.close();
  });

  it("is shared by what arrives together: one commit for both surfaces", async () => {
    const commits = walCommits(beacon.dataDir);
    const connection = await connectRaw(beacon.publicUrl);
    const one = rawRequest(
      "POST",
      "/a2a/v1",
      RPC_HEADERS,
      JSON.stringify(rpc("SendMessage", SEND)),
    );
    const native = JSON.stringify(beaconMessage());
    const two = rawRequest("POST", "/beacon/0.1/messages", RPC_HEADERS, native);
    connection.send(Buffer.concat([one, two, one, two, one]));
    for (const status of [200, 201, 200, 201, 200])
      expect((await connection.next()).status).toBe(status);
    connection.socket.destroy();
    expect(walCommits(beacon.dataDir)).toBe(commits + 1);
  });
});
