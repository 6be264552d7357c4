import { readFileSync } from "node:fs";
import schema from "../../generated/gateway-config.schema.json";
import { ConfigError } from "./config-error";
import { checkPublicUrl } from "./default-public-url";
import { parseDuration } from "./duration";
import type { GatewayEnvironment } from "./gateway-environment";
import { parseSecretKeys } from "./secret-keys";
import { parseTrustProxy, type TrustProxy } from "./trust-proxy";
import { validateVariables, variablesIn } from "./validate-variables";
import { parseWebhookAllow, type WebhookAllow } from "./webhook-allow";

/** How user tokens are verified. */
export interface UserTokenConfig {
  /** A file, or an http or https URL. */
  readonly jwks: string;
  readonly issuer: string;
  readonly audience: string;
}

/** The Gateway's configuration: validated, complete, frozen. */
export interface GatewayConfig {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** Without a closing slash; undefined where it follows from host and port. */
  readonly publicUrl: string | undefined;
  readonly dataDir: string;
  /** Undefined where no user token counts. */
  readonly userTokens: UserTokenConfig | undefined;
  /** Calls a minute for a credential and an agent. */
  readonly rateLimit: number;
  readonly taskRetentionMs: number;
  readonly blockingMaxMs: number;
  readonly agentIdleMaxMs: number;
  /** Undefined where cards are not signed. */
  readonly signingKeyFile: string | undefined;
  /** Undefined where no push notifications are offered. The first one seals. */
  readonly secretKeys: readonly Uint8Array[] | undefined;
  readonly webhookAllow: WebhookAllow;
  readonly trustProxy: TrustProxy;
  readonly logLevel: GatewayEnvironment["LOG_LEVEL"];
}

/**
 * Reads the configuration from environment variables and, under them, from the JSON file that
 * GATEWAY_CONFIG names. Variables that are not the Gateway's are ignored, other members of the file not.
 *
 * @throws ConfigError naming the first variable with a bad value, or the file
 */
export function readGatewayConfig(environment: NodeJS.ProcessEnv = process.env): GatewayConfig {
  const own = variablesIn(environment, schema);
  const file = environment.GATEWAY_CONFIG;
  const shared = file === undefined ? {} : readConfigFile(file);
  const known = validateVariables({ ...shared, ...own }, schema) as GatewayEnvironment;
  checkPublicUrl("GATEWAY_PUBLIC_URL", known.HOST, known.GATEWAY_PUBLIC_URL);
  return Object.freeze({
    host: known.HOST,
    port: known.PORT,
    publicUrl: known.GATEWAY_PUBLIC_URL,
    dataDir: known.GATEWAY_DATA_DIR,
    userTokens: userTokensOf(known),
    rateLimit: known.GATEWAY_RATE_LIMIT,
    taskRetentionMs: parseDuration("GATEWAY_TASK_RETENTION", known.GATEWAY_TASK_RETENTION, "3650d"),
    blockingMaxMs: parseDuration("GATEWAY_BLOCKING_MAX", known.GATEWAY_BLOCKING_MAX, "1h"),
    agentIdleMaxMs: parseDuration("GATEWAY_AGENT_IDLE_MAX", known.GATEWAY_AGENT_IDLE_MAX, "7d"),
    signingKeyFile: known.GATEWAY_SIGNING_KEY,
    secretKeys:
      known.GATEWAY_SECRET_KEY === undefined
        ? undefined
        : parseSecretKeys("GATEWAY_SECRET_KEY", known.GATEWAY_SECRET_KEY),
    webhookAllow: parseWebhookAllow(known.GATEWAY_WEBHOOK_ALLOW),
    trustProxy: parseTrustProxy(known.TRUST_PROXY),
    logLevel: known.LOG_LEVEL,
  });
}

function readConfigFile(file: string): object {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    const { message } = cause as Error;
    throw new ConfigError(`GATEWAY_CONFIG: ${file} cannot be read as JSON: ${message}`, { cause });
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new ConfigError(`GATEWAY_CONFIG: ${file} must hold one JSON object`);
  if (Object.hasOwn(value, "GATEWAY_CONFIG"))
    throw new ConfigError(`GATEWAY_CONFIG: ${file} cannot name another file`);
  return value;
}

/** A key set alone says who signed, not for whom (RFC 8725 §3.8, §3.9). */
function userTokensOf(known: GatewayEnvironment): UserTokenConfig | undefined {
  const { GATEWAY_JWKS: jwks, GATEWAY_JWT_ISSUER: issuer, GATEWAY_JWT_AUDIENCE: audience } = known;
  if (jwks === undefined && issuer === undefined && audience === undefined) return undefined;
  if (jwks === undefined || issuer === undefined || audience === undefined)
    throw new ConfigError(
      "GATEWAY_JWKS, GATEWAY_JWT_ISSUER and GATEWAY_JWT_AUDIENCE go together: set all or none",
    );
  return { jwks, issuer, audience };
}
