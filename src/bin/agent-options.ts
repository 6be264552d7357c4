import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Command, Option } from "commander";
import { BUILT_IN_PREFIX } from "../gateway/demo-agents/demo-agents";
import { CommandError } from "./print";

/** The flags of `agent add` and `agent update`, as commander hands them over. */
export interface AgentOptions {
  file?: string;
  owner?: string;
  ownerName?: string;
  name?: string;
  description?: string;
  agentVersion?: string;
  iconUrl?: string;
  visibility?: string;
  module?: string;
  worker?: string;
  inputMode?: string[];
  outputMode?: string[];
  invoke?: boolean;
  json?: boolean;
}

/** Adds the flags that describe an agent to a command. */
export function addAgentOptions(command: Command): Command {
  const collect = (value: string, earlier: string[] = []) => [...earlier, value];
  return command
    .option(
      "--file <path>",
      "a JSON file with the agent; - reads standard input; flags override it",
    )
    .option("--owner <id>", "the user who owns it: the sub of that user's tokens")
    .option("--owner-name <name>", "the owner's display name [the owner's id]")
    .option("--name <name>", "its display name [its id]")
    .option("--description <text>", "what it does, for people and for other agents")
    .option("--agent-version <version>", "its own version [1.0.0]")
    .option("--icon-url <url>", "an image that stands for it; an empty text removes it")
    .addOption(
      new Option(
        "--visibility <visibility>",
        "whole card, redacted card, or for its owner and keys alone [PUBLIC]",
      ).choices(["PUBLIC", "UNLISTED", "PRIVATE"]),
    )
    .addOption(
      new Option("--module <path>", "an ES module that runs in the gateway's process").conflicts(
        "worker",
      ),
    )
    .addOption(
      new Option(
        "--worker <mode>",
        "a process of its own that connects; queue: messages wait for it, push: they do not",
      ).choices(["push", "queue"]),
    )
    .option("--input-mode <type>", "a media type it takes; repeatable [text/plain]", collect)
    .option(
      "--output-mode <type>",
      "a media type it answers with; repeatable [text/plain]",
      collect,
    )
    .option("--invoke", "offer REST invoke (the default for a new agent)")
    .option("--no-invoke", "do not offer REST invoke")
    .option("--json", "print the agent as a JSON object");
}

/**
 * The members of a registration that a file and flags give; a flag overrides the file. A relative path
 * of a module is resolved, since a gateway may run in another folder.
 *
 * @throws CommandError when the file cannot be read or holds no JSON object, or there is no such module
 */
export function readAgentOptions(options: AgentOptions): Record<string, unknown> {
  const { file, module, worker } = options;
  const fromFile = file === undefined ? {} : readAgentFile(file);
  const fromFlags = {
    ownerId: options.owner,
    ownerName: options.ownerName,
    name: options.name,
    description: options.description,
    version: options.agentVersion,
    iconUrl: options.iconUrl,
    visibility: options.visibility,
    connector: module === undefined ? worker && { worker } : { module: resolve(".", module) },
    inputModes: options.inputMode,
    outputModes: options.outputMode,
    invoke: options.invoke,
  };
  const flags = Object.entries(fromFlags).filter(([, value]) => value !== undefined);
  return { ...fromFile, ...Object.fromEntries(flags) };
}

/** How what has no default is given. */
const REQUIRED = {
  id: "its id",
  ownerId: "--owner <id>",
  description: "--description <text>",
  connector: "--module <path> or --worker <mode>",
} as const;

/** @throws CommandError naming the flags that are missing for a new agent */
export function checkComplete(agent: Readonly<Record<string, unknown>>): void {
  const missing = Object.entries(REQUIRED).flatMap(([member, flag]) =>
    agent[member] === undefined ? [flag] : [],
  );
  if (missing.length > 0)
    throw new CommandError(`give ${missing.join(", ")}, or a --file that says it`);
}

function readAgentFile(file: string): Record<string, unknown> {
  const value = parse(file);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new CommandError(`${file}: one JSON object is wanted`);
  // `agent show --json` prints these; they are not the owner's to set.
  const {
    createdAt: _createdAt,
    updatedAt: _updatedAt,
    ...agent
  } = value as Record<string, unknown>;
  const { connector } = agent;
  if (typeof connector !== "object" || connector === null) return agent;
  const { module } = connector as { module?: unknown };
  if (typeof module !== "string") return agent;
  const folder = file === "-" ? "." : path.dirname(file);
  return { ...agent, connector: { ...connector, module: resolve(folder, module) } };
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file === "-" ? 0 : file, "utf8"));
  } catch (reason) {
    const { message } = reason as Error;
    throw new CommandError(`${file}: it cannot be read as JSON: ${message}`);
  }
}

function resolve(folder: string, module: string): string {
  if (module.startsWith(BUILT_IN_PREFIX)) return module;
  const file = path.resolve(folder, module);
  if (!existsSync(file)) throw new CommandError(`connector.module: there is no file ${file}`);
  return file;
}
