/**
 * The environment variables of the Beacon. The JSON Schema in `generated/config.schema.json` is
 * made from this type, so this file imports nothing.
 */
export interface BeaconEnvironment {
  /**
   * The address to listen on.
   * @minLength 1
   * @default 127.0.0.1
   */
  HOST: string;

  /**
   * The TCP port to listen on; 0 takes any free one.
   * @TJS-type integer
   * @minimum 0
   * @maximum 65535
   * @default 8080
   */
  PORT: number;

  /**
   * The origin under which callers reach the Beacon, without a path or a closing slash, such as
   * https://agents.example; every URL in the card and the discovery document starts with it. By default
   * http://{HOST}:{PORT}, unless HOST stands for all addresses.
   * @pattern ^https?://(\[[0-9A-Fa-f:.]+\]|[^/?#@:\[\]\s]+)(:\d{1,5})?$
   * @format uri
   */
  BEACON_PUBLIC_URL?: string;

  /**
   * The folder of the database and the source key; made when missing.
   * @minLength 1
   * @default ./data
   */
  BEACON_DATA_DIR: string;

  /**
   * How many requests one source (an IPv4 address or an IPv6 /64) may make in a minute.
   * @TJS-type integer
   * @minimum 1
   * @maximum 1000000000
   * @default 60
   */
  BEACON_RATE_LIMIT: number;

  /**
   * Which proxies may name the source in X-Forwarded-For: false, true, a number of hops, or a comma
   * separated list of addresses, networks and the names loopback, linklocal, uniquelocal.
   * @minLength 1
   * @default "false"
   */
  TRUST_PROXY: string;

  /**
   * The least severe level that is logged.
   * @default info
   */
  LOG_LEVEL: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
}
