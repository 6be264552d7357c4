import type * as v03 from "../../../generated/a2a-0.3/types";
import { VersionNotSupportedError } from "../../../generated/errors";
import type {
  AgentCapabilities,
  AgentCard,
  AgentExtension,
  AgentInterface,
  AgentSkill,
} from "../../../generated/types";
import { present } from "./present";
import { securityRequirementTo03, securitySchemeTo03 } from "./security";

/** The version that a 0.3 card names, in the form that 0.3 uses. */
const PROTOCOL_VERSION = "0.3.0";

/**
 * The 0.3 card of an agent: the same agent as far as its interfaces speak 0.3, the first of them
 * preferred. It carries no signatures, which cover the 1.0 card; sign it anew.
 *
 * @throws VersionNotSupportedError when no interface speaks 0.3
 */
export function agentCardTo03(card: AgentCard): v03.AgentCard {
  const interfaces = card.supportedInterfaces.filter(speaks03);
  const [preferred] = interfaces;
  if (!preferred) throw new VersionNotSupportedError();
  const { extendedAgentCard } = card.capabilities;
  return {
    protocolVersion: PROTOCOL_VERSION,
    ...present(card, "name", "description"),
    url: preferred.url,
    preferredTransport: preferred.protocolBinding,
    additionalInterfaces: interfaces.map(({ url, protocolBinding }) => ({
      url,
      transport: protocolBinding,
    })),
    ...present(card, "iconUrl", "provider", "version", "documentationUrl"),
    capabilities: capabilitiesTo03(card.capabilities),
    ...(card.securitySchemes && { securitySchemes: schemesTo03(card.securitySchemes) }),
    ...(card.securityRequirements && {
      security: card.securityRequirements.map(securityRequirementTo03),
    }),
    ...present(card, "defaultInputModes", "defaultOutputModes"),
    skills: card.skills.map(skillTo03),
    ...(extendedAgentCard === undefined
      ? {}
      : { supportsAuthenticatedExtendedCard: extendedAgentCard }),
  };
}

/** A 0.3 client sends no tenant, so an interface that wants one is not for it. */
function speaks03({ protocolVersion, tenant }: AgentInterface): boolean {
  return /^0\.3(\.\d+)?$/.test(protocolVersion) && !tenant;
}

function capabilitiesTo03(capabilities: AgentCapabilities): v03.AgentCapabilities {
  return {
    ...present(capabilities, "streaming", "pushNotifications"),
    ...(capabilities.extensions && { extensions: capabilities.extensions.map(extensionTo03) }),
  };
}

function extensionTo03(extension: AgentExtension): v03.AgentExtension {
  return { uri: extension.uri ?? "", ...present(extension, "description", "required", "params") };
}

function schemesTo03(
  schemes: NonNullable<AgentCard["securitySchemes"]>,
): Record<string, v03.SecurityScheme> {
  return Object.fromEntries(
    Object.entries(schemes).map(([name, scheme]) => [name, securitySchemeTo03(scheme)]),
  );
}

function skillTo03(skill: AgentSkill): v03.AgentSkill {
  return {
    ...present(skill, "id", "name", "description", "tags"),
    ...present(skill, "examples", "inputModes", "outputModes"),
    ...(skill.securityRequirements && {
      security: skill.securityRequirements.map(securityRequirementTo03),
    }),
  };
}
