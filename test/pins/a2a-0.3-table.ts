/**
 * The A2A 0.3 data model, transcribed by hand from `specification/json/a2a.json` at v0.3.0, as far as
 * its JSON-RPC transport and the agent card use it.
 *
 * This table is a second, independent statement of what the schemas in `schemas/a2a-0.3` must
 * contain: it is not derived from them, and they are not generated from it.
 */

/** A field: its name, its type, and whether 0.3 requires it. */
export type FieldRow = readonly [name: string, type: string, required: boolean];

export interface ObjectRow {
  readonly name: string;
  readonly fields: readonly FieldRow[];
  /** Members of which exactly one is present. */
  readonly oneof?: readonly string[];
}

export interface UnionRow {
  readonly name: string;
  /** The member that tells the branches apart. */
  readonly tag: string;
  readonly branches: readonly string[];
}

export interface EnumRow {
  readonly name: string;
  readonly values: readonly string[];
}

/**
 * A type is written `string`, `bool`, `int`, `base64`, `timestamp`, `object` (free-form), as a
 * constant or a choice of them (`"header" | "query"`), as the name of another schema, or as
 * `repeated X` or `map<X>` of any of these.
 */
export const objects: readonly ObjectRow[] = [
  {
    name: "AgentProvider",
    fields: [
      ["organization", "string", true],
      ["url", "string", true],
    ],
  },
  {
    name: "AgentCapabilities",
    fields: [
      ["streaming", "bool", false],
      ["pushNotifications", "bool", false],
      ["stateTransitionHistory", "bool", false],
      ["extensions", "repeated AgentExtension", false],
    ],
  },
  {
    name: "AgentExtension",
    fields: [
      ["uri", "string", true],
      ["description", "string", false],
      ["required", "bool", false],
      ["params", "object", false],
    ],
  },
  {
    name: "APIKeySecurityScheme",
    fields: [
      ["description", "string", false],
      ["type", '"apiKey"', true],
      ["in", '"cookie" | "header" | "query"', true],
      ["name", "string", true],
    ],
  },
  {
    name: "HTTPAuthSecurityScheme",
    fields: [
      ["description", "string", false],
      ["type", '"http"', true],
      ["scheme", "string", true],
      ["bearerFormat", "string", false],
    ],
  },
  {
    name: "OAuth2SecurityScheme",
    fields: [
      ["description", "string", false],
      ["type", '"oauth2"', true],
      ["flows", "OAuthFlows", true],
      ["oauth2MetadataUrl", "string", false],
    ],
  },
  {
    name: "OpenIdConnectSecurityScheme",
    fields: [
      ["description", "string", false],
      ["type", '"openIdConnect"', true],
      ["openIdConnectUrl", "string", true],
    ],
  },
  {
    name: "MutualTLSSecurityScheme",
    fields: [
      ["description", "string", false],
      ["type", '"mutualTLS"', true],
    ],
  },
  {
    name: "OAuthFlows",
    fields: [
      ["authorizationCode", "AuthorizationCodeOAuthFlow", false],
      ["clientCredentials", "ClientCredentialsOAuthFlow", false],
      ["implicit", "ImplicitOAuthFlow", false],
      ["password", "PasswordOAuthFlow", false],
    ],
  },
  {
    name: "AuthorizationCodeOAuthFlow",
    fields: [
      ["authorizationUrl", "string", true],
      ["tokenUrl", "string", true],
      ["refreshUrl", "string", false],
      ["scopes", "map<string>", true],
    ],
  },
  {
    name: "ClientCredentialsOAuthFlow",
    fields: [
      ["tokenUrl", "string", true],
      ["refreshUrl", "string", false],
      ["scopes", "map<string>", true],
    ],
  },
  {
    name: "ImplicitOAuthFlow",
    fields: [
      ["authorizationUrl", "string", true],
      ["refreshUrl", "string", false],
      ["scopes", "map<string>", true],
    ],
  },
  {
    name: "PasswordOAuthFlow",
    fields: [
      ["tokenUrl", "string", true],
      ["refreshUrl", "string", false],
      ["scopes", "map<string>", true],
    ],
  },
  {
    name: "AgentSkill",
    fields: [
      ["id", "string", true],
      ["name", "string", true],
      ["description", "string", true],
      ["tags", "repeated string", true],
      ["examples", "repeated string", false],
      ["inputModes", "repeated string", false],
      ["outputModes", "repeated string", false],
      ["security", "repeated SecurityRequirement", false],
    ],
  },
  {
    name: "AgentInterface",
    fields: [
      ["url", "string", true],
      ["transport", "string", true],
    ],
  },
  {
    name: "AgentCardSignature",
    fields: [
      ["protected", "string", true],
      ["signature", "string", true],
      ["header", "object", false],
    ],
  },
  {
    name: "AgentCard",
    fields: [
      ["protocolVersion", "string", true],
      ["name", "string", true],
      ["description", "string", true],
      ["url", "string", true],
      ["preferredTransport", "string", false],
      ["additionalInterfaces", "repeated AgentInterface", false],
      ["iconUrl", "string", false],
      ["provider", "AgentProvider", false],
      ["version", "string", true],
      ["documentationUrl", "string", false],
      ["capabilities", "AgentCapabilities", true],
      ["securitySchemes", "map<SecurityScheme>", false],
      ["security", "repeated SecurityRequirement", false],
      ["defaultInputModes", "repeated string", true],
      ["defaultOutputModes", "repeated string", true],
      ["skills", "repeated AgentSkill", true],
      ["supportsAuthenticatedExtendedCard", "bool", false],
      ["signatures", "repeated AgentCardSignature", false],
    ],
  },
  {
    name: "Task",
    fields: [
      ["kind", '"task"', true],
      ["id", "string", true],
      ["contextId", "string", true],
      ["status", "TaskStatus", true],
      ["history", "repeated Message", false],
      ["artifacts", "repeated Artifact", false],
      ["metadata", "object", false],
    ],
  },
  {
    name: "TaskStatus",
    fields: [
      ["state", "TaskState", true],
      ["message", "Message", false],
      ["timestamp", "timestamp", false],
    ],
  },
  {
    name: "TaskStatusUpdateEvent",
    fields: [
      ["kind", '"status-update"', true],
      ["taskId", "string", true],
      ["contextId", "string", true],
      ["status", "TaskStatus", true],
      ["final", "bool", true],
      ["metadata", "object", false],
    ],
  },
  {
    name: "TaskArtifactUpdateEvent",
    fields: [
      ["kind", '"artifact-update"', true],
      ["taskId", "string", true],
      ["contextId", "string", true],
      ["artifact", "Artifact", true],
      ["append", "bool", false],
      ["lastChunk", "bool", false],
      ["metadata", "object", false],
    ],
  },
  {
    name: "TaskIdParams",
    fields: [
      ["id", "string", true],
      ["metadata", "object", false],
    ],
  },
  {
    name: "TaskQueryParams",
    fields: [
      ["id", "string", true],
      ["metadata", "object", false],
      ["historyLength", "int", false],
    ],
  },
  {
    name: "GetTaskPushNotificationConfigParams",
    fields: [
      ["id", "string", true],
      ["metadata", "object", false],
      ["pushNotificationConfigId", "string", false],
    ],
  },
  {
    name: "ListTaskPushNotificationConfigParams",
    fields: [
      ["id", "string", true],
      ["metadata", "object", false],
    ],
  },
  {
    name: "DeleteTaskPushNotificationConfigParams",
    fields: [
      ["id", "string", true],
      ["metadata", "object", false],
      ["pushNotificationConfigId", "string", true],
    ],
  },
  {
    name: "MessageSendConfiguration",
    fields: [
      ["acceptedOutputModes", "repeated string", false],
      ["historyLength", "int", false],
      ["pushNotificationConfig", "PushNotificationConfig", false],
      ["blocking", "bool", false],
    ],
  },
  {
    name: "MessageSendParams",
    fields: [
      ["message", "Message", true],
      ["configuration", "MessageSendConfiguration", false],
      ["metadata", "object", false],
    ],
  },
  {
    name: "Artifact",
    fields: [
      ["artifactId", "string", true],
      ["name", "string", false],
      ["description", "string", false],
      ["parts", "repeated Part", true],
      ["metadata", "object", false],
      ["extensions", "repeated string", false],
    ],
  },
  {
    name: "Message",
    fields: [
      ["kind", '"message"', true],
      ["role", "Role", true],
      ["parts", "repeated Part", true],
      ["metadata", "object", false],
      ["extensions", "repeated string", false],
      ["referenceTaskIds", "repeated string", false],
      ["messageId", "string", true],
      ["taskId", "string", false],
      ["contextId", "string", false],
    ],
  },
  {
    name: "TextPart",
    fields: [
      ["kind", '"text"', true],
      ["text", "string", true],
      ["metadata", "object", false],
    ],
  },
  {
    name: "FilePart",
    fields: [
      ["kind", '"file"', true],
      ["file", "FileContent", true],
      ["metadata", "object", false],
    ],
  },
  {
    name: "DataPart",
    fields: [
      ["kind", '"data"', true],
      ["data", "object", true],
      ["metadata", "object", false],
    ],
  },
  {
    name: "PushNotificationConfig",
    fields: [
      ["id", "string", false],
      ["url", "string", true],
      ["token", "string", false],
      ["authentication", "PushNotificationAuthenticationInfo", false],
    ],
  },
  {
    name: "PushNotificationAuthenticationInfo",
    fields: [
      ["schemes", "repeated string", true],
      ["credentials", "string", false],
    ],
  },
  {
    name: "TaskPushNotificationConfig",
    fields: [
      ["taskId", "string", true],
      ["pushNotificationConfig", "PushNotificationConfig", true],
    ],
  },
  // 0.3 writes these without a name of their own: FileWithBytes or FileWithUri, and no params.
  {
    name: "FileContent",
    fields: [
      ["bytes", "base64", false],
      ["uri", "string", false],
      ["name", "string", false],
      ["mimeType", "string", false],
    ],
    oneof: ["bytes", "uri"],
  },
  { name: "GetAuthenticatedExtendedCardParams", fields: [] },
  // 0.3 leaves tasks/list to its other transports; these are the fields of 1.0, without a tenant.
  {
    name: "ListTasksParams",
    fields: [
      ["contextId", "string", false],
      ["status", "TaskState", false],
      ["pageSize", "int", false],
      ["pageToken", "string", false],
      ["historyLength", "int", false],
      ["statusTimestampAfter", "timestamp", false],
      ["includeArtifacts", "bool", false],
    ],
  },
  {
    name: "ListTasksResult",
    fields: [
      ["tasks", "repeated Task", true],
      ["nextPageToken", "string", true],
      ["pageSize", "int", true],
      ["totalSize", "int", true],
    ],
  },
];

export const unions: readonly UnionRow[] = [
  {
    name: "SecurityScheme",
    tag: "type",
    branches: [
      "APIKeySecurityScheme",
      "HTTPAuthSecurityScheme",
      "OAuth2SecurityScheme",
      "OpenIdConnectSecurityScheme",
      "MutualTLSSecurityScheme",
    ],
  },
  { name: "Part", tag: "kind", branches: ["TextPart", "FilePart", "DataPart"] },
  { name: "SendMessageResult", tag: "kind", branches: ["Task", "Message"] },
  {
    name: "SendStreamingMessageResult",
    tag: "kind",
    branches: ["Task", "Message", "TaskStatusUpdateEvent", "TaskArtifactUpdateEvent"],
  },
];

export const enums: readonly EnumRow[] = [
  {
    name: "TaskState",
    values: [
      "submitted",
      "working",
      "input-required",
      "completed",
      "canceled",
      "failed",
      "rejected",
      "auth-required",
      "unknown",
    ],
  },
  { name: "Role", values: ["agent", "user"] },
];

/** Lists and maps that have a schema of their own. */
export const collections: readonly (readonly [name: string, type: string])[] = [
  ["SecurityRequirement", "map<repeated string>"],
  ["ListTaskPushNotificationConfigResult", "repeated TaskPushNotificationConfig"],
];

/** The schema of each method's params and result, and its name in 1.0. */
export const methods: readonly (readonly [
  name: string,
  params: string,
  result: string | null,
  name10: string,
])[] = [
  ["message/send", "MessageSendParams", "SendMessageResult", "SendMessage"],
  ["message/stream", "MessageSendParams", "SendStreamingMessageResult", "SendStreamingMessage"],
  ["tasks/get", "TaskQueryParams", "Task", "GetTask"],
  ["tasks/list", "ListTasksParams", "ListTasksResult", "ListTasks"],
  ["tasks/cancel", "TaskIdParams", "Task", "CancelTask"],
  ["tasks/resubscribe", "TaskIdParams", "SendStreamingMessageResult", "SubscribeToTask"],
  [
    "tasks/pushNotificationConfig/set",
    "TaskPushNotificationConfig",
    "TaskPushNotificationConfig",
    "CreateTaskPushNotificationConfig",
  ],
  [
    "tasks/pushNotificationConfig/get",
    "GetTaskPushNotificationConfigParams",
    "TaskPushNotificationConfig",
    "GetTaskPushNotificationConfig",
  ],
  [
    "tasks/pushNotificationConfig/list",
    "ListTaskPushNotificationConfigParams",
    "ListTaskPushNotificationConfigResult",
    "ListTaskPushNotificationConfigs",
  ],
  [
    "tasks/pushNotificationConfig/delete",
    "DeleteTaskPushNotificationConfigParams",
    null,
    "DeleteTaskPushNotificationConfig",
  ],
  [
    "agent/getAuthenticatedExtendedCard",
    "GetAuthenticatedExtendedCardParams",
    "AgentCard",
    "GetExtendedAgentCard",
  ],
];

/*
 * Where the schemas are narrower than 0.3, they are so because 1.0 is: what passes here must have a
 * form there. A required string is not empty and a required list has an item, but for those below;
 * integers run from 0 to 2147483647; timestamps are in UTC.
 */

/** Required strings (`Object.field`) that may be empty, as their counterparts in 1.0 may. */
export const requiredButMaybeEmptyStrings: readonly string[] = [
  "AgentExtension.uri",
  "ImplicitOAuthFlow.authorizationUrl",
  "PasswordOAuthFlow.tokenUrl",
  "Task.contextId",
  "TextPart.text",
  "TaskPushNotificationConfig.taskId",
  "ListTasksResult.nextPageToken",
];

/** Required lists (`Object.field`) that may be empty. */
export const requiredButMaybeEmptyLists: readonly string[] = [
  "AgentCard.skills",
  "ListTasksResult.tasks",
  "PushNotificationAuthenticationInfo.schemes",
];

/** Integers (`Object.field`) with a range of their own. */
export const intRanges: Readonly<Record<string, readonly [number, number]>> = {
  "ListTasksParams.pageSize": [1, 100],
};

/** Fields that 0.3 does not have, after those that it has: extensions of this contract. */
export const extensionFields: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  PushNotificationConfig: { secret: { type: "string", minLength: 16, maxLength: 256 } },
};
