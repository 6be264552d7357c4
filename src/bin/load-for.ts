import { ConfigError } from "../config/config-error";

/** Loads the file that a variable names. What goes wrong is told by the name of the variable. */
export async function loadFor<T>(
  variable: string,
  load: (file: string) => T | Promise<T>,
  file: string,
): Promise<T> {
  try {
    return await load(file);
  } catch (cause) {
    const { message } = cause as Error;
    throw new ConfigError(`${variable}: ${message}`, { cause });
  }
}
