import { once } from "node:events";

/**
 * Prints a line on standard output and waits until there is room for more. What is printed must be
 * escaped already.
 */
export async function printLine(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, "drain");
}

/** Lets a reader of standard output that has seen enough (`| head`) end the process quietly. For programs. */
export function endWithReader(): void {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit(0);
    process.stderr.write(`cannot write: ${error.message}\n`);
    process.exit(1);
  });
}

/** Ends a verb with a message on standard error and the given exit code. */
export class CommandError extends Error {
  override readonly name = "CommandError";

  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message);
  }
}
