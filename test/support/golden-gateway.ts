import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { AgentEvent } from "../../generated/agent-link/types";
import { DOCS_PAGE } from "../../generated/docs-page";
import openrpc from "../../generated/openrpc.json";
import { VERSION_PARAMETER } from "../../src/a2a/service-parameters";
import type { AgentModule } from "../../src/ports/agent-module";
import { ATTRIBUTION_HEADER } from "../../src/gateway/keys/attribution";
import { KEY_HEADER } from "../../src/gateway/keys/credential-headers";
import { textOf } from "../../src/gateway/tasks/reply-text";
import { RPC_HEADERS } from "./beacon";
import { breakStore } from "./break-store";
import { startGateway, type TestGateway } from "./gateway";
import { createTokenIssuer, type TokenIssuer } from "./gateway-fixtures";
import { type Masking, SHARED_MASKS } from "./golden-mask";
import type { GoldenProduct } from "./golden-product";
import { nextMillisecond } from "./next-millisecond";

const PUBLIC_URL = "https://gateway.example";

/** The agent that the goldens are about, unless they name another. */
const AGENT_ID = "scripted";

const MASKING: Masking = {
  masks: {
    id: {
      pattern: "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}",
      before: '(?<=")',
      after: '(?=")',
      isDistinct: true,
    },
    page: {
      pattern: "[A-Za-z0-9_-]{8,}",
      before: '(?<="nextPageToken":")',
      after: "",
      isDistinct: true,
    },
    ...SHARED_MASKS,
  },
  documents: {
    "<openrpc>": JSON.stringify({
      ...openrpc,
      servers: [{ name: "Gateway", url: `${PUBLIC_URL}/{agentId}` }],
    }),
    "<docs page>": DOCS_PAGE.trimEnd(),
  },
};

export const GATEWAY_GOLDENS: GoldenProduct = {
  name: "gateway",
  endpoint: `/${AGENT_ID}`,
  isRpc: (path) => /^\/[^/.]+$/.test(path) && !["/healthz", "/docs"].includes(path),
  usualHeaders: (target): Readonly<Record<string, string>> => {
    if (target !== `/${AGENT_ID}`) return {};
    const version = RPC_HEADERS[VERSION_PARAMETER];
    return { [VERSION_PARAMETER]: version, [KEY_HEADER]: `<key:${AGENT_ID}>` };
  },
  masking: MASKING,
  async start({ environment, times }) {
    const dataDir = mkdtempSync(path.join(tmpdir(), "golden-"));
    issuer ??= await createTokenIssuer();
    const gateway = await startGateway({
      environment: { GATEWAY_PUBLIC_URL: PUBLIC_URL, ...environment, GATEWAY_DATA_DIR: dataDir },
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
  given["<key:other>"] = await gateway.mintKey(AGENT_ID, "other");
  const revoked = await gateway.mintKey(AGENT_ID, "revoked");
  const { credentials } = gateway.stores;
  const minted = (await credentials.list(AGENT_ID, "key")).find(
    ({ caller }) => caller === "revoked",
  );
  await credentials.revoke(minted!.id, new Date().toISOString());
  given["<key:revoked>"] = revoked;
  return given;
}

/**
 * An agent whose script is the message: steps such as `working`, `artifact One`, `append Two`,
 * `message Yes`, `completed Done`, with a comma and a space between them. Without a last word it ends.
 */
const scripted: AgentModule = async function* ({ message, from }, { signal }) {
  for (const step of textOf(message.parts).split(", ")) {
    await nextMillisecond();
    const [verb = "", ...words] = step.split(" ");
    const text = verb === "whoami" ? `${ATTRIBUTION_HEADER}: ${from.caller_id}` : words.join(" ");
    if (verb === "throw") throw new Error(text);
    if (verb === "hold") await new Promise((resolve) => (signal.onabort = resolve));
    else if (verb === "ignore") await new Promise(() => undefined);
    else yield toEvent(verb, text);
  }
};

function toEvent(verb: string, text: string): AgentEvent {
  const parts = [{ text }];
  if (verb === "message" || verb === "whoami") return { message: { parts } };
  if (verb === "artifact" || verb === "append")
    return { artifact: { artifactId: "a", parts, append: verb === "append" } };
  const state = `TASK_STATE_${verb.toUpperCase().replace("-", "_")}`;
  return { status: { state, ...(text && { message: { parts } }) } } as AgentEvent;
}
