import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { PATHS } from "../../src/beacon/paths";
import { VERSION_PARAMETER } from "../../src/a2a/service-parameters";
import { RPC_HEADERS, startBeacon } from "./beacon";
import { breakStore } from "./break-store";
import type { Golden, GoldenProductName, StoreState } from "./golden-file";
import { BEACON_MASKING, GOLDEN_PUBLIC_URL, type Masking } from "./golden-mask";

/** A server that a golden is played against. */
export interface GoldenServer {
  port: number;
  /** What stands in requests from the start. */
  given: Readonly<Record<string, string>>;
  /** @returns what makes the store usable again */
  breakStore(state: StoreState): () => void;
  stop(): Promise<void>;
}

/** What the goldens of a product have to know of it. */
export interface GoldenProduct {
  name: GoldenProductName;
  /** Where a body alone goes. */
  endpoint: string;
  /** Whether a path, without a closing slash, is a JSON-RPC endpoint. */
  isRpc(path: string): boolean;
  /** The headers of a well-formed request to a path, beside the content type. */
  usualHeaders(target: string): Readonly<Record<string, string>>;
  masking: Masking;
  start(golden: Pick<Golden, "environment" | "times">): Promise<GoldenServer>;
}

export const BEACON_GOLDENS: GoldenProduct = {
  name: "beacon",
  endpoint: PATHS.a2a,
  isRpc: (path) => path === PATHS.a2a,
  usualHeaders: (target): Readonly<Record<string, string>> =>
    target.startsWith(PATHS.a2a) ? { [VERSION_PARAMETER]: RPC_HEADERS[VERSION_PARAMETER] } : {},
  masking: BEACON_MASKING,
  async start({ environment }) {
    const dataDir = mkdtempSync(path.join(tmpdir(), "golden-"));
    const beacon = await startBeacon({
      BEACON_PUBLIC_URL: GOLDEN_PUBLIC_URL,
      ...environment,
      BEACON_DATA_DIR: dataDir,
    });
    return {
      port: (beacon.server.address() as AddressInfo).port,
      given: {},
      breakStore: (state) => breakStore(beacon.db, "submissions", state),
      async stop() {
        await beacon.stop();
        rmSync(dataDir, { recursive: true });
      },
    };
  },
};
