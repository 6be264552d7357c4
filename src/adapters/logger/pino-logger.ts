import { writeSync } from "node:fs";
import pino from "pino";
import type { Logger } from "../../ports/logger";

const STANDARD_OUTPUT = 1;

/** Structured logs, a JSON object a line, on standard output. */
export function createPinoLogger(level: string, name: string): Logger {
  return pino({ level, base: { name }, timestamp: pino.stdTimeFunctions.isoTime }, { write });
}

/** A log that cannot be written, since the disk or the pipe is full, must not stop the service. */
function write(line: string): void {
  try {
    writeSync(STANDARD_OUTPUT, line);
  } catch {
    // There is nowhere to say so.
  }
}
