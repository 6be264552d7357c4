import { writeFileSync } from "node:fs";
import path from "node:path";
import { METHOD_NAMES } from "../../generated/methods";
import { makeDataDir } from "../support/beacon";
import { createGatewayClient, userMessage } from "../support/gateway-client";
import { runGateway, serveGatewayProgram, type ServingGateway } from "../support/gateway-program";

const KEY = /bak_[0-9a-f]{64}/g;

let dataDir: string;
let serving: ServingGateway[];
beforeEach(() => {
  dataDir = makeDataDir();
  serving = [];
});
afterEach(() => Promise.all(serving.map((gateway) => gateway.end())));

async function serve(environment: NodeJS.ProcessEnv = {}, args?: string[]) {
  const gateway = await serveGatewayProgram({ GATEWAY_DATA_DIR: dataDir, ...environment }, args);
  serving.push(gateway);
  return gateway;
}

/** Runs an administrative verb on the data folder; answers what it prints with --json. */
async function administer(...args: string[]): Promise<any> {
  const { code, stdout, stderr } = await runGateway([...args, "--json"], {
    GATEWAY_DATA_DIR: dataDir,
  });
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  const lines = stdout.trimEnd().split("\n");
  const values = lines.map((line) => JSON.parse(line));
  return args[1] === "list" ? values : values[0];
}

function send(gateway: ServingGateway, agentId: string, key: string) {
  const client = createGatewayClient(`${gateway.publicUrl}/${agentId}`, key);
  return client.call("SendMessage", { message: userMessage() });
}

describe("gateway serve", () => {
  it("registers echo and ticker in an empty folder and prints keys that work, once", async () => {
    const first = await serve({}, []);
    const keys = [...new Set(first.greeting.match(KEY))];
    expect(keys).toHaveLength(2);
    const agents = await administer("agent", "list");
    expect(agents.map(({ id }: { id: string }) => id)).toEqual(["echo", "ticker"]);
    await first.end();

    const second = await serve();
    expect(second.greeting).toBe(
      `\nAgents are reached at ${second.publicUrl}/{agentId}\n` +
        "`gateway agent list` names them, `gateway key mint ID` makes a key for one.\n\n" +
        "Push notifications are off. GATEWAY_SECRET_KEY turns them on: `openssl rand -hex 32` makes one.\n\n",
    );
    const { result } = await send(second, "echo", keys[0]!);
    expect(result.task.status.state).toBe("TASK_STATE_COMPLETED");
    expect((await send(second, "echo", keys[1]!)).error?.code).toBe(-31401);
  });

  it("prints commands for each demo agent, and the streaming one also cut and canceled", async () => {
    const { greeting, publicUrl } = await serve();
    expect(greeting.match(/^ {2}# .*$/gm)).toEqual([
      "  # Send a message",
      "  # Stream the reply",
      "  # Cut a stream after a second, then resubscribe: the events that were missed come first",
      "  # Start a task without waiting for it, then cancel it",
    ]);
    const methods = [...greeting.matchAll(/"method":"(\w+)"/g)].map(([, method]) => method);
    expect(METHOD_NAMES).toEqual(expect.arrayContaining(methods));
    expect(greeting.split(`curl -s ${publicUrl}/echo `)).toHaveLength(2);
  });

  it("makes no key on a start that fails: the next one prints them", async () => {
    const { port } = new URL((await serve()).publicUrl);
    const environment = { GATEWAY_DATA_DIR: makeDataDir(), PORT: port };
    const { code, stdout, stderr } = await runGateway(["serve"], environment);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toBe(
      `gateway: HOST and PORT: cannot listen on 127.0.0.1, port ${port}: ` +
        `listen EADDRINUSE: address already in use 127.0.0.1:${port}\n`,
    );
    const { greeting } = await serve({ ...environment, PORT: "0" });
    expect(greeting.match(KEY)).not.toBeNull();
  });

  it("refuses a folder from which another process serves, until that has been killed", async () => {
    const environment = { GATEWAY_DATA_DIR: dataDir };
    const first = await serve(environment);
    const { code, stderr } = await runGateway(["serve"], { ...environment, PORT: "0" });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^gateway: GATEWAY_DATA_DIR: another process serves from .*\n$/);
    await first.end("SIGKILL");
    expect((await serve(environment)).publicUrl).not.toBe(first.publicUrl);
  });

  it("ends with 0 on SIGTERM and on SIGINT", async () => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      const { code, stderr } = await (await serve()).end(signal);
      expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    }
  });

  it("takes what GATEWAY_CONFIG names, and the environment over it", async () => {
    const file = path.join(dataDir, "gateway.json");
    writeFileSync(
      file,
      JSON.stringify({ GATEWAY_PUBLIC_URL: "https://agents.example", GATEWAY_RATE_LIMIT: 1 }),
    );
    const fromFile = await serve({ GATEWAY_CONFIG: file });
    expect(fromFile.publicUrl).toBe("https://agents.example");
    await fromFile.end();
    const overridden = await serve({
      GATEWAY_CONFIG: file,
      GATEWAY_PUBLIC_URL: "http://a.example",
    });
    expect(overridden.greeting).toContain("http://a.example/{agentId}");
  });

  it.each<[string, string, NodeJS.ProcessEnv?]>([
    ["PORT", "eighty"],
    ["GATEWAY_PUBLIC_URL", "ftp://agents.example"],
    ["GATEWAY_RATE_LIMIT", "0"],
    ["GATEWAY_TASK_RETENTION", "a week"],
    ["GATEWAY_BLOCKING_MAX", "-1s"],
    ["GATEWAY_AGENT_IDLE_MAX", "10"],
    ["GATEWAY_CONFIG", "/nowhere.json"],
    ["GATEWAY_JWKS", "/nowhere.json", { GATEWAY_JWT_ISSUER: "i", GATEWAY_JWT_AUDIENCE: "a" }],
    ["GATEWAY_JWT_ISSUER", "https://users.example"],
    ["GATEWAY_SIGNING_KEY", "/nowhere.pem"],
    ["GATEWAY_WEBHOOK_ALLOW", "10.0.0.0/8,everyone"],
    ["TRUST_PROXY", "everyone"],
    ["LOG_LEVEL", "loud"],
  ])("does not start with %s=%s, and says which variable it is", async (name, value, more = {}) => {
    const environment = { PORT: "0", GATEWAY_DATA_DIR: dataDir, ...more, [name]: value };
    const { code, stderr } = await runGateway(["serve"], environment);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^gateway: /);
    expect(stderr).toContain(name);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  });
});

describe("the administrative verbs beside a gateway that serves", () => {
  it("add, update and remove an agent; the next request sees it", async () => {
    const gateway = await serve();
    const card = async () => {
      const response = await fetch(`${gateway.publicUrl}/mine/.well-known/agent-card.json`);
      return (await response.json()) as { name?: string; error?: { code: string } };
    };
    expect((await card()).error?.code).toBe("agent_not_found");
    const flags = ["--owner", "alice", "--description", "Does.", "--worker", "push"];
    await administer("agent", "add", "mine", ...flags);
    expect((await card()).name).toBe("mine");
    const { secret } = await administer("key", "mint", "mine", "--caller", "bob");
    expect((await send(gateway, "mine", secret)).error?.code).toBe(-31503);
    await administer("agent", "update", "mine", "--name", "Mine", "--worker", "queue");
    expect((await card()).name).toBe("Mine");
    expect(await administer("agent", "show", "mine")).toMatchObject({
      id: "mine",
      connector: { worker: "queue" },
    });
    expect(await administer("agent", "remove", "mine")).toEqual({ id: "mine", removed: true });
    expect((await card()).error?.code).toBe("agent_not_found");
    expect((await send(gateway, "mine", secret)).error?.code).toBe(-31404);
  });

  it("revoke a key and a token: the next use is refused", async () => {
    const gateway = await serve();
    const key = await administer("key", "mint", "echo");
    expect((await send(gateway, "echo", key.secret)).result).toBeDefined();
    await administer("key", "revoke", key.id);
    expect((await send(gateway, "echo", key.secret)).error?.code).toBe(-31401);
    const listed = await administer("key", "list", "echo");
    expect(listed.map(({ state }: { state: string }) => state)).toEqual(["active", "revoked"]);

    const token = await administer("token", "mint", "echo");
    const link = createGatewayClient(`${gateway.publicUrl}/echo/link`, token.secret);
    expect((await link.call("Claim", {})).error?.code).not.toBe(-31401);
    await administer("token", "revoke", token.id);
    expect((await link.call("Claim", {})).error?.code).toBe(-31401);
  });

  it("say what is missing where no gateway has run yet", async () => {
    const { code, stderr } = await runGateway(["agent", "list"], { GATEWAY_DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^gateway: .*gateway\.db/);
  });
});
