import { askedVersions, PROTOCOL_VERSION, VERSION_PARAMETER } from "../../a2a/service-parameters";
import type { DocumentRequest, PublicDocument } from "../../http/document-route";
import { Refusal } from "../../http/refusal";
import type { AgentRecord, AgentStore } from "../../ports/agent-store";
import { KEY_HEADER } from "../keys/credential-headers";
import type { IsOwner } from "../keys/is-owner";
import { LEGACY_VERSION } from "./agent-card";
import type { Cards } from "./cards";

/** Short: an owner who makes an agent private wants that to be so everywhere soon. */
const MAX_AGE_SECONDS = 60;

const VARY = { Vary: `${VERSION_PARAMETER}, Authorization, ${KEY_HEADER}` };

type Version = typeof PROTOCOL_VERSION | typeof LEGACY_VERSION;

export interface CardDocumentsOptions {
  agents: AgentStore;
  cards: Cards;
  isOwner: IsOwner;
  /** When the gateway began to serve as it is set up: no card is older. */
  startedAt: Date;
}

/** Finds the card that a request asks for. Each rejects with a Refusal when there is none. */
export interface CardDocuments {
  /** For `/:agentId/.well-known/agent-card.json`. */
  ofPath(request: DocumentRequest): Promise<PublicDocument>;
  /** For `/:agentId/.well-known/agent.json`, which only clients of A2A 0.3 ask for. */
  ofLegacyPath(request: DocumentRequest): Promise<PublicDocument>;
  /** For `/.well-known/agent-card.json?id={agentId}`. */
  ofQuery(request: DocumentRequest): Promise<PublicDocument>;
}

/**
 * The agents' cards as documents. They are public; the owner of an agent that is not PUBLIC gets the
 * whole card, anyone else the redacted one, whatever credential comes along. `A2A-Version`, as header
 * or in the query, chooses the data model: 1.0, also when it is absent, or 0.3.
 */
export function createCardDocuments(options: CardDocumentsOptions): CardDocuments {
  const find = async (
    id: string,
    { headers, query }: DocumentRequest,
    fixedVersion?: Version,
  ): Promise<PublicDocument> => {
    const agent = await options.agents.get(id);
    if (!agent) throw new Refusal("agent_not_found", "there is no agent of this id");
    const asked = versionOf({ headers, query });
    const isOwners = agent.visibility !== "PUBLIC" && (await options.isOwner(agent, headers));
    const card = await (isOwners
      ? options.cards.wholeCard(agent)
      : options.cards.publicCard(agent));
    const isLegacy = (fixedVersion ?? asked) === LEGACY_VERSION;
    const served = isLegacy ? await options.cards.legacyCard(card) : card;
    return {
      contentType: "application/json",
      text: `${JSON.stringify(served, null, 2)}\n`,
      lastModified: lastChange(agent, options.startedAt),
      headers: {
        "Cache-Control": `${isOwners ? "private" : "public"}, max-age=${MAX_AGE_SECONDS}`,
        ...VARY,
      },
    };
  };

  return {
    ofPath: (request) => find(String(request.params.agentId), request),
    ofLegacyPath: (request) => find(String(request.params.agentId), request, LEGACY_VERSION),
    ofQuery: async (request) => {
      const id = new URLSearchParams(request.query).get("id");
      if (id === null)
        throw new Refusal("agent_not_found", "many agents are reached here: name one with ?id=");
      return find(id, request);
    },
  };
}

/** @throws Refusal `unsupported_version` when it is neither, or when header and query disagree */
function versionOf({ headers, query }: Pick<DocumentRequest, "headers" | "query">): Version {
  const header = headers[VERSION_PARAMETER.toLowerCase()];
  const asked = askedVersions(header?.toString(), query).filter((version) => version !== "");
  for (const version of [PROTOCOL_VERSION, LEGACY_VERSION] as const)
    if (asked.every((candidate) => candidate === version)) return version;
  throw new Refusal(
    "unsupported_version",
    `Unsupported ${VERSION_PARAMETER}: cards are served in ${PROTOCOL_VERSION} and ${LEGACY_VERSION}`,
    { headers: VARY },
  );
}

function lastChange({ updatedAt }: AgentRecord, startedAt: Date): Date {
  const updated = new Date(updatedAt);
  return updated > startedAt ? updated : startedAt;
}
