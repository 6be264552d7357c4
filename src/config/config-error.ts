/** A variable has a value that cannot be used. The message names it and says what is wanted. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}
