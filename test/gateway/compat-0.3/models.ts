import fc from "fast-check";
import * as table03 from "../../pins/a2a-0.3-table";
import * as table10 from "../../pins/a2a-proto-table";
import {
  arbitrariesOf,
  jsonObject,
  jsonValue,
  type Model,
  type Overrides,
} from "../../support/model-arbitraries";

const MODEL_0_3: Model = {
  ...table03,
  mayBeEmpty: [...table03.requiredButMaybeEmptyStrings, ...table03.requiredButMaybeEmptyLists],
};

const MODEL_1_0: Model = {
  objects: table10.messages.map(({ name, fields, oneof }) => ({
    name,
    fields: fields.map(([jsonName, , type, required]) => [jsonName, type, required] as const),
    oneof,
  })),
  enums: table10.enums,
  mayBeEmpty: [...table10.requiredButMaybeEmptyStrings, ...table10.requiredButMaybeEmptyLists],
  intRanges: table10.int32Ranges,
};

const RESERVED_KEYS = ["a2a-0.3", "a2a-1.0"] as const;

/** Metadata that has, more often than not, what the translation itself would have put there. */
const trickyMetadata = fc.letrec<{
  metadata: Record<string, unknown>;
  stowed: unknown;
  kept: unknown;
}>((tie) => ({
  metadata: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    jsonObject(),
    jsonObject(
      fc.constantFrom(...RESERVED_KEYS, "data_part_compat", "metadata", "other"),
      fc.oneof(tie("stowed"), fc.constant(true), jsonValue()),
    ),
    ...RESERVED_KEYS.map((key) => tie("stowed").map((stowed) => ({ [key]: stowed }))),
  ),
  stowed: fc.oneof(
    fc.record(
      { final: fc.oneof(fc.boolean(), fc.integer()), metadata: tie("kept") },
      { requiredKeys: [] },
    ),
    fc.record(
      { mediaType: fc.string({ maxLength: 3 }), metadata: tie("kept") },
      { requiredKeys: [] },
    ),
    fc.record(
      {
        final: fc.boolean(),
        filename: fc.oneof(fc.string({ maxLength: 3 }), fc.integer()),
        metadata: tie("kept"),
        other: jsonValue(),
      },
      { requiredKeys: [] },
    ),
  ),
  kept: fc.oneof(
    { depthSize: "small" },
    fc.constant({}),
    tie("metadata"),
    ...RESERVED_KEYS.map((key) => tie("stowed").map((stowed) => ({ [key]: stowed }))),
  ),
})).metadata;

/** A list of schemes can look like the text of another one. */
const trickyScheme = fc.oneof(
  fc.constantFrom(
    "Bearer",
    "Basic",
    "",
    "[]",
    '[""]',
    '["a"]',
    '["a","b"]',
    '["[]"]',
    '[ "a", "b" ]',
  ),
  fc.array(fc.string({ maxLength: 3 }), { maxLength: 3 }).map((list) => JSON.stringify(list)),
  fc.string({ maxLength: 5 }),
);

const wrappedDataPart = fc.record(
  {
    kind: fc.constant("data"),
    data: fc.oneof(
      fc.record({ value: fc.oneof(jsonValue(), jsonObject()) }),
      fc.record({ value: jsonValue(), other: jsonValue() }),
    ),
    metadata: fc.tuple(trickyMetadata, fc.boolean()).map(([metadata, mark]) => ({
      ...metadata,
      data_part_compat: mark,
    })),
  },
  { requiredKeys: ["kind", "data", "metadata"] },
);

/** Every valid 0.3 value of a name. */
export const any03 = arbitrariesOf(MODEL_0_3, {
  object: () => trickyMetadata,
  DataPart: (part) =>
    fc.oneof({ weight: 2, arbitrary: part }, { weight: 1, arbitrary: wrappedDataPart }),
  PushNotificationAuthenticationInfo: (info) =>
    fc.tuple(info, fc.array(trickyScheme, { maxLength: 3 })).map(([rest, schemes]) => ({
      ...rest,
      schemes,
    })),
});

const TRICKY_10: Overrides = {
  Struct: () => trickyMetadata,
  AuthenticationInfo: (info) =>
    fc
      .tuple(
        info,
        trickyScheme.filter((scheme) => scheme !== ""),
      )
      .map(([rest, scheme]) => ({ ...rest, scheme })),
  // A card without an interface for 0.3 has no 0.3 form, which has a test of its own.
  AgentCard: (card) =>
    fc.tuple(card, fc.constantFrom("0.3", "0.3.0", "0.3.14")).map(([rest, protocolVersion]) => ({
      ...rest,
      supportedInterfaces: [
        ...rest.supportedInterfaces,
        { url: "https://agents.example/a", protocolBinding: "JSONRPC", protocolVersion },
      ],
    })),
};

/** Every valid 1.0 value of a name. */
export const any10 = arbitrariesOf(MODEL_1_0, TRICKY_10);

const isEmpty = (value: object | undefined) => value && Object.keys(value).length === 0;
const isObject = (value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function without(value: any, ...names: string[]): any {
  return Object.fromEntries(
    Object.entries(value as object).filter(([name]) => !names.includes(name)),
  );
}

/** The valid 1.0 values that 0.3 has a form for: all but the exceptions that compat-0.3 lists. */
export const expressible10 = arbitrariesOf(MODEL_1_0, {
  ...TRICKY_10,
  Struct: () => jsonObject(),
  Role: () => fc.constantFrom("ROLE_USER", "ROLE_AGENT"),
  Part: (part) =>
    part.map((value) =>
      "data" in value && !isObject(value.data) && isEmpty(value.metadata)
        ? without(value, "metadata")
        : value,
    ),
  Task: (task) =>
    task.map((value) => (value.contextId === "" ? without(value, "contextId") : value)),
  TaskPushNotificationConfig: (config) =>
    config.map((value) => without(value, "tenant", ...(value.taskId === "" ? ["taskId"] : []))),
  SendMessageConfiguration: (configuration) =>
    configuration.map((value) => {
      const config = value.taskPushNotificationConfig;
      return config ? { ...value, taskPushNotificationConfig: without(config, "taskId") } : value;
    }),
  SendMessageRequest: (request) => request.map((value) => without(value, "tenant")),
});
