import { DataFolderError } from "../adapters/data-folder-error";
import { Command, Option } from "commander";
import schema from "../../generated/gateway-config.schema.json";
import openrpc from "../../generated/openrpc.json";
import { ConfigError } from "../config/config-error";
import { type GatewayConfig, readGatewayConfig } from "../config/gateway-config";
import { RegistrationError } from "../gateway/agents/registration";
import { MintError } from "../gateway/keys/mint-credential";
import type { CredentialKind } from "../ports/credential-store";
import { type OpenStores, withStores } from "./administered-stores";
import { addAgentOptions, type AgentOptions } from "./agent-options";
import { environmentHelp } from "./environment-help";
import { agentAdd, agentList, agentRemove, agentShow, agentUpdate } from "./gateway-agents";
import { listCredentials, mint, type MintCommandOptions, revoke } from "./gateway-credentials";
import {
  type DeliveriesOptions,
  LIMIT,
  listDeliveries,
  listWebhooks,
  pruneWebhooks,
  removeWebhook,
  STATUS,
  redeliver,
} from "./gateway-webhooks";

export interface GatewayProgramOptions {
  /** Serves until it is told to stop. */
  serve(config: GatewayConfig): Promise<void>;
  openStores: OpenStores;
  /** Where the configuration comes from; by default the environment of the process. */
  readConfig?(): GatewayConfig;
}

/** Errors of the program that its users can mend by what the message says. */
export const GATEWAY_ERRORS = [ConfigError, DataFolderError, MintError, RegistrationError] as const;

interface Printed {
  json?: boolean;
}

/** The command line of the Gateway. Every verb works beside a gateway that serves the same folder. */
export function createGatewayProgram(options: GatewayProgramOptions): Command {
  const { serve, openStores, readConfig = readGatewayConfig } = options;
  const open = (create = false) => openStores(readConfig(), { create });

  const program = new Command("gateway")
    .description(
      "Many agents behind one A2A host: cards, keys, tasks and streams in A2A 1.0 and 0.3.",
    )
    .version(openrpc.info.version)
    .addHelpText("after", environmentHelp(schema));
  program
    .command("serve", { isDefault: true })
    .description("serve until SIGTERM or SIGINT (the default)")
    .action(() => serve(readConfig()));
  addAgentVerbs(program, open);
  addCredentialVerbs(program, "key", open);
  addCredentialVerbs(program, "token", open);
  addWebhookVerbs(program, open, readConfig);
  return program;
}

type Open = (create?: boolean) => ReturnType<OpenStores>;

function addAgentVerbs(program: Command, open: Open): void {
  const agent = program
    .command("agent")
    .description("register agents, and change what is registered");
  addAgentOptions(agent.command("add"))
    .description("register an agent")
    .argument("[id]", "the path under which it is reached: a-z, 0-9, _ and -")
    .addHelpText("after", ADD_HELP)
    .action((id: string | undefined, flags: AgentOptions) =>
      withStores(open(true), ({ agents }) => agentAdd(agents, id, flags)),
    );
  agent
    .command("list")
    .description("list the agents by id")
    .option("--json", "a JSON object a line")
    .action((flags: Printed) => withStores(open(), ({ agents }) => agentList(agents, flags)));
  agent
    .command("show")
    .description("show what is registered of an agent")
    .argument("<id>", "the agent")
    .option("--json", "as a JSON object, which `agent add --file` takes")
    .action((id: string, flags: Printed) =>
      withStores(open(), ({ agents }) => agentShow(agents, id, flags)),
    );
  addAgentOptions(agent.command("update"))
    .description(
      "change what is given of an agent, and nothing else (defaults are those of a new one)",
    )
    .argument("<id>", "the agent")
    .action((id: string, flags: AgentOptions) =>
      withStores(open(), ({ agents }) => agentUpdate(agents, id, flags)),
    );
  agent
    .command("remove")
    .description("remove an agent with its keys, tokens, tasks and deliveries")
    .argument("<id>", "the agent")
    .option("--json", "print a JSON object")
    .action((id: string, flags: Printed) =>
      withStores(open(), ({ agents }) => agentRemove(agents, id, flags)),
    );
}

const WORDS: Readonly<Record<CredentialKind, { group: string; mint: string }>> = {
  key: {
    group: "the keys that callers of an agent use (bak_…)",
    mint: "make a key for a caller of an agent; at most 3 are active at a time",
  },
  token: {
    group: "the tokens that an agent's own process connects with (agt_…)",
    mint: "make a token for an agent's own process; at most 10 are active at a time",
  },
};

function addCredentialVerbs(program: Command, kind: CredentialKind, open: Open): void {
  const group = program.command(kind).description(WORDS[kind].group);
  const minting = group
    .command("mint")
    .description(`${WORDS[kind].mint}; the secret is printed this once`)
    .argument("<agent>", "the agent's id");
  if (kind === "key")
    minting.option(
      "--caller <label>",
      "whose tasks they are: keys of one label share them, so a rotated key keeps its label [its id]",
    );
  minting
    .option("--expires <duration>", "how long it counts, such as 12h or 90d [until it is revoked]")
    .option("--json", "print a JSON object; `secret` is the secret")
    .action((agentId: string, flags: MintCommandOptions) =>
      withStores(open(), (stores) => mint(stores, kind, agentId, flags)),
    );
  group
    .command("list")
    .description(`list the ${kind}s of an agent, oldest first: id, beginning, state, caller`)
    .argument("<agent>", "the agent's id")
    .option("--json", "a JSON object a line")
    .action((agentId: string, flags: Printed) =>
      withStores(open(), (stores) => listCredentials(stores, kind, agentId, flags)),
    );
  group
    .command("revoke")
    .description(`revoke a ${kind}: it counts no longer, also at a gateway that is serving`)
    .argument("<id>", `the id that \`${kind} list\` prints, not the secret`)
    .option("--json", "print a JSON object")
    .action((id: string, flags: Printed) =>
      withStores(open(), (stores) => revoke(stores, kind, id, flags)),
    );
}

function addWebhookVerbs(program: Command, open: Open, readConfig: () => GatewayConfig): void {
  const webhooks = program
    .command("webhooks")
    .description("look at where the updates of a task are sent, and send again what failed");
  const verb = (name: string, ...levels: readonly (keyof typeof PLACES)[]) =>
    levels.reduce(
      (command, level) => command.argument(`<${level}>`, PLACES[level]),
      webhooks.command(name),
    );
  verb("list", "agent", "task")
    .description(
      "list the webhooks of a task, the first registered first: id, version, state, time, URL, what it has",
    )
    .option("--json", "a JSON object a line, as the webhooks API has it")
    .action((agentId: string, taskId: string, flags: Printed) =>
      withStores(open(), (stores) => listWebhooks(stores, agentId, taskId, flags)),
    );
  verb("deliveries", "agent", "task", "webhook")
    .description(
      "list the deliveries of a webhook, newest first: id, status, time, attempts, error",
    )
    .addOption(new Option("--status <status>", "only those with this status").choices(STATUS.enum))
    .option("--before <delivery>", "those older than this one, to go on after a page")
    .option("--limit <n>", `how many, from ${LIMIT.minimum} to ${LIMIT.maximum} [${LIMIT.default}]`)
    .option("--json", "a JSON object a line, as the webhooks API has it")
    .action((agentId: string, taskId: string, webhookId: string, flags: DeliveriesOptions) =>
      withStores(open(), (stores) => listDeliveries(stores, [agentId, taskId, webhookId], flags)),
    );
  verb("remove", "agent", "task", "webhook")
    .description("remove a webhook with its deliveries")
    .option("--json", "print a JSON object")
    .action((...[agentId, taskId, webhookId, flags]: RemoveArguments) =>
      withStores(open(), (stores) => removeWebhook(stores, [agentId, taskId, webhookId], flags)),
    );
  verb("prune")
    .description(
      "remove the webhooks whose secrets GATEWAY_SECRET_KEY does not open, as where a key was lost",
    )
    .option("--json", "a JSON object a line")
    .action((flags: Printed) =>
      withStores(open(), (stores) => pruneWebhooks(stores, readConfig().secretKeys, flags)),
    );
  verb("redeliver", "agent", "task", "webhook", "delivery")
    .description("send what failed again, as a new delivery; a gateway that is serving sends it")
    .option("--json", "print a JSON object, as the webhooks API has it")
    .action((...[agentId, taskId, webhookId, deliveryId, flags]: RedeliverArguments) =>
      withStores(open(), (stores) =>
        redeliver(stores, [agentId, taskId, webhookId, deliveryId], flags),
      ),
    );
}

type RemoveArguments = [string, string, string, Printed];

const PLACES = {
  agent: "the agent's id",
  task: "the task's id",
  webhook: "the id that `webhooks list` prints",
  delivery: "the id that `webhooks deliveries` prints",
} as const;

type RedeliverArguments = [string, string, string, string, Printed];

const ADD_HELP = `
Examples:
  gateway agent add echo --owner alice --description "Says it again." --module ./echo.mjs
  gateway agent add planner --owner alice --description "Plans." --worker queue --visibility PRIVATE
  gateway agent add --file agent.json

The file holds one JSON object: id, ownerId, ownerName, name, description, version, iconUrl,
visibility, connector ({"module": "./echo.mjs"} or {"worker": "queue"}), skills, inputModes,
outputModes, extensions, invoke.`;
