import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { AGENT_PATHS, GATEWAY_PATHS } from "../../src/gateway/paths";
import type { TestGateway } from "../support/gateway";
import { SIGNING_KEY_ID, startSigningGateway } from "./gateway";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startSigningGateway();
  await gateway.register({ id: "unlisted", visibility: "UNLISTED" });
});
afterAll(() => gateway.stop());

it.each(["echo", "unlisted"])(
  "the SDK verifies the card of %s as it is served, with the keys that the gateway serves",
  async (agentId) => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      path.join(__dirname, "verify-served-card.mjs"),
      gateway.endpoint(agentId) + AGENT_PATHS.agentCard,
    ]);
    const lines = new Set(stdout.split("\n"));
    expect([...lines]).toEqual([
      `${gateway.publicUrl}${GATEWAY_PATHS.keySet} ${SIGNING_KEY_ID}`,
      "verified",
      "No valid signatures found on agent card.",
      "client of 1.0",
    ]);
  },
);
