import pino from "pino";
import type { Logger } from "../../ports/logger";

/** Structured logs, a JSON object a line, on standard output. */
export function createPinoLogger(level: string, name: string): Logger {
  return pino({ level, base: { name }, timestamp: pino.stdTimeFunctions.isoTime });
}
