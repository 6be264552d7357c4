import { toSafeJson } from "../beacon/review/escape-text";
import { parseRegistration, toRecord, toRegistration } from "../gateway/agents/registration";
import type { AgentRecord, AgentStore } from "../ports/agent-store";
import { systemClock } from "../ports/clock";
import { type AgentOptions, checkComplete, readAgentOptions } from "./agent-options";
import { CommandError, printLine } from "./print";

interface Printed {
  json?: boolean;
}

/** `gateway agent add [ID]`: the id may stand in the file instead. */
export async function agentAdd(
  agents: AgentStore,
  id: string | undefined,
  options: AgentOptions,
): Promise<void> {
  const given = readAgentOptions(options);
  const wanted = { ...given, id: sameId(id, given.id) };
  checkComplete(wanted);
  const registration = parseRegistration(wanted);
  const agent = toRecord(registration, now());
  if (!(await agents.add(agent)))
    throw new CommandError(`there is an agent ${agent.id} already; \`agent update\` changes it`);
  await printAgent(agent, options);
}

/** `gateway agent update ID`: changes what is given, and nothing else. */
export async function agentUpdate(
  agents: AgentStore,
  id: string,
  options: AgentOptions,
): Promise<void> {
  const current = await find(agents, id);
  const given = readAgentOptions(options);
  sameId(id, given.id);
  const registration = parseRegistration({ ...toRegistration(current), ...given, id });
  const agent = { ...toRecord(registration, now()), createdAt: current.createdAt };
  if (!(await agents.update(agent))) throw unknownAgent(id);
  await printAgent(agent, options);
}

/** `gateway agent list`: a line an agent, or with `json` a JSON object a line. */
export async function agentList(agents: AgentStore, { json }: Printed): Promise<void> {
  for (const agent of await agents.list()) {
    const columns = [
      agent.id.padEnd(20),
      agent.visibility.padEnd(8),
      connectorOf(agent).padEnd(12),
      agent.name,
    ];
    await printLine(json ? toSafeJson(toPrinted(agent)) : columns.join("  "));
  }
}

/** `gateway agent show ID` */
export async function agentShow(agents: AgentStore, id: string, options: Printed): Promise<void> {
  await printAgent(await find(agents, id), options);
}

/** `gateway agent remove ID`: with its keys, tokens, tasks and deliveries. */
export async function agentRemove(
  agents: AgentStore,
  id: string,
  { json }: Printed,
): Promise<void> {
  if (!(await agents.remove(id))) throw unknownAgent(id);
  await printLine(json ? JSON.stringify({ id, removed: true }) : `${id}  removed`);
}

async function find(agents: AgentStore, id: string): Promise<AgentRecord> {
  const agent = await agents.get(id);
  if (!agent) throw unknownAgent(id);
  return agent;
}

function unknownAgent(id: string): CommandError {
  return new CommandError(`there is no agent ${id}; \`gateway agent list\` prints those there are`);
}

function sameId(argument: string | undefined, inFile: unknown): unknown {
  if (argument !== undefined && inFile !== undefined && inFile !== argument)
    throw new CommandError(`the id is ${argument} here and another one in the file`);
  return argument ?? inFile;
}

async function printAgent(agent: AgentRecord, { json }: Printed): Promise<void> {
  await printLine(json ? toSafeJson(toPrinted(agent)) : renderAgent(agent));
}

/** What `--json` prints: as it is registered, and when. */
function toPrinted(agent: AgentRecord): object {
  const { createdAt, updatedAt } = agent;
  return { ...toRegistration(agent), createdAt, updatedAt };
}

function renderAgent(agent: AgentRecord): string {
  const rows: [string, string][] = [
    ["id", agent.id],
    ["name", agent.name],
    ["description", agent.description.replaceAll("\n", `\n${" ".repeat(16)}`)],
    ["version", agent.version],
    ["owner", `${agent.ownerId} (${agent.ownerName})`],
    ["visibility", agent.visibility],
    ["connector", connectorOf(agent)],
    ["skills", agent.skills.map(({ id }) => toSafeJson(id)).join(", ")],
    ["input modes", agent.inputModes.join(", ")],
    ["output modes", agent.outputModes.join(", ")],
    ["extensions", agent.extensions.map(({ uri }) => toSafeJson(uri ?? "")).join(", ")],
    ["icon", agent.iconUrl ?? ""],
    ["REST invoke", agent.invoke ? "yes" : "no"],
    ["created", agent.createdAt],
    ["updated", agent.updatedAt],
  ];
  return rows
    .filter(([, value]) => value !== "")
    .map(([label, value]) => `${label.padEnd(14)}  ${value}`)
    .join("\n");
}

function connectorOf({ connector }: AgentRecord): string {
  return connector.kind === "module" ? `module ${connector.module}` : `worker ${connector.mode}`;
}

function now(): string {
  return new Date(systemClock.now()).toISOString();
}
