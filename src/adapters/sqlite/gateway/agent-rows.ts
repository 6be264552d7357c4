import type { AgentRecord, Visibility } from "../../../ports/agent-store";

/** A row of `agents`; lists and the connector are JSON. */
export interface StoredAgent {
  id: string;
  owner_id: string;
  owner_name: string;
  name: string;
  description: string;
  version: string;
  icon_url: string | null;
  visibility: Visibility;
  connector: string;
  skills: string;
  input_modes: string;
  output_modes: string;
  extensions: string;
  invoke: 0 | 1;
  created_at: string;
  updated_at: string;
}

export function toStoredAgent(agent: AgentRecord): StoredAgent {
  return {
    id: agent.id,
    owner_id: agent.ownerId,
    owner_name: agent.ownerName,
    name: agent.name,
    description: agent.description,
    version: agent.version,
    icon_url: agent.iconUrl ?? null,
    visibility: agent.visibility,
    connector: JSON.stringify(agent.connector),
    skills: JSON.stringify(agent.skills),
    input_modes: JSON.stringify(agent.inputModes),
    output_modes: JSON.stringify(agent.outputModes),
    extensions: JSON.stringify(agent.extensions),
    invoke: agent.invoke ? 1 : 0,
    created_at: agent.createdAt,
    updated_at: agent.updatedAt,
  };
}

export function toAgentRecord(stored: StoredAgent): AgentRecord {
  return {
    id: stored.id,
    ownerId: stored.owner_id,
    ownerName: stored.owner_name,
    name: stored.name,
    description: stored.description,
    version: stored.version,
    ...(stored.icon_url === null ? {} : { iconUrl: stored.icon_url }),
    visibility: stored.visibility,
    connector: JSON.parse(stored.connector) as AgentRecord["connector"],
    skills: JSON.parse(stored.skills) as AgentRecord["skills"],
    inputModes: JSON.parse(stored.input_modes) as string[],
    outputModes: JSON.parse(stored.output_modes) as string[],
    extensions: JSON.parse(stored.extensions) as AgentRecord["extensions"],
    invoke: stored.invoke === 1,
    createdAt: stored.created_at,
    updatedAt: stored.updated_at,
  };
}
