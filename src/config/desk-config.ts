import schema from "../../generated/desk-config.schema.json";
import { ConfigError } from "./config-error";
import { checkPublicUrl } from "./default-public-url";
import type { DeskEnvironment } from "./desk-environment";
import { validateVariables, variablesIn } from "./validate-variables";

/** The review desk's configuration: validated, complete, frozen. */
export interface DeskConfig {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** An origin, as browsers write it; undefined where it follows from host and port. */
  readonly publicUrl: string | undefined;
  /** In small letters, as node names header fields; undefined where reviewers sign in with a link. */
  readonly userHeader: string | undefined;
  readonly dataDir: string;
  readonly logLevel: DeskEnvironment["LOG_LEVEL"];
}

/** Fields that a browser or a connection sets itself, so that they cannot name a user. */
const OTHER_FIELDS =
  /^(accept|connection|content|cookie|host|origin|referer|sec|transfer|upgrade)(-|$)/;

/**
 * Reads the desk's configuration from environment variables; others are ignored.
 *
 * @throws ConfigError naming the first variable with a bad value
 */
export function readDeskConfig(environment: NodeJS.ProcessEnv = process.env): DeskConfig {
  const known = validateVariables(variablesIn(environment, schema), schema) as DeskEnvironment;
  const publicUrl = known.BEACON_DESK_PUBLIC_URL;
  if (publicUrl !== undefined && !URL.canParse(publicUrl))
    throw new ConfigError(
      "BEACON_DESK_PUBLIC_URL must be an http or https origin with a port up to 65535",
    );
  checkPublicUrl("BEACON_DESK_PUBLIC_URL", known.BEACON_DESK_HOST, publicUrl, "BEACON_DESK_HOST");
  const userHeader = known.BEACON_DESK_USER_HEADER?.toLowerCase();
  if (userHeader !== undefined && OTHER_FIELDS.test(userHeader))
    throw new ConfigError(
      `BEACON_DESK_USER_HEADER must be a field that the proxy adds, not ${userHeader}`,
    );
  return Object.freeze({
    host: known.BEACON_DESK_HOST,
    port: known.BEACON_DESK_PORT,
    publicUrl: publicUrl === undefined ? undefined : new URL(publicUrl).origin,
    userHeader,
    dataDir: known.BEACON_DATA_DIR,
    logLevel: known.LOG_LEVEL,
  });
}
