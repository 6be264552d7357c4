import { ConfigError } from "../config/config-error";
import type { WebServer } from "../http/web-server";

/**
 * Lets a server listen where its configuration says. Answers the port.
 *
 * @param variables where host and port are from
 * @throws ConfigError naming them
 */
export async function listen(
  web: WebServer,
  { host, port }: { host: string; port: number },
  variables = "HOST and PORT",
): Promise<number> {
  try {
    return await web.listen(host, port);
  } catch (cause) {
    const { message } = cause as Error;
    throw new ConfigError(`${variables}: cannot listen on ${host}, port ${port}: ${message}`, {
      cause,
    });
  }
}
