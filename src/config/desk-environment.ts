/**
 * The environment variables of the review desk. The JSON Schema in `generated/desk-config.schema.json`
 * is made from this type, so this file imports nothing.
 */
export interface DeskEnvironment {
  /**
   * The address that the desk listens on. Leave it on this machine, unless a reverse proxy with TLS is
   * elsewhere.
   * @minLength 1
   * @default 127.0.0.1
   */
  BEACON_DESK_HOST: string;

  /**
   * The TCP port that the desk listens on; 0 takes any free one.
   * @TJS-type integer
   * @minimum 0
   * @maximum 65535
   * @default 8081
   */
  BEACON_DESK_PORT: number;

  /**
   * The origin under which reviewers' browsers reach the desk where a reverse proxy is in front of it,
   * without a path or a closing slash, such as https://desk.example. By default
   * http://{BEACON_DESK_HOST}:{BEACON_DESK_PORT}.
   * @pattern ^https?://(\[[0-9A-Fa-f:.]+\]|[^/?#@:\[\]\s]+)(:\d{1,5})?$
   * @format uri
   */
  BEACON_DESK_PUBLIC_URL?: string;

  /**
   * The name of the header field in which a reverse proxy names the user, such as X-Forwarded-User. It
   * replaces the sign-in link, and whoever can reach the desk past the proxy can be anyone: set it only
   * where the proxy always sets that field itself. Off by default.
   * @pattern ^[A-Za-z][A-Za-z0-9-]{0,63}$
   */
  BEACON_DESK_USER_HEADER?: string;

  /**
   * The folder of the Beacon's database; the desk keeps its index there too.
   * @minLength 1
   * @default ./data
   */
  BEACON_DATA_DIR: string;

  /**
   * The least severe level that is logged.
   * @default info
   */
  LOG_LEVEL: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
}
