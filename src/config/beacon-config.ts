import schema from "../../generated/config.schema.json";
import type { BeaconEnvironment } from "./beacon-environment";
import { ConfigError } from "./config-error";
import { checkPublicUrl } from "./default-public-url";
import { parseTrustProxy, type TrustProxy } from "./trust-proxy";
import { validateVariables, variablesIn } from "./validate-variables";

export { defaultPublicUrl } from "./default-public-url";

/** The Beacon's configuration: validated, complete, frozen. */
export interface BeaconConfig {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** Without a closing slash; undefined where it follows from host and port. */
  readonly publicUrl: string | undefined;
  readonly dataDir: string;
  /** Requests a minute and source. */
  readonly rateLimit: number;
  readonly trustProxy: TrustProxy;
  readonly logLevel: BeaconEnvironment["LOG_LEVEL"];
}

/**
 * Reads the configuration from environment variables. Others than the Beacon's are ignored; one that
 * is set to an empty string counts as set.
 *
 * @throws ConfigError naming the first variable with a bad value
 */
export function readBeaconConfig(environment: NodeJS.ProcessEnv = process.env): BeaconConfig {
  const known = validateVariables(variablesIn(environment, schema), schema) as BeaconEnvironment;
  const publicUrl = known.BEACON_PUBLIC_URL;
  if (publicUrl !== undefined && !URL.canParse(publicUrl))
    throw new ConfigError(
      "BEACON_PUBLIC_URL must be an http or https origin with a port up to 65535",
    );
  checkPublicUrl("BEACON_PUBLIC_URL", known.HOST, publicUrl);
  return Object.freeze({
    host: known.HOST,
    port: known.PORT,
    publicUrl,
    dataDir: known.BEACON_DATA_DIR,
    rateLimit: known.BEACON_RATE_LIMIT,
    trustProxy: parseTrustProxy(known.TRUST_PROXY),
    logLevel: known.LOG_LEVEL,
  });
}
