import type { AgentCard, AgentInterface, SecurityScheme } from "../../../generated/types";
import { dropDefaults } from "../../a2a/card-defaults";
import { PROTOCOL_VERSION } from "../../a2a/service-parameters";
import type { AgentRecord } from "../../ports/agent-store";
import { KEY_HEADER } from "../keys/credential-headers";
import { AGENT_PATHS, agentUrl, GATEWAY_PATHS } from "../paths";

/** The older protocol version that is spoken at the same URL. */
export const LEGACY_VERSION = "0.3";

const DEFAULT_MODES = ["text/plain"];

/** What all cards of a gateway have in common. */
export interface CardTerms {
  /** The origin under which callers reach the gateway, without a closing slash. */
  publicUrl: string;
  /** Whether user tokens are accepted. */
  userTokens: boolean;
  pushNotifications: boolean;
}

/** The whole card of an agent (A2A §4.4.1): what its owner registered, and what the gateway serves. */
export function buildAgentCard(agent: AgentRecord, terms: CardTerms): AgentCard {
  return dropDefaults({
    name: agent.name,
    description: agent.description,
    supportedInterfaces: interfaces(agent, terms.publicUrl),
    // A provider has a URL in the protocol, and an owner has none: the gateway's documentation it is,
    // which says on whose terms the agent is reached.
    provider: { organization: agent.ownerName, url: terms.publicUrl + GATEWAY_PATHS.docs },
    version: agent.version,
    documentationUrl: terms.publicUrl + GATEWAY_PATHS.docs,
    capabilities: {
      streaming: true,
      pushNotifications: terms.pushNotifications,
      extensions: [...agent.extensions],
      extendedAgentCard: true,
    },
    securitySchemes: securitySchemes(terms),
    securityRequirements: [{ schemes: { agentApiKey: {} } }, { schemes: { userJwt: {} } }],
    defaultInputModes: modes(agent.inputModes),
    defaultOutputModes: modes(agent.outputModes),
    skills: [...agent.skills],
    ...(agent.iconUrl === undefined ? {} : { iconUrl: agent.iconUrl }),
  });
}

function interfaces({ id, invoke }: AgentRecord, publicUrl: string): AgentInterface[] {
  const url = agentUrl(publicUrl, id);
  const rpc = [PROTOCOL_VERSION, LEGACY_VERSION].map((protocolVersion) => ({
    url,
    protocolBinding: "JSONRPC",
    protocolVersion,
  }));
  if (!invoke) return rpc;
  return [
    ...rpc,
    {
      url: agentUrl(publicUrl, id, AGENT_PATHS.invoke),
      protocolBinding: publicUrl + GATEWAY_PATHS.invokeBinding,
      protocolVersion: PROTOCOL_VERSION,
    },
  ];
}

function securitySchemes({ userTokens }: CardTerms): Record<string, SecurityScheme> {
  return {
    agentApiKey: {
      apiKeySecurityScheme: {
        description: "An agent API key, which the agent's owner gives out: bak_ and 64 hex digits.",
        location: "header",
        name: KEY_HEADER,
      },
    },
    userJwt: {
      httpAuthSecurityScheme: userTokens
        ? {
            description: "The JWT of a user; an agent API key is taken as a bearer token too.",
            scheme: "Bearer",
            bearerFormat: "JWT",
          }
        : {
            description:
              "An agent API key as a bearer token: this gateway is not set up for JWTs of users.",
            scheme: "Bearer",
          },
    },
  };
}

function modes(registered: readonly string[]): string[] {
  return registered.length === 0 ? DEFAULT_MODES : [...registered];
}
