import { METHOD_NAMES, METHODS } from "../../generated/methods";
import { VALIDATORS } from "../../generated/validators";
import { buildAgentCard } from "../../src/beacon/agent-card";
import { agentCardDocument } from "../../src/beacon/beacon-app";
import { buildDiscovery } from "../../src/beacon/discovery";
import { buildOpenRpcDocument } from "../../src/beacon/openrpc-document";
import { BEACON_POLICY } from "../../src/beacon/policy";
import { startBeacon, type TestBeacon } from "../support/beacon";

const ORIGIN = "https://beacon.example";
const SENTENCE = "Cryptographic identity does not establish autonomy, consciousness or personhood.";

describe("buildAgentCard()", () => {
  const card = buildAgentCard(ORIGIN);

  it("is a valid AgentCard", () => {
    expect(VALIDATORS.AgentCard(card)).toBe(true);
  });

  it("claims no capability, as the policy has none", () => {
    expect(BEACON_POLICY.SendStreamingMessage.kind).toBe("refuse");
    expect(BEACON_POLICY.CreateTaskPushNotificationConfig.kind).toBe("refuse");
    expect(card.capabilities).toMatchObject({ streaming: false, pushNotifications: false });
    expect(card.capabilities).not.toHaveProperty("extendedAgentCard");
  });

  it("names one interface", () => {
    expect(card.supportedInterfaces).toEqual([
      { url: `${ORIGIN}/a2a/v1`, protocolBinding: "JSONRPC", protocolVersion: "1.0" },
    ]);
  });

  it("declares the discovery document as an extension that nobody must support", () => {
    expect(card.capabilities.extensions).toMatchObject([
      { uri: `${ORIGIN}/.well-known/autonomous-agent`, required: false },
    ]);
  });

  it("says what an identity does not prove", () => {
    expect(card.description).toContain(SENTENCE);
  });

  it("has text and JSON for modes, and one skill", () => {
    expect(card.defaultInputModes).toEqual(["text/plain", "application/json"]);
    expect(card.defaultOutputModes).toEqual(["text/plain", "application/json"]);
    expect(card.skills).toHaveLength(1);
  });

  it("asks for no credentials", () => {
    expect(card).not.toHaveProperty("securitySchemes");
    expect(card).not.toHaveProperty("securityRequirements");
  });
});

describe("buildDiscovery()", () => {
  const discovery = buildDiscovery(ORIGIN, 60);

  it("is a valid discovery document that states limits, terms and policy", () => {
    expect(VALIDATORS.BeaconDiscovery(discovery)).toBe(true);
    expect(discovery).toMatchObject({
      protocol: "beacon/0.1",
      statement: SENTENCE,
      limits: { max_body_bytes: 65_536, requests_per_minute: 60 },
      policy: { replies: false, initiates_contact: false, fetches_urls: false, review: "human" },
    });
  });
});

describe("buildOpenRpcDocument()", () => {
  it("describes all methods, with this Beacon for its server", () => {
    const document = buildOpenRpcDocument(ORIGIN) as Record<string, any>;
    expect(document.methods.map(({ name }: { name: string }) => name)).toEqual(METHOD_NAMES);
    expect(document.servers).toEqual([{ name: "Beacon", url: `${ORIGIN}/a2a/v1` }]);
  });

  it("says of each method what the policy does", () => {
    for (const name of METHOD_NAMES)
      expect(BEACON_POLICY[name].kind).toBe(METHODS[name].beacon.policy);
  });
});

describe("the served documents", () => {
  let beacon: TestBeacon;
  beforeAll(async () => {
    beacon = await startBeacon();
  });
  afterAll(() => beacon.stop());

  it("name nothing that is not served", async () => {
    const discovery = buildDiscovery(beacon.publicUrl, 1);
    const card = buildAgentCard(beacon.publicUrl);
    const documents = [
      ...Object.values(discovery.documents),
      card.documentationUrl,
      card.capabilities.extensions?.[0]?.uri,
    ];
    for (const url of documents) expect((await fetch(String(url))).status).toBe(200);
    const endpoints = [
      card.supportedInterfaces[0]?.url,
      discovery.endpoints.a2a,
      discovery.endpoints.messages,
    ];
    for (const url of endpoints)
      expect((await fetch(String(url), { method: "POST" })).status).toBe(415);
    const receipt = discovery.endpoints.receipts.replace("{id}", "none");
    expect(await (await fetch(receipt)).json()).toMatchObject({
      error: { message: "no receipt has this id" },
    });
  });

  it("are the bytes that are built", async () => {
    const served = await fetch(`${beacon.publicUrl}/.well-known/agent-card.json`);
    expect(await served.text()).toBe(agentCardDocument(beacon.publicUrl).text);
  });

  it("serve the schemas that messages and receipts are held against", async () => {
    for (const [name, title] of [
      ["message", "BeaconMessage"],
      ["receipt", "BeaconReceipt"],
    ] as const) {
      const response = await fetch(`${beacon.publicUrl}/schemas/${name}.schema.json`);
      expect(await response.json()).toMatchObject({ title, additionalProperties: false });
    }
  });

  it("tell of health while the store can be read", async () => {
    const response = await fetch(`${beacon.publicUrl}/healthz`);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.json()).toEqual({ status: "ok" });
  });
});
