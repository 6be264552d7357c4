/** What a script of this repository says of itself, and what it does. */
export interface Script {
  /** The help, whose first line shows how it is called. */
  help: string;
  /** The most arguments that it takes. */
  maxArguments: number;
  run: (args: readonly string[]) => Promise<void>;
}

/**
 * Runs a script on the arguments of the process: `--help` prints the help, an unknown argument is an
 * error that shows the help, and what the script throws is printed and makes the exit code 1.
 */
export async function runScript({ help, maxArguments, run }: Script): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes("--help") || args.includes("-h")) {
    console.log(help);
    return;
  }
  const unknown = args.find((arg, index) => arg.startsWith("-") || index >= maxArguments);
  try {
    if (unknown !== undefined) throw new Error(`${unknown}: no such argument\n\n${help}`);
    await run(args);
  } catch (reason) {
    console.error(reason instanceof Error ? reason.message : reason);
    process.exitCode = 1;
  }
}
