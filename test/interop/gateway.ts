import { writeFileSync } from "node:fs";
import path from "node:path";
import { exportJWK, generateKeyPair } from "jose";
import { KEY_HEADER } from "../../src/gateway/keys/credential-headers";
import { AGENT_PATHS } from "../../src/gateway/paths";
import { makeDataDir } from "../support/beacon";
import { startGateway, type TestGateway } from "../support/gateway";
import type { Sdk, SdkClient } from "./js-sdk";

/** The key id in the signatures of `startSigningGateway`. */
export const SIGNING_KEY_ID = "card-1";

/** Starts a Gateway that signs its cards. */
export async function startSigningGateway(): Promise<TestGateway> {
  const dataDir = makeDataDir();
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const file = path.join(dataDir, "signing-key.json");
  writeFileSync(file, JSON.stringify({ ...(await exportJWK(privateKey)), kid: SIGNING_KEY_ID }));
  return startGateway({ environment: { GATEWAY_DATA_DIR: dataDir, GATEWAY_SIGNING_KEY: file } });
}

export const VERSIONS = ["1.0", "0.3"] as const;
export type Version = (typeof VERSIONS)[number];

/** Where a client of each version looks for a card. */
const CARD_PATHS: Record<Version, string> = {
  "1.0": AGENT_PATHS.agentCard,
  "0.3": AGENT_PATHS.legacyAgentCard,
};

/** A client that the SDK's own factory makes of an agent's URL; each call bears the key, if any. */
export function createClient(
  sdk: Sdk,
  agentUrl: string,
  version: Version,
  key: string,
): Promise<SdkClient> {
  const fetchImpl: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    if (key !== "") headers.set(KEY_HEADER, key);
    return fetch(input, { ...init, headers });
  };
  const legacyCompat = { enabled: version === "0.3" };
  // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- the SDK exports no such class
  const transport = new sdk.JsonRpcTransportFactory({ fetchImpl, legacyCompat });
  return new sdk.ClientFactory({
    transports: [transport],
    cardResolver: new sdk.DefaultAgentCardResolver({ legacyCompat }),
  }).createFromUrl(agentUrl + CARD_PATHS[version], "");
}
