import type * as v03 from "../../../generated/a2a-0.3/types";
import type {
  APIKeySecurityScheme,
  OAuthFlows,
  SecurityRequirement,
  SecurityScheme,
} from "../../../generated/types";
import { present } from "./present";

/** What 0.3 has no word for, the device code flow and PKCE, is left out. */
export function securitySchemeTo03(scheme: SecurityScheme): v03.SecurityScheme {
  if (scheme.apiKeySecurityScheme) return apiKeyTo03(scheme.apiKeySecurityScheme);
  if (scheme.httpAuthSecurityScheme) {
    const http = scheme.httpAuthSecurityScheme;
    return { type: "http", ...present(http, "description", "scheme", "bearerFormat") };
  }
  if (scheme.oauth2SecurityScheme) {
    const { flows, ...oauth2 } = scheme.oauth2SecurityScheme;
    return {
      type: "oauth2",
      flows: oauthFlowsTo03(flows),
      ...present(oauth2, "description", "oauth2MetadataUrl"),
    };
  }
  if (scheme.openIdConnectSecurityScheme) {
    const openId = scheme.openIdConnectSecurityScheme;
    return { type: "openIdConnect", ...present(openId, "description", "openIdConnectUrl") };
  }
  return { type: "mutualTLS", ...present(scheme.mtlsSecurityScheme, "description") };
}

export function securityRequirementTo03({
  schemes = {},
}: SecurityRequirement): v03.SecurityRequirement {
  return Object.fromEntries(Object.entries(schemes).map(([name, { list = [] }]) => [name, list]));
}

function apiKeyTo03(scheme: APIKeySecurityScheme): v03.APIKeySecurityScheme {
  const { location } = scheme;
  return {
    type: "apiKey",
    // 1.0 leaves the place open; any other than these two is most often a header.
    in: location === "cookie" || location === "query" ? location : "header",
    ...present(scheme, "description", "name"),
  };
}

function oauthFlowsTo03(flows: OAuthFlows): v03.OAuthFlows {
  const { authorizationCode, clientCredentials, implicit, password } = flows;
  return {
    ...(authorizationCode && {
      authorizationCode: present(
        authorizationCode,
        ...(["authorizationUrl", "tokenUrl", "refreshUrl", "scopes"] as const),
      ),
    }),
    ...(clientCredentials && {
      clientCredentials: present(clientCredentials, "tokenUrl", "refreshUrl", "scopes"),
    }),
    ...(implicit && { implicit: { authorizationUrl: "", scopes: {}, ...implicit } }),
    ...(password && { password: { tokenUrl: "", scopes: {}, ...password } }),
  };
}
