import Ajv, { type ErrorObject } from "ajv";
import addFormats from "ajv-formats";
import schema from "../../generated/config.schema.json";
import type { BeaconEnvironment } from "./beacon-environment";
import { ConfigError } from "./config-error";
import { parseTrustProxy, type TrustProxy } from "./trust-proxy";

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
  const known = Object.fromEntries(
    Object.entries(schema.properties).flatMap(([name, { type }]) => {
      const value = environment[name];
      return value === undefined ? [] : [[name, type === "integer" ? toInteger(value) : value]];
    }),
  );
  const ajv = new Ajv({ useDefaults: true });
  addFormats(ajv, ["uri"]);
  const validate = ajv.compile<BeaconEnvironment>(schema);
  if (!validate(known)) throw new ConfigError(describe(validate.errors?.[0]));
  const publicUrl = known.BEACON_PUBLIC_URL;
  if (publicUrl !== undefined && !URL.canParse(publicUrl))
    throw new ConfigError(
      "BEACON_PUBLIC_URL must be an http or https origin with a port up to 65535",
    );
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

/** The origin that follows from host and port: an IPv6 address is put in brackets. */
export function defaultPublicUrl(host: string, port: number): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** Digits as a number; anything else stays as it is, for the validator to refuse. */
function toInteger(text: string): number | string {
  return /^\d{1,15}$/.test(text) ? Number(text) : text;
}

function describe(error: ErrorObject | undefined): string {
  const name = error?.instancePath.slice(1) ?? "";
  const property = (schema.properties as Record<string, { description?: string; enum?: string[] }>)[
    name
  ];
  const wanted = property?.enum ? `must be one of ${property.enum.join(", ")}` : error?.message;
  return `${name} ${wanted ?? "is not valid"}. ${(property?.description ?? "").replaceAll("\n", " ")}`;
}
