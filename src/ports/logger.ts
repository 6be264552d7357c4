/**
 * Where the operator reads what happened. Neither content nor addresses go here: fields are counts,
 * codes, names of the contract and causes of internal errors.
 */
export interface Logger {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
  fatal(fields: object, message: string): void;
}
