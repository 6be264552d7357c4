import {
  type ContractMutation,
  fieldsOf,
  methodOf,
  mutationRow as row,
} from "./contract-mutations";

const SCHEMAS = "/components/schemas";
const ERRORS = "/components/errors";

/** Ways to break callers of openrpc.json. */
export const BREAKING: ContractMutation[] = [
  row("a method is gone", (d) => d.methods.shift(), ["method-removed", "/methods/0"]),
  row("a method has another name", (d) => (methodOf(d, "GetTask").name = "ReadTask"), [
    "method-removed",
    "/methods/2",
  ]),
  row("a param is gone", (d) => methodOf(d, "GetTask").params.pop(), [
    "param-removed",
    "/methods/2/params/2",
    "sent",
  ]),
  row("a param has another name", (d) => (methodOf(d, "GetTask").params[1].name = "taskId"), [
    "param-removed",
    "/methods/2/params/1",
    "sent",
  ]),
  row("a param must be there", (d) => (methodOf(d, "GetTask").params[2].required = true), [
    "param-required",
    "/methods/2/params/2",
    "sent",
  ]),
  row(
    "a new param must be there",
    (d) => methodOf(d, "GetTask").params.push({ name: "why", required: true, schema: {} }),
    ["param-required", "/methods/2/params/3", "sent"],
  ),
  row("params go by position", (d) => (methodOf(d, "GetTask").paramStructure = "by-position"), [
    "param-changed",
    "/methods/2/paramStructure",
    "sent",
  ]),
  row(
    "a request has no other fields",
    (d) => (schemaOf(d, "GetTaskRequest").additionalProperties = false),
    ["unknown-fields-narrower", `${SCHEMAS}/GetTaskRequest/additionalProperties`, "sent"],
  ),
  row(
    "a field of what is sent must be there",
    (d) => schemaOf(d, "Message").required.push("contextId"),
    ["field-required", `${SCHEMAS}/Message`, "sent"],
  ),
  row(
    "a new field of what is sent must be there",
    (d) => {
      fieldsOf(d, "Message").why = { type: "string" };
      schemaOf(d, "Message").required.push("why");
    },
    ["field-required", `${SCHEMAS}/Message`, "sent"],
  ),
  row("a field of what is sent is gone", (d) => delete fieldsOf(d, "Message").extensions, [
    "field-removed",
    `${SCHEMAS}/Message/properties/extensions`,
    "sent",
  ]),
  row(
    "a field of what is sent has another name",
    (d) => rename(fieldsOf(d, "Message"), "parts", "pieces"),
    ["field-removed", `${SCHEMAS}/Message/properties/parts`, "sent"],
  ),
  row(
    "unknown fields of what is sent are refused",
    (d) => (schemaOf(d, "Message").additionalProperties = false),
    ["unknown-fields-narrower", `${SCHEMAS}/Message/additionalProperties`, "sent"],
  ),
  row("a value of what is sent is gone", (d) => schemaOf(d, "Role").enum.pop(), [
    "values-narrower",
    `${SCHEMAS}/Role`,
    "sent",
  ]),
  row("a text becomes a choice", (d) => (fieldsOf(d, "Message").contextId.enum = ["a", "b"]), [
    "values-narrower",
    `${SCHEMAS}/Message/properties/contextId`,
    "sent",
  ]),
  row("a text has a least length", (d) => (fieldsOf(d, "Message").contextId.minLength = 1), [
    "bound-narrower",
    `${SCHEMAS}/Message/properties/contextId/minLength`,
    "sent",
  ]),
  row("a text has a greatest length", (d) => (fieldsOf(d, "Message").contextId.maxLength = 64), [
    "bound-narrower",
    `${SCHEMAS}/Message/properties/contextId/maxLength`,
    "sent",
  ]),
  row("a number is bounded below", (d) => (fieldsOf(d, "ListTasksRequest").pageSize.minimum = 2), [
    "bound-narrower",
    `${SCHEMAS}/ListTasksRequest/properties/pageSize/minimum`,
    "sent",
  ]),
  row("a number is bounded above", (d) => (fieldsOf(d, "ListTasksRequest").pageSize.maximum = 50), [
    "bound-narrower",
    `${SCHEMAS}/ListTasksRequest/properties/pageSize/maximum`,
    "sent",
  ]),
  row("a number goes in steps", (d) => (fieldsOf(d, "ListTasksRequest").pageSize.multipleOf = 10), [
    "bound-narrower",
    `${SCHEMAS}/ListTasksRequest/properties/pageSize/multipleOf`,
    "sent",
  ]),
  row("a list is shorter", (d) => (fieldsOf(d, "Message").parts.maxItems = 8), [
    "bound-narrower",
    `${SCHEMAS}/Message/properties/parts/maxItems`,
    "sent",
  ]),
  row("a list has nothing twice", (d) => (fieldsOf(d, "Message").extensions.uniqueItems = true), [
    "bound-narrower",
    `${SCHEMAS}/Message/properties/extensions/uniqueItems`,
    "sent",
  ]),
  row("what is sent must match", (d) => (fieldsOf(d, "Message").messageId.pattern = "^[a-z]+$"), [
    "pattern-narrower",
    `${SCHEMAS}/Message/properties/messageId/pattern`,
    "sent",
  ]),
  row(
    "what is sent must match otherwise",
    (d) => (fieldsOf(d, "ListTasksRequest").statusTimestampAfter.pattern = "[Z]$"),
    [
      "pattern-unjudged",
      `${SCHEMAS}/ListTasksRequest/properties/statusTimestampAfter/pattern`,
      "sent",
    ],
  ),
  row("what is sent has a format", (d) => (fieldsOf(d, "Part").url.format = "uri"), [
    "format-narrower",
    `${SCHEMAS}/Part/properties/url/format`,
    "sent",
  ]),
  row(
    "what is sent is of another type",
    (d) => (fieldsOf(d, "GetTaskRequest").historyLength.type = "string"),
    ["type-narrower", `${SCHEMAS}/GetTaskRequest/properties/historyLength`, "sent"],
  ),
  row("anything becomes an object", (d) => (fieldsOf(d, "Part").data.type = "object"), [
    "type-narrower",
    `${SCHEMAS}/Part/properties/data`,
    "sent",
  ]),
  row(
    "an item of a list of what is sent is of another type",
    (d) => (fieldsOf(d, "Message").extensions.items.type = "object"),
    ["type-narrower", `${SCHEMAS}/Message/properties/extensions/items`, "sent"],
  ),
  row("an alternative of what is sent is gone", (d) => schemaOf(d, "Part").oneOf.pop(), [
    "alternative-removed",
    `${SCHEMAS}/Part/oneOf/3`,
    "sent",
  ]),
  row(
    "some values of what is sent are refused apart",
    (d) => (fieldsOf(d, "Message").contextId.not = { const: "x" }),
    ["values-narrower", `${SCHEMAS}/Message/properties/contextId`, "sent"],
  ),
  row("a field of a result is gone", (d) => delete fieldsOf(d, "Task").contextId, [
    "field-removed",
    `${SCHEMAS}/Task/properties/contextId`,
    "received",
  ]),
  row("a field of a result may be left out", (d) => schemaOf(d, "Task").required.pop(), [
    "field-optional",
    `${SCHEMAS}/Task`,
    "received",
  ]),
  row(
    "a field of a result may be null",
    (d) => (fieldsOf(d, "Task").contextId.type = ["string", "null"]),
    ["type-wider", `${SCHEMAS}/Task/properties/contextId`, "received"],
  ),
  row(
    "a referred field of a result may be null",
    (d) => {
      fieldsOf(d, "Task").status = { anyOf: [fieldsOf(d, "Task").status, { type: "null" }] };
    },
    ["alternative-added", `${SCHEMAS}/Task/properties/status/anyOf/1`, "received"],
  ),
  row(
    "a field of a result is of more types",
    (d) => (fieldsOf(d, "ListTasksResponse").totalSize.type = "number"),
    ["type-wider", `${SCHEMAS}/ListTasksResponse/properties/totalSize`, "received"],
  ),
  row("a result has a new value", (d) => schemaOf(d, "TaskState").enum.push("TASK_STATE_PAUSED"), [
    "values-wider",
    `${SCHEMAS}/TaskState`,
    "received",
  ]),
  row("a result may be longer", (d) => delete fieldsOf(d, "ListTasksResponse").pageSize.maximum, [
    "bound-wider",
    `${SCHEMAS}/ListTasksResponse/properties/pageSize/maximum`,
    "received",
  ]),
  row("a result need not match", (d) => delete fieldsOf(d, "TaskStatus").timestamp.pattern, [
    "pattern-wider",
    `${SCHEMAS}/TaskStatus/properties/timestamp/pattern`,
    "received",
  ]),
  row("a result has another format", (d) => (fieldsOf(d, "TaskStatus").timestamp.format = "date"), [
    "format-unjudged",
    `${SCHEMAS}/TaskStatus/properties/timestamp/format`,
    "received",
  ]),
  row(
    "a result is of another kind",
    (d) => schemaOf(d, "SendMessageResponse").oneOf.push({ required: ["receipt"] }),
    ["alternative-added", `${SCHEMAS}/SendMessageResponse/oneOf/2`, "received"],
  ),
  row(
    "the values of a map are others",
    (d) => (fieldsOf(d, "AgentCard").securitySchemes.additionalProperties = { type: "string" }),
    ["type-wider", `${SCHEMAS}/SecurityScheme`, "received"],
  ),
  row("what is deep in a result is gone", (d) => delete fieldsOf(d, "AgentExtension").uri, [
    "field-removed",
    `${SCHEMAS}/AgentExtension/properties/uri`,
    "received",
  ]),
  row(
    "a result is of another schema",
    (d) => (methodOf(d, "GetTask").result.schema = { $ref: "#/components/schemas/Message" }),
    ["field-removed", `${SCHEMAS}/Task/properties/status`, "received"],
  ),
  row("a result is a stream", (d) => (methodOf(d, "GetTask")["x-streaming"] = true), [
    "streaming-changed",
    "/methods/2/x-streaming",
  ]),
  row("a stream is one response", (d) => delete methodOf(d, "SubscribeToTask")["x-streaming"], [
    "streaming-changed",
    "/methods/5/x-streaming",
  ]),
  row("an error is gone", (d) => delete d.components.errors.TaskNotFoundError, [
    "error-removed",
    `${ERRORS}/TaskNotFoundError`,
  ]),
  row("an error has another code", (d) => (d.components.errors.TaskNotFoundError.code = -32011), [
    "error-changed",
    `${ERRORS}/TaskNotFoundError/code`,
  ]),
  row(
    "an error has another reason",
    (d) => (d.components.errors.TaskNotFoundError.data[0].reason = "NO_TASK"),
    ["error-changed", `${ERRORS}/TaskNotFoundError/data`],
  ),
  row(
    "an error has another HTTP status",
    (d) => (d["x-errors"].TaskNotFoundError.httpStatus = 410),
    ["error-changed", "/x-errors/TaskNotFoundError/httpStatus"],
  ),
  row("the data of an error loses a field", (d) => delete fieldsOf(d, "ErrorInfo").domain, [
    "field-removed",
    `${SCHEMAS}/ErrorInfo/properties/domain`,
    "received",
  ]),
  row("a method no longer answers with an error", (d) => methodOf(d, "GetTask").errors.pop(), [
    "error-removed",
    "/methods/2/errors/3",
  ]),
  row("an error of the envelope is gone", (d) => d["x-envelope-errors"].shift(), [
    "error-removed",
    "/x-envelope-errors/0",
  ]),
  row(
    "the Beacon refuses what it accepted",
    (d) => {
      Object.assign(methodOf(d, "SendMessage")["x-beacon"], {
        policy: "refuse",
        error: "InternalError",
      });
    },
    ["policy-changed", "/methods/0/x-beacon/policy"],
  ),
  row("the Beacon says less", (d) => (methodOf(d, "GetTask")["x-beacon"].policy = "empty"), [
    "policy-changed",
    "/methods/2/x-beacon/policy",
  ]),
  row(
    "the Beacon refuses with another error",
    (d) => (methodOf(d, "CancelTask")["x-beacon"].error = "InternalError"),
    ["policy-changed", "/methods/4/x-beacon/error"],
  ),
  row(
    "a policy that nobody knows",
    (d) => (methodOf(d, "GetTask")["x-beacon"].policy = "sometimes"),
    ["policy-unjudged", "/methods/2/x-beacon/policy"],
  ),
  row("a server has moved", (d) => (d.servers[0].url = "https://elsewhere.example/"), [
    "server-removed",
    "/servers/0",
  ]),
  row(
    "a keyword that the comparison does not know",
    (d) => (fieldsOf(d, "Task").metadata.minContains = 2),
    ["member-unjudged", `${SCHEMAS}/Task/properties/metadata/minContains`, "received"],
  ),
  row(
    "a member of a method that the comparison does not know",
    (d) => (methodOf(d, "GetTask")["x-price"] = 2),
    ["member-unjudged", "/methods/2/x-price"],
  ),
  row("a member of the document that the comparison does not know", (d) => (d["x-age"] = 2), [
    "member-unjudged",
    "/x-age",
  ]),
  row(
    "a reference that leads nowhere",
    (d) => (fieldsOf(d, "Task").status.$ref = "#/components/schemas/Gone"),
    ["schema-unjudged", `${SCHEMAS}/Task/properties/status`, "received"],
  ),
];

/** Ways to change openrpc.json that harm no caller. */
export const HARMLESS: ContractMutation[] = [
  row(
    "a new method",
    (d) => d.methods.push({ ...structuredClone(d.methods[2]), name: "ReadTask" }),
    ["method-added", "/methods/11"],
  ),
  row(
    "methods in another order",
    (d) => {
      d.methods.reverse();
      d.info.description = "In another order.";
    },
    ["text-changed", "/info/description"],
  ),
  row(
    "a new param",
    (d) => methodOf(d, "GetTask").params.push({ name: "why", required: false, schema: {} }),
    ["param-added", "/methods/2/params/3", "sent"],
  ),
  row("a param may be left out", (d) => (methodOf(d, "GetTask").params[1].required = false), [
    "param-optional",
    "/methods/2/params/1",
    "sent",
  ]),
  row(
    "a new field of a result",
    (d) => (fieldsOf(d, "ListTasksResponse").more = { type: "boolean" }),
    ["field-added", `${SCHEMAS}/ListTasksResponse/properties/more`, "received"],
  ),
  row(
    "a result says more surely",
    (d) => (fieldsOf(d, "ListTasksResponse").pageSize.maximum = 100),
    ["bound-narrower", `${SCHEMAS}/ListTasksResponse/properties/pageSize/maximum`, "received"],
  ),
  row("a request may be larger", (d) => (fieldsOf(d, "ListTasksRequest").pageSize.maximum = 200), [
    "bound-wider",
    `${SCHEMAS}/ListTasksRequest/properties/pageSize/maximum`,
    "sent",
  ]),
  row(
    "a result must hold a field",
    (d) => schemaOf(d, "ListTasksResponse").required.push("tasks2"),
    ["field-required", `${SCHEMAS}/ListTasksResponse`, "received"],
  ),
  row(
    "a new error of a method",
    (d) => methodOf(d, "GetTask").errors.push({ $ref: "#/components/errors/ParseError" }),
    ["error-added", "/methods/2/errors/4"],
  ),
  row(
    "the Beacon accepts what it refused",
    (d) => {
      const beacon = methodOf(d, "CancelTask")["x-beacon"];
      beacon.policy = "accept";
      delete beacon.error;
    },
    ["policy-changed", "/methods/4/x-beacon/policy"],
  ),
  row(
    "why the Gateway does what it does is said otherwise",
    (d) => (methodOf(d, "GetTask")["x-gateway"].why = "Tasks are kept."),
    ["text-changed", "/methods/2/x-gateway/why"],
  ),
  row("other words", (d) => (methodOf(d, "GetTask").summary = "Read a task."), [
    "text-changed",
    "/methods/2/summary",
  ]),
  row("a message of an error", (d) => (d.components.errors.TaskNotFoundError.message = "No task"), [
    "text-changed",
    `${ERRORS}/TaskNotFoundError/message`,
  ]),
  row(
    "a fault in the data of an error, which is an example",
    (d) => {
      d.components.errors.InvalidParamsError.data[0].fieldViolations[0].description = "Wrong.";
    },
    ["text-changed", `${ERRORS}/InvalidParamsError/data`],
  ),
  row("an example", (d) => methodOf(d, "GetTask").examples.pop(), [
    "example-removed",
    "/methods/2/examples/5",
  ]),
];

function schemaOf(document: any, name: string): any {
  return document.components.schemas[name];
}

function rename(fields: any, from: string, to: string): void {
  fields[to] = fields[from];
  Reflect.deleteProperty(fields, from);
}
