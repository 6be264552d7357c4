#!/usr/bin/env node
import { Argument, Command, Option } from "commander";
import openrpc from "../../generated/openrpc.json";
import schema from "../../generated/config.schema.json";
import deskSchema from "../../generated/desk-config.schema.json";
import { DataFolderError } from "../adapters/data-folder-error";
import { agentCardDocument } from "../beacon/beacon-app";
import { readBeaconConfig } from "../config/beacon-config";
import { ConfigError } from "../config/config-error";
import { defaultPublicUrl } from "../config/default-public-url";
import { readDeskConfig } from "../config/desk-config";
import { runDesk } from "./desk";
import { environmentHelp } from "./environment-help";
import { type Verdict, VERDICTS } from "../ports/review-store";
import { CommandError, endWithReader } from "./print";
import { backup, exportAll, reviewList, reviewMark, reviewShow, verify } from "./review";
import { serve } from "./serve";

// What was submitted is for this user's eyes only.
process.umask(0o077);

function createProgram(): Command {
  const program = new Command("beacon")
    .description("An honest, narrow A2A 1.0 inbox: agents leave messages, a human reviews them.")
    .version(openrpc.info.version)
    .addHelpText("after", environmentHelp(schema));

  program
    .command("serve", { isDefault: true })
    .description("serve until SIGTERM or SIGINT (the default)")
    .action(() => serve(readBeaconConfig()));

  program
    .command("desk")
    .description("serve the review desk, a page for reviewers, on an address of its own")
    .addHelpText("after", environmentHelp(deskSchema))
    .action(() => runDesk(readDeskConfig()));

  program
    .command("card")
    .description(
      "print the agent card, so that a site at another origin can publish the same bytes",
    )
    .action(() => {
      const { host, port, publicUrl } = readBeaconConfig();
      process.stdout.write(agentCardDocument(publicUrl ?? defaultPublicUrl(host, port)).text);
    });

  const review = program
    .command("review")
    .description("read what came in and log what you made of it");
  review
    .command("list")
    .description("list submissions, oldest first")
    .addOption(
      new Option("--kind <kind>", "only this kind").choices(["structured", "unstructured"]),
    )
    .option("--unread", "only those whose last mark, if any, is unread")
    .option("--json", "a JSON object a line, without the message")
    .action((options: Parameters<typeof reviewList>[1]) => reviewList(readBeaconConfig(), options));
  review
    .command("show")
    .description("show a submission in full, escaped")
    .argument("<id>", "the receipt id")
    .option("--json", "as a JSON object")
    .action((id: string, options: { json?: boolean }) =>
      reviewShow(readBeaconConfig(), id, options),
    );
  review
    .command("mark")
    .description("add an entry to the review log; it changes nothing that callers see")
    .argument("<id>", "the receipt id")
    .addArgument(
      new Argument("<verdict>", "what you decided; unread takes back an earlier mark").choices(
        VERDICTS,
      ),
    )
    .option("--note <text>", "a note for other reviewers")
    .option("--reviewer <name>", "who decided")
    .action((id: string, verdict: Verdict, options: { note?: string; reviewer?: string }) =>
      reviewMark(readBeaconConfig(), id, verdict, options),
    );

  program
    .command("export")
    .description("print everything as JSON Lines")
    .action(() => exportAll(readBeaconConfig()));

  program
    .command("backup")
    .description("copy the database to a new file, whole, also while the Beacon serves")
    .argument("<file>", "the file to write")
    .action((file: string) => backup(readBeaconConfig(), file));

  program
    .command("verify")
    .description("check both logs; exit code 2 names the first bad row")
    .option("--head <hash>", "a head printed earlier, which the log must still hold")
    .action((options: { head?: string }) => verify(readBeaconConfig(), options));

  return program;
}

endWithReader();

createProgram()
  .parseAsync()
  .catch((reason: unknown) => {
    const isExpected =
      reason instanceof CommandError ||
      reason instanceof ConfigError ||
      reason instanceof DataFolderError;
    const message = reason instanceof Error ? reason.message : String(reason);
    process.stderr.write(`beacon: ${isExpected ? message : describeUnexpected(reason)}\n`);
    process.exitCode = reason instanceof CommandError ? reason.exitCode : 1;
  });

function describeUnexpected(reason: unknown): string {
  if (!(reason instanceof Error)) return String(reason);
  // A system error (address in use, no permission) says enough; anything else wants its stack.
  return "code" in reason ? reason.message : (reason.stack ?? reason.message);
}
