import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import linkOpenrpc from "../../generated/agent-link/openrpc.json";
import openrpc03 from "../../generated/a2a-0.3/openrpc.json";
import { DOCS_PAGE } from "../../generated/docs-gateway";
import invokeOpenapi from "../../generated/invoke.openapi.json";
import openrpc from "../../generated/openrpc.json";
import webhooksOpenapi from "../../generated/webhooks.openapi.json";
import { VERSION_PARAMETER } from "../../src/a2a/service-parameters";
import type { AgentModule } from "../../src/ports/agent-module";
import { KEY_HEADER } from "../../src/gateway/keys/credential-headers";
import { mintCredential } from "../../src/gateway/keys/mint-credential";
import { AGENT_PATHS } from "../../src/gateway/paths";
import { buildPublishedDocument } from "../../src/gateway/rest/published-document";
import { createDocsDocument } from "../../src/http/docs-document";
import { systemClock } from "../../src/ports/clock";
import type { CredentialKind } from "../../src/ports/credential-store";
import { timeOrderedIds } from "../../src/adapters/time-ordered-ids";
import { RPC_HEADERS } from "./beacon";
import { breakStore } from "./break-store";
import { startGateway, type TestGateway } from "./gateway";
import { createTokenIssuer, type TokenIssuer } from "./gateway-fixtures";
import { type Masking, SHARED_MASKS } from "./golden-mask";
import type { GoldenProduct } from "./golden-product";
import { scripted } from "./golden-script";

const PUBLIC_URL = "https://gateway.example";

/** The agent that the goldens are about, unless they name another. */
const AGENT_ID = "scripted";

/** The agents that are asked as their callers and workers should, unless a golden says otherwise. */
const WELL_ASKED = [AGENT_ID, "push", "queue", "quiet", "broad", "broken"];

/** What a variable says where it wants the file of a key to sign cards with. */
const SIGNING_KEY = "<file:signing-key>";

const MASKING: Masking = {
  masks: {
    id: {
      pattern: "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}",
      // The id of a later delivery is two of them.
      before: '(?<=["]|[0-9a-f]:)',
      after: '(?=["]|:[0-9a-f])',
      isDistinct: true,
    },
    page: {
      pattern: "[A-Za-z0-9_-]{8,}",
      before: '(?<="nextPageToken":")',
      after: "",
      isDistinct: true,
    },
    ...SHARED_MASKS,
    signature: {
      pattern: "[A-Za-z0-9_-]{86}",
      before: '(?<="signature":")',
      after: '(?=")',
      isDistinct: true,
    },
    coordinate: {
      pattern: "[A-Za-z0-9_-]{43}",
      before: '(?<="[xy]":")',
      after: '(?=")',
      isDistinct: true,
    },
  },
  documents: {
    "<invoke openapi>": JSON.stringify(buildPublishedDocument(invokeOpenapi, PUBLIC_URL)),
    "<webhooks openapi>": JSON.stringify(buildPublishedDocument(webhooksOpenapi, PUBLIC_URL)),
    "<link openrpc>": JSON.stringify(linkOpenrpc),
    "<openrpc>": JSON.stringify({
      ...openrpc,
      servers: [{ name: "Gateway", url: `${PUBLIC_URL}/{agentId}` }],
    }),
    "<published 0.3 openrpc>": JSON.stringify({
      ...openrpc03,
      servers: [{ name: "Gateway", url: `${PUBLIC_URL}/{agentId}` }],
    }),
    "<published link openrpc>": JSON.stringify({
      ...linkOpenrpc,
      servers: [{ name: "Gateway", url: `${PUBLIC_URL}/{agentId}/link` }],
    }),
    "<docs page>": createDocsDocument(DOCS_PAGE, PUBLIC_URL).text.trimEnd(),
  },
};

export const GATEWAY_GOLDENS: GoldenProduct = {
  name: "gateway",
  endpoint: `/${AGENT_ID}`,
  isRpc: (path) => /^\/[^/.]+(\/link)?$/.test(path) && !["/healthz", "/docs"].includes(path),
  usualHeaders: (target): Readonly<Record<string, string>> => {
    const [, agentOfApi] = /^\/api\/v1\/agents\/([a-z]+)\//.exec(target) ?? [];
    if (agentOfApi !== undefined)
      return WELL_ASKED.includes(agentOfApi) ? { [KEY_HEADER]: `<key:${agentOfApi}>` } : {};
    const [, agentId = "", rest] = /^\/([a-z]+)(\/.*)?$/.exec(target) ?? [];
    if (!WELL_ASKED.includes(agentId)) return {};
    const key = { [KEY_HEADER]: `<key:${agentId}>` };
    if (rest === undefined) return { [VERSION_PARAMETER]: RPC_HEADERS[VERSION_PARAMETER], ...key };
    if (rest === AGENT_PATHS.invoke) return key;
    return rest === AGENT_PATHS.link ? { Authorization: `Bearer <link:${agentId}>` } : {};
  },
  masking: MASKING,
  async start({ environment, times }) {
    const dataDir = mkdtempSync(path.join(tmpdir(), "golden-"));
    issuer ??= await createTokenIssuer();
    const own = { ...environment };
    if (own.GATEWAY_SIGNING_KEY === SIGNING_KEY) own.GATEWAY_SIGNING_KEY = writeSigningKey(dataDir);
    const gateway = await startGateway({
      environment: { GATEWAY_PUBLIC_URL: PUBLIC_URL, ...own, GATEWAY_DATA_DIR: dataDir },
      times,
      issuer,
    });
    const given = await populate(gateway, issuer);
    return {
      port: (gateway.server.address() as AddressInfo).port,
      given,
      breakStore: (state) => breakStore(gateway.db, "tasks", state),
      async stop() {
        await gateway.stop();
        rmSync(dataDir, { recursive: true });
      },
    };
  },
};

let issuer: TokenIssuer | undefined;

/** Registers the agents of the goldens; answers the credentials that requests name. */
async function populate(gateway: TestGateway, { issue }: TokenIssuer) {
  const given: Record<string, string> = {
    "<token:owner>": await issue("owner-1"),
    "<token:stranger>": await issue("user-2"),
    "<token:expired>": await issue("owner-1", { exp: 1 }),
    "<key:unknown>": `bak_${"0".repeat(64)}`,
  };
  const add = async (id: string, changes: object, module?: AgentModule) => {
    await gateway.register({ id, ...changes }, module);
    given[`<key:${id}>`] = await gateway.mintKey(id, "golden");
  };
  await add(AGENT_ID, {}, scripted);
  await add("unlisted", { visibility: "UNLISTED" }, scripted);
  await add("private", { visibility: "PRIVATE" }, scripted);
  const extension = { uri: "https://ext.example/signed", required: true };
  await add("picky", { extensions: [extension] }, scripted);
  await add("push", { connector: { kind: "worker", mode: "push" } });
  await add("queue", { connector: { kind: "worker", mode: "queue" } });
  await add("quiet", { invoke: false }, scripted);
  await add("broad", { inputModes: ["text/plain", "application/json"] }, scripted);
  await add("broken", { connector: { kind: "module", module: "./nowhere.mjs" } });
  given["<key:other>"] = await gateway.mintKey(AGENT_ID, "other");
  given["<key:revoked>"] = await gateway.mintKey(AGENT_ID, "revoked");
  await revoke(gateway, "key", AGENT_ID, "revoked");
  given["<key:expired>"] = await gateway.mintKey(AGENT_ID, "expired", 0);
  given["<link:unknown>"] = `agt_${"0".repeat(64)}`;
  given["<link:push>"] = await mintToken(gateway, "push");
  given["<link:revoked>"] = await mintToken(gateway, "queue");
  await revoke(gateway, "token", "queue");
  given["<link:queue>"] = await mintToken(gateway, "queue");
  return given;
}

async function mintToken({ stores }: TestGateway, agentId: string): Promise<string> {
  const minting = { ...stores, clock: systemClock, ids: timeOrderedIds };
  return (await mintCredential(minting, { kind: "token", agentId })).secret;
}

/** Revokes the one credential of its kind that an agent has given to a caller. */
async function revoke(
  { stores: { credentials } }: TestGateway,
  kind: CredentialKind,
  agentId: string,
  caller?: string,
): Promise<void> {
  const minted = (await credentials.list(agentId, kind)).find(
    (credential) => caller === undefined || credential.caller === caller,
  );
  await credentials.revoke(minted!.id, new Date().toISOString());
}

function writeSigningKey(folder: string): string {
  const file = path.join(folder, "signing-key.json");
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  writeFileSync(file, JSON.stringify({ ...privateKey.export({ format: "jwk" }), kid: "golden" }));
  return file;
}
