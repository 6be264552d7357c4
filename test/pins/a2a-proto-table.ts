/**
 * The A2A 1.0 data model, transcribed by hand from `specification/a2a.proto`.
 *
 * This table is a second, independent statement of what the schemas in
 * `schemas/a2a` must contain: it is not derived from them, and they are not
 * generated from it. When the protocol gains a field, change the table first and
 * let the test show what the schemas lack.
 *
 * Messages, fields and enum values stand in the order of the proto file.
 */

/** A field: JSON name, proto name, type, and whether it is marked REQUIRED. */
export type FieldRow = readonly [
  jsonName: string,
  protoName: string,
  type: string,
  required: boolean,
];

export interface MessageRow {
  readonly name: string;
  readonly fields: readonly FieldRow[];
  /** JSON names of the members of the message's oneof, if it has one. */
  readonly oneof?: readonly string[];
}

export interface EnumRow {
  readonly name: string;
  /** Values by proto number, starting from 0. */
  readonly values: readonly string[];
}

/**
 * Field types are written as in the proto, the well-known types without their
 * package: `string`, `bool`, `int32`, `bytes`, `Timestamp`, `Struct`, `Value`, a
 * message or enum name, `repeated X` or `map<string, X>`.
 */
export const messages: readonly MessageRow[] = [
  {
    name: "SendMessageConfiguration",
    fields: [
      ["acceptedOutputModes", "accepted_output_modes", "repeated string", false],
      [
        "taskPushNotificationConfig",
        "task_push_notification_config",
        "TaskPushNotificationConfig",
        false,
      ],
      ["historyLength", "history_length", "int32", false],
      ["returnImmediately", "return_immediately", "bool", false],
    ],
  },
  {
    name: "Task",
    fields: [
      ["id", "id", "string", true],
      ["contextId", "context_id", "string", false],
      ["status", "status", "TaskStatus", true],
      ["artifacts", "artifacts", "repeated Artifact", false],
      ["history", "history", "repeated Message", false],
      ["metadata", "metadata", "Struct", false],
    ],
  },
  {
    name: "TaskStatus",
    fields: [
      ["state", "state", "TaskState", true],
      ["message", "message", "Message", false],
      ["timestamp", "timestamp", "Timestamp", false],
    ],
  },
  {
    name: "Part",
    fields: [
      ["text", "text", "string", false],
      ["raw", "raw", "bytes", false],
      ["url", "url", "string", false],
      ["data", "data", "Value", false],
      ["metadata", "metadata", "Struct", false],
      ["filename", "filename", "string", false],
      ["mediaType", "media_type", "string", false],
    ],
    oneof: ["text", "raw", "url", "data"],
  },
  {
    name: "Message",
    fields: [
      ["messageId", "message_id", "string", true],
      ["contextId", "context_id", "string", false],
      ["taskId", "task_id", "string", false],
      ["role", "role", "Role", true],
      ["parts", "parts", "repeated Part", true],
      ["metadata", "metadata", "Struct", false],
      ["extensions", "extensions", "repeated string", false],
      ["referenceTaskIds", "reference_task_ids", "repeated string", false],
    ],
  },
  {
    name: "Artifact",
    fields: [
      ["artifactId", "artifact_id", "string", true],
      ["name", "name", "string", false],
      ["description", "description", "string", false],
      ["parts", "parts", "repeated Part", true],
      ["metadata", "metadata", "Struct", false],
      ["extensions", "extensions", "repeated string", false],
    ],
  },
  {
    name: "TaskStatusUpdateEvent",
    fields: [
      ["taskId", "task_id", "string", true],
      ["contextId", "context_id", "string", true],
      ["status", "status", "TaskStatus", true],
      ["metadata", "metadata", "Struct", false],
    ],
  },
  {
    name: "TaskArtifactUpdateEvent",
    fields: [
      ["taskId", "task_id", "string", true],
      ["contextId", "context_id", "string", true],
      ["artifact", "artifact", "Artifact", true],
      ["append", "append", "bool", false],
      ["lastChunk", "last_chunk", "bool", false],
      ["metadata", "metadata", "Struct", false],
    ],
  },
  {
    name: "AuthenticationInfo",
    fields: [
      ["scheme", "scheme", "string", true],
      ["credentials", "credentials", "string", false],
    ],
  },
  {
    name: "AgentInterface",
    fields: [
      ["url", "url", "string", true],
      ["protocolBinding", "protocol_binding", "string", true],
      ["tenant", "tenant", "string", false],
      ["protocolVersion", "protocol_version", "string", true],
    ],
  },
  {
    name: "AgentCard",
    fields: [
      ["name", "name", "string", true],
      ["description", "description", "string", true],
      ["supportedInterfaces", "supported_interfaces", "repeated AgentInterface", true],
      ["provider", "provider", "AgentProvider", false],
      ["version", "version", "string", true],
      ["documentationUrl", "documentation_url", "string", false],
      ["capabilities", "capabilities", "AgentCapabilities", true],
      ["securitySchemes", "security_schemes", "map<string, SecurityScheme>", false],
      ["securityRequirements", "security_requirements", "repeated SecurityRequirement", false],
      ["defaultInputModes", "default_input_modes", "repeated string", true],
      ["defaultOutputModes", "default_output_modes", "repeated string", true],
      ["skills", "skills", "repeated AgentSkill", true],
      ["signatures", "signatures", "repeated AgentCardSignature", false],
      ["iconUrl", "icon_url", "string", false],
    ],
  },
  {
    name: "AgentProvider",
    fields: [
      ["url", "url", "string", true],
      ["organization", "organization", "string", true],
    ],
  },
  {
    name: "AgentCapabilities",
    fields: [
      ["streaming", "streaming", "bool", false],
      ["pushNotifications", "push_notifications", "bool", false],
      ["extensions", "extensions", "repeated AgentExtension", false],
      ["extendedAgentCard", "extended_agent_card", "bool", false],
    ],
  },
  {
    name: "AgentExtension",
    fields: [
      ["uri", "uri", "string", false],
      ["description", "description", "string", false],
      ["required", "required", "bool", false],
      ["params", "params", "Struct", false],
    ],
  },
  {
    name: "AgentSkill",
    fields: [
      ["id", "id", "string", true],
      ["name", "name", "string", true],
      ["description", "description", "string", true],
      ["tags", "tags", "repeated string", true],
      ["examples", "examples", "repeated string", false],
      ["inputModes", "input_modes", "repeated string", false],
      ["outputModes", "output_modes", "repeated string", false],
      ["securityRequirements", "security_requirements", "repeated SecurityRequirement", false],
    ],
  },
  {
    name: "AgentCardSignature",
    fields: [
      ["protected", "protected", "string", true],
      ["signature", "signature", "string", true],
      ["header", "header", "Struct", false],
    ],
  },
  {
    name: "TaskPushNotificationConfig",
    fields: [
      ["tenant", "tenant", "string", false],
      ["id", "id", "string", false],
      ["taskId", "task_id", "string", false],
      ["url", "url", "string", true],
      ["token", "token", "string", false],
      ["authentication", "authentication", "AuthenticationInfo", false],
    ],
  },
  {
    name: "StringList",
    fields: [["list", "list", "repeated string", false]],
  },
  {
    name: "SecurityRequirement",
    fields: [["schemes", "schemes", "map<string, StringList>", false]],
  },
  {
    name: "SecurityScheme",
    fields: [
      ["apiKeySecurityScheme", "api_key_security_scheme", "APIKeySecurityScheme", false],
      ["httpAuthSecurityScheme", "http_auth_security_scheme", "HTTPAuthSecurityScheme", false],
      ["oauth2SecurityScheme", "oauth2_security_scheme", "OAuth2SecurityScheme", false],
      [
        "openIdConnectSecurityScheme",
        "open_id_connect_security_scheme",
        "OpenIdConnectSecurityScheme",
        false,
      ],
      ["mtlsSecurityScheme", "mtls_security_scheme", "MutualTlsSecurityScheme", false],
    ],
    oneof: [
      "apiKeySecurityScheme",
      "httpAuthSecurityScheme",
      "oauth2SecurityScheme",
      "openIdConnectSecurityScheme",
      "mtlsSecurityScheme",
    ],
  },
  {
    name: "APIKeySecurityScheme",
    fields: [
      ["description", "description", "string", false],
      ["location", "location", "string", true],
      ["name", "name", "string", true],
    ],
  },
  {
    name: "HTTPAuthSecurityScheme",
    fields: [
      ["description", "description", "string", false],
      ["scheme", "scheme", "string", true],
      ["bearerFormat", "bearer_format", "string", false],
    ],
  },
  {
    name: "OAuth2SecurityScheme",
    fields: [
      ["description", "description", "string", false],
      ["flows", "flows", "OAuthFlows", true],
      ["oauth2MetadataUrl", "oauth2_metadata_url", "string", false],
    ],
  },
  {
    name: "OpenIdConnectSecurityScheme",
    fields: [
      ["description", "description", "string", false],
      ["openIdConnectUrl", "open_id_connect_url", "string", true],
    ],
  },
  {
    name: "MutualTlsSecurityScheme",
    fields: [["description", "description", "string", false]],
  },
  {
    name: "OAuthFlows",
    fields: [
      ["authorizationCode", "authorization_code", "AuthorizationCodeOAuthFlow", false],
      ["clientCredentials", "client_credentials", "ClientCredentialsOAuthFlow", false],
      ["implicit", "implicit", "ImplicitOAuthFlow", false],
      ["password", "password", "PasswordOAuthFlow", false],
      ["deviceCode", "device_code", "DeviceCodeOAuthFlow", false],
    ],
    oneof: ["authorizationCode", "clientCredentials", "implicit", "password", "deviceCode"],
  },
  {
    name: "AuthorizationCodeOAuthFlow",
    fields: [
      ["authorizationUrl", "authorization_url", "string", true],
      ["tokenUrl", "token_url", "string", true],
      ["refreshUrl", "refresh_url", "string", false],
      ["scopes", "scopes", "map<string, string>", true],
      ["pkceRequired", "pkce_required", "bool", false],
    ],
  },
  {
    name: "ClientCredentialsOAuthFlow",
    fields: [
      ["tokenUrl", "token_url", "string", true],
      ["refreshUrl", "refresh_url", "string", false],
      ["scopes", "scopes", "map<string, string>", true],
    ],
  },
  {
    name: "ImplicitOAuthFlow",
    fields: [
      ["authorizationUrl", "authorization_url", "string", false],
      ["refreshUrl", "refresh_url", "string", false],
      ["scopes", "scopes", "map<string, string>", false],
    ],
  },
  {
    name: "PasswordOAuthFlow",
    fields: [
      ["tokenUrl", "token_url", "string", false],
      ["refreshUrl", "refresh_url", "string", false],
      ["scopes", "scopes", "map<string, string>", false],
    ],
  },
  {
    name: "DeviceCodeOAuthFlow",
    fields: [
      ["deviceAuthorizationUrl", "device_authorization_url", "string", true],
      ["tokenUrl", "token_url", "string", true],
      ["refreshUrl", "refresh_url", "string", false],
      ["scopes", "scopes", "map<string, string>", true],
    ],
  },
  {
    name: "SendMessageRequest",
    fields: [
      ["tenant", "tenant", "string", false],
      ["message", "message", "Message", true],
      ["configuration", "configuration", "SendMessageConfiguration", false],
      ["metadata", "metadata", "Struct", false],
    ],
  },
  {
    name: "GetTaskRequest",
    fields: [
      ["tenant", "tenant", "string", false],
      ["id", "id", "string", true],
      ["historyLength", "history_length", "int32", false],
    ],
  },
  {
    name: "ListTasksRequest",
    fields: [
      ["tenant", "tenant", "string", false],
      ["contextId", "context_id", "string", false],
      ["status", "status", "TaskState", false],
      ["pageSize", "page_size", "int32", false],
      ["pageToken", "page_token", "string", false],
      ["historyLength", "history_length", "int32", false],
      ["statusTimestampAfter", "status_timestamp_after", "Timestamp", false],
      ["includeArtifacts", "include_artifacts", "bool", false],
    ],
  },
  {
    name: "ListTasksResponse",
    fields: [
      ["tasks", "tasks", "repeated Task", true],
      ["nextPageToken", "next_page_token", "string", true],
      ["pageSize", "page_size", "int32", true],
      ["totalSize", "total_size", "int32", true],
    ],
  },
  {
    name: "CancelTaskRequest",
    fields: [
      ["tenant", "tenant", "string", false],
      ["id", "id", "string", true],
      ["metadata", "metadata", "Struct", false],
    ],
  },
  {
    name: "GetTaskPushNotificationConfigRequest",
    fields: [
      ["tenant", "tenant", "string", false],
      ["taskId", "task_id", "string", true],
      ["id", "id", "string", true],
    ],
  },
  {
    name: "DeleteTaskPushNotificationConfigRequest",
    fields: [
      ["tenant", "tenant", "string", false],
      ["taskId", "task_id", "string", true],
      ["id", "id", "string", true],
    ],
  },
  {
    name: "SubscribeToTaskRequest",
    fields: [
      ["tenant", "tenant", "string", false],
      ["id", "id", "string", true],
    ],
  },
  {
    name: "ListTaskPushNotificationConfigsRequest",
    fields: [
      ["tenant", "tenant", "string", false],
      ["taskId", "task_id", "string", true],
      ["pageSize", "page_size", "int32", false],
      ["pageToken", "page_token", "string", false],
    ],
  },
  {
    name: "GetExtendedAgentCardRequest",
    fields: [["tenant", "tenant", "string", false]],
  },
  {
    name: "SendMessageResponse",
    fields: [
      ["task", "task", "Task", false],
      ["message", "message", "Message", false],
    ],
    oneof: ["task", "message"],
  },
  {
    name: "StreamResponse",
    fields: [
      ["task", "task", "Task", false],
      ["message", "message", "Message", false],
      ["statusUpdate", "status_update", "TaskStatusUpdateEvent", false],
      ["artifactUpdate", "artifact_update", "TaskArtifactUpdateEvent", false],
    ],
    oneof: ["task", "message", "statusUpdate", "artifactUpdate"],
  },
  {
    name: "ListTaskPushNotificationConfigsResponse",
    fields: [
      ["configs", "configs", "repeated TaskPushNotificationConfig", false],
      ["nextPageToken", "next_page_token", "string", false],
    ],
  },
];

export const enums: readonly EnumRow[] = [
  {
    name: "TaskState",
    values: [
      "TASK_STATE_UNSPECIFIED",
      "TASK_STATE_SUBMITTED",
      "TASK_STATE_WORKING",
      "TASK_STATE_COMPLETED",
      "TASK_STATE_FAILED",
      "TASK_STATE_CANCELED",
      "TASK_STATE_INPUT_REQUIRED",
      "TASK_STATE_REJECTED",
      "TASK_STATE_AUTH_REQUIRED",
    ],
  },
  {
    name: "Role",
    values: ["ROLE_UNSPECIFIED", "ROLE_USER", "ROLE_AGENT"],
  },
];

/** REQUIRED strings (`Message.field`) that may nevertheless be empty. */
export const requiredButMaybeEmptyStrings: readonly string[] = ["ListTasksResponse.nextPageToken"];

/**
 * REQUIRED repeated fields (`Message.field`) that may nevertheless be empty: a
 * listing may find nothing, and a redacted card may show no skills.
 */
export const requiredButMaybeEmptyLists: readonly string[] = [
  "ListTasksResponse.tasks",
  "AgentCard.skills",
];

/**
 * int32 fields (`Message.field`) with a range of their own, as [minimum,
 * maximum]; all others accept 0 to 2147483647.
 */
export const int32Ranges: Readonly<Record<string, readonly [number, number]>> = {
  "ListTasksRequest.pageSize": [1, 100],
};

/** Fields that the protocol does not have, after those that it has: extensions of this contract. */
export const extensionFields: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  TaskPushNotificationConfig: { secret: { type: "string", minLength: 16, maxLength: 256 } },
};
