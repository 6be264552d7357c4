import { readAgentEvent as readFields } from "../../../generated/agent-link/readers";
import type { AgentEvent } from "../../../generated/agent-link/types";
import { FIELD_NAMES, VALIDATORS } from "../../../generated/agent-link/validators";
import { describeFault } from "../../a2a/describe-fault";
import { isDeeperThan, MAX_DEPTH } from "../../jsonrpc/depth";
import { InvalidAgentEventError } from "./connector";

/** The levels above an event where a worker publishes it: body, params and list. */
const LEVELS_ABOVE_EVENT = 3;

/** What a module said, as an event. */
export interface SaidEvent {
  event: AgentEvent;
  /** How long it was as JSON. */
  characters: number;
}

/**
 * What an agent says, as a worker's words arrive: over JSON, with the members that the contract knows
 * and no others, valid. It shares nothing with what was said.
 *
 * @throws InvalidAgentEventError naming the first fault
 */
export function readAgentEvent(said: unknown): SaidEvent {
  const json = toJson(said);
  const event = readFields(json === undefined ? undefined : JSON.parse(json));
  if (isDeeperThan(event, MAX_DEPTH - LEVELS_ABOVE_EVENT))
    throw new InvalidAgentEventError({ field: "", description: "must not nest that deep" });
  const validate = VALIDATORS.AgentEvent;
  if (!validate(event))
    throw new InvalidAgentEventError(describeFault(validate.errors?.[0], "", FIELD_NAMES));
  return { event: event as AgentEvent, characters: json?.length ?? 0 };
}

function toJson(said: unknown): string | undefined {
  try {
    return JSON.stringify(said);
  } catch (cause) {
    // It refers to itself, holds a BigInt, or has a toJSON that throws.
    const violation = { field: "", description: "must be what JSON can write" };
    throw new InvalidAgentEventError(violation, 0, { cause });
  }
}
