import type { Command } from "commander";
import { CommandError } from "./print";

/** A class of errors whose message is all that a user needs. */
export type ExpectedError = new (...args: never[]) => Error;

/**
 * Runs a program on the arguments of the process. What fails is told on standard error; the exit code
 * is 1, or that of a CommandError.
 *
 * @param expected errors that are told by their message alone
 */
export async function runProgram(
  program: Command,
  expected: readonly ExpectedError[],
  argv: readonly string[] = process.argv,
): Promise<void> {
  try {
    await program.parseAsync(argv);
  } catch (reason) {
    const isExpected = [CommandError, ...expected].some((type) => reason instanceof type);
    process.stderr.write(`${program.name()}: ${isExpected ? messageOf(reason) : inFull(reason)}\n`);
    process.exitCode = reason instanceof CommandError ? reason.exitCode : 1;
  }
}

function messageOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}

function inFull(reason: unknown): string {
  if (!(reason instanceof Error)) return String(reason);
  // A system error (address in use, no permission) says enough; anything else wants its stack.
  return "code" in reason ? reason.message : (reason.stack ?? reason.message);
}
