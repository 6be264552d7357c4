import type { Logger } from "../../src/ports/logger";

/** A logger that keeps what it is told. */
export interface KeptLog extends Logger {
  entries: { level: keyof Logger; fields: object; message: string }[];
}

export function keepLog(): KeptLog {
  const entries: KeptLog["entries"] = [];
  const at = (level: keyof Logger) => (fields: object, message: string) => {
    entries.push({ level, fields, message });
  };
  return {
    entries,
    debug: at("debug"),
    info: at("info"),
    warn: at("warn"),
    error: at("error"),
    fatal: at("fatal"),
  };
}
