import { ConfigError } from "../config/config-error";
import type { WebServer } from "../http/web-server";

/**
 * Lets a server listen where its configuration says. Answers the port.
 *
 * @throws ConfigError naming HOST and PORT
 */
export async function listen(
  web: WebServer,
  { host, port }: { host: string; port: number },
): Promise<number> {
  try {
    return await web.listen(host, port);
  } catch (cause) {
    const { message } = cause as Error;
    throw new ConfigError(`HOST and PORT: cannot listen on ${host}, port ${port}: ${message}`, {
      cause,
    });
  }
}
