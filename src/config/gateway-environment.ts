/**
 * The environment variables of the Gateway, and the members of the JSON file that GATEWAY_CONFIG names.
 * The JSON Schema in `generated/gateway-config.schema.json` is made from this type, so this file
 * imports nothing.
 */
export interface GatewayEnvironment {
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
   * @default 8092
   */
  PORT: number;

  /**
   * The origin under which callers reach the Gateway, without a path or a closing slash, such as
   * https://agents.example; every URL in the cards starts with it. By default http://{HOST}:{PORT},
   * unless HOST stands for all addresses.
   * @pattern ^https?://(\[[0-9A-Fa-f:.]+\]|[^/?#@:\[\]\s]+)(:\d{1,5})?$
   * @format uri
   */
  GATEWAY_PUBLIC_URL?: string;

  /**
   * The folder of the database; made when missing.
   * @minLength 1
   * @default ./data
   */
  GATEWAY_DATA_DIR: string;

  /**
   * A JSON file with any of these variables as its members; the environment overrides it.
   * @minLength 1
   */
  GATEWAY_CONFIG?: string;

  /**
   * The keys of the issuer of user tokens, as a JWK Set: a file, or an http or https URL. Without it
   * no user token counts.
   * @minLength 1
   */
  GATEWAY_JWKS?: string;

  /**
   * The issuer that user tokens must name; wanted with GATEWAY_JWKS.
   * @minLength 1
   */
  GATEWAY_JWT_ISSUER?: string;

  /**
   * The audience that user tokens must name; wanted with GATEWAY_JWKS.
   * @minLength 1
   */
  GATEWAY_JWT_AUDIENCE?: string;

  /**
   * How many calls a key may make at its agent in a minute; the same for a user and an agent.
   * @TJS-type integer
   * @minimum 1
   * @maximum 1000000000
   * @default 60
   */
  GATEWAY_RATE_LIMIT: number;

  /**
   * How long a task is kept after its end, such as 7d or 12h.
   * @minLength 1
   * @default 7d
   */
  GATEWAY_TASK_RETENTION: string;

  /**
   * How long a blocking call waits for its task; then the task is answered as it is.
   * @minLength 1
   * @default 120s
   */
  GATEWAY_BLOCKING_MAX: string;

  /**
   * How long an agent may be silent on a task; then the task fails.
   * @minLength 1
   * @default 10m
   */
  GATEWAY_AGENT_IDLE_MAX: string;

  /**
   * A file with the private key that signs the agent cards, as a JWK or in PEM: P-256, Ed25519 or RSA.
   * Without it the cards bear no signature.
   * @minLength 1
   */
  GATEWAY_SIGNING_KEY?: string;

  /**
   * The key that seals the secrets of webhooks where they are stored: 32 random bytes, as 64 hex digits or
   * in base64. Several are separated by commas: the first one seals, all of them open. Without it no push
   * notifications are offered.
   * @minLength 1
   */
  GATEWAY_SECRET_KEY?: string;

  /**
   * Where webhooks may be beyond the public Internet, as a comma separated list: networks, such as
   * 10.0.0.0/8, and http://localhost for this machine, by http too. An address of a cloud's metadata must
   * be opened by itself, such as 169.254.169.254/32.
   * @minLength 1
   */
  GATEWAY_WEBHOOK_ALLOW?: string;

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
