import type { GatewayAgent, GatewayAgentConnector } from "../../../generated/types";
import { type Fault, VALIDATORS } from "../../../generated/validators";
import { describeFault } from "../../a2a/describe-fault";
import type { AgentConnector, AgentRecord } from "../../ports/agent-store";
import { RESERVED_IDS } from "../paths";

/** An agent is not registered as it must be. The message names the first fault. */
export class RegistrationError extends Error {
  override readonly name = "RegistrationError";
}

/** What is taken where an owner says nothing of it. */
const DEFAULTS = {
  version: "1.0.0",
  visibility: "PUBLIC",
  skills: [],
  inputModes: ["text/plain"],
  outputModes: ["text/plain"],
  extensions: [],
  invoke: true,
} as const;

/**
 * Checks an agent as its owner registers it. Names are by default the ids; id, owner, description and
 * connector have no default. An icon that is null or an empty text is none.
 *
 * @param value its members may be undefined, which is as good as absent
 * @throws RegistrationError naming the first fault
 */
export function parseRegistration(value: Readonly<Record<string, unknown>>): GatewayAgent {
  const given = Object.entries(value).filter(
    ([key, member]) =>
      member !== undefined && !(key === "iconUrl" && (member === null || member === "")),
  );
  const candidate: unknown = {
    ...DEFAULTS,
    name: value.id,
    ownerName: value.ownerId,
    ...Object.fromEntries(given),
  };
  const validate = VALIDATORS.GatewayAgent;
  if (!validate(candidate)) throw new RegistrationError(faultInWords(validate.errors?.[0]));
  const agent = candidate as GatewayAgent;
  if (RESERVED_IDS.has(agent.id))
    throw new RegistrationError(`id: ${agent.id} is a path of the gateway itself`);
  const ids = agent.skills.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new RegistrationError(`skills: two have the id ${twice}`);
  return agent;
}

/** The owner may be told what they wrote, unlike a caller. */
function faultInWords(fault: Fault | undefined): string {
  const { field, description } = describeFault(fault);
  const unknown = fault?.keyword === "additionalProperties" && fault.params.additionalProperty;
  if (typeof unknown === "string")
    return `${field === "" ? unknown : `${field}.${unknown}`}: is not a member that is known`;
  return `${field}: ${description}`;
}

/** The record of a new agent. */
export function toRecord(registration: GatewayAgent, now: string): AgentRecord {
  const connector = toConnector(registration.connector);
  return { ...registration, connector, createdAt: now, updatedAt: now };
}

/** An agent as it was registered. */
export function toRegistration(agent: AgentRecord): GatewayAgent {
  const { createdAt: _createdAt, updatedAt: _updatedAt, connector, ...rest } = agent;
  return {
    ...rest,
    connector:
      connector.kind === "module" ? { module: connector.module } : { worker: connector.mode },
    skills: [...agent.skills],
    inputModes: [...agent.inputModes],
    outputModes: [...agent.outputModes],
    extensions: [...agent.extensions],
  };
}

function toConnector(connector: GatewayAgentConnector): AgentConnector {
  return connector.module !== undefined
    ? { kind: "module", module: connector.module }
    : { kind: "worker", mode: connector.worker };
}
