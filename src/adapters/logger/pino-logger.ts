import pino from "pino";
import type { Logger } from "../../ports/logger";

/** Structured logs, a JSON object a line, on standard output. */
export function createPinoLogger(level: string, name: string): Logger {
  return pino({ name, level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
