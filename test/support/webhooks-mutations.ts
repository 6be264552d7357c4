import { type ContractMutation, fieldsOf, mutationRow as row } from "./contract-mutations";

const LIST = "/api/v1/agents/{agentId}/tasks/{taskId}/webhooks";
const AT = "/paths/~1api~1v1~1agents~1{agentId}~1tasks~1{taskId}~1webhooks";
const SCHEMAS = "/components/schemas";
const CALL = "/webhooks/taskUpdate/post";

/** Ways to break clients of the webhooks API. */
export const BREAKING: ContractMutation[] = [
  row("a path is gone", (d) => Reflect.deleteProperty(d.paths, LIST), [
    "operation-removed",
    `${AT}/post`,
  ]),
  row("an operation is gone", (d) => delete d.paths[LIST].get, ["operation-removed", `${AT}/get`]),
  row("an operation has another name", (d) => (d.paths[LIST].get.operationId = "all"), [
    "operation-changed",
    `${AT}/get/operationId`,
  ]),
  row("a parameter is gone", (d) => d.paths[LIST].get.parameters.pop(), [
    "param-removed",
    `${AT}/get/parameters/1`,
    "sent",
  ]),
  row("a parameter must be there", (d) => (d.paths[LIST].get.parameters[0].required = true), [
    "param-required",
    `${AT}/get/parameters/0`,
    "sent",
  ]),
  row(
    "a new parameter must be there",
    (d) => d.paths[LIST].parameters.push({ name: "x", in: "query", required: true, schema: {} }),
    ["param-required", `${AT}/parameters/2`, "sent"],
  ),
  row(
    "a parameter is narrower",
    (d) => (fieldsOf(d, "GatewayWebhookListQuery").limit.maximum = 9),
    ["bound-narrower", `${SCHEMAS}/GatewayWebhookListQuery/properties/limit/maximum`, "sent"],
  ),
  row(
    "what is left out means something else",
    (d) => (fieldsOf(d, "GatewayWebhookListQuery").limit.default = 9),
    ["default-changed", `${SCHEMAS}/GatewayWebhookListQuery/properties/limit/default`, "sent"],
  ),
  row(
    "a body is of another media type",
    (d) => {
      const { content } = d.paths[LIST].post.requestBody;
      content["application/cbor"] = content["application/json"];
      delete content["application/json"];
    },
    ["media-type-removed", `${AT}/post/requestBody/content/application~1json`, "sent"],
  ),
  row(
    "a field of a body is narrower",
    (d) => (fieldsOf(d, "GatewayWebhookRequest").secret.minLength = 32),
    ["bound-narrower", `${SCHEMAS}/GatewayWebhookRequest/properties/secret/minLength`, "sent"],
  ),
  row("a success has another status", (d) => move(d.paths[LIST].post.responses, "201", "200"), [
    "response-added",
    `${AT}/post/responses/200`,
    "received",
  ]),
  row("a refusal is gone", (d) => delete d.paths[LIST].post.responses["400"], [
    "response-removed",
    `${AT}/post/responses/400`,
    "received",
  ]),
  row(
    "a header of a response is gone",
    (d) => delete d.components.responses.RateLimited.headers["Retry-After"],
    ["header-removed", "/components/responses/RateLimited/headers/Retry-After", "received"],
  ),
  row(
    "a header of a response may stay away",
    (d) => (d.components.responses.RateLimited.headers["Retry-After"].required = false),
    ["header-optional", "/components/responses/RateLimited/headers/Retry-After", "received"],
  ),
  row(
    "a refusal has another code",
    (d) => {
      const { schema } = d.components.responses.InvalidQuery.content["application/json"];
      schema.allOf[1].properties.error.properties.code.enum = ["conflict"];
    },
    [
      "values-wider",
      "/components/responses/InvalidQuery/content/application~1json/schema/allOf/1/properties/error/properties/code",
      "received",
    ],
  ),
  row(
    "an answer that had no other fields has a new one",
    (d) => (fieldsOf(d, "GatewayWebhook").label = { type: "string" }),
    ["field-added", `${SCHEMAS}/GatewayWebhook/properties/label`, "received"],
  ),
  row(
    "a field of an answer may be null",
    (d) => fieldsOf(d, "GatewayWebhook").ended_at.type.push("integer"),
    ["type-wider", `${SCHEMAS}/GatewayWebhook/properties/ended_at`, "received"],
  ),
  row("one way in is gone", (d) => d.paths[LIST].post.security.pop(), [
    "security-removed",
    `${AT}/post/security`,
  ]),
  row("a scheme is another", (d) => (d.components.securitySchemes.agentApiKey.name = "X-Key"), [
    "security-changed",
    "/components/securitySchemes/agentApiKey",
  ]),
  row("the receiver is no longer called", (d) => delete d.webhooks.taskUpdate, [
    "operation-removed",
    CALL,
  ]),
  row(
    "the receiver misses a header",
    (d) => (d.webhooks.taskUpdate.post.parameters[1].required = false),
    ["param-optional", `${CALL}/parameters/1`, "received"],
  ),
  row(
    "the receiver gets a new event",
    (d) => d.webhooks.taskUpdate.post.parameters[1].schema.enum.push("task.end"),
    ["values-wider", `${CALL}/parameters/1/schema`, "received"],
  ),
  row(
    "the receiver gets another media type",
    (d) => (d.webhooks.taskUpdate.post.requestBody.content["text/plain"] = {}),
    ["media-type-added", `${CALL}/requestBody/content/text~1plain`, "received"],
  ),
  row(
    "the receiver can no longer end it",
    (d) => delete d.webhooks.taskUpdate.post.responses["410"],
    ["response-removed", `${CALL}/responses/410`, "sent"],
  ),
  row("a member that the comparison does not know", (d) => (d.paths[LIST].post.callbacks = {}), [
    "member-unjudged",
    `${AT}/post/callbacks`,
  ]),
];

/** Ways to change it that harm nobody. */
export const HARMLESS: ContractMutation[] = [
  row("a new path", (d) => (d.paths["/new"] = structuredClone({ get: d.paths[LIST].get })), [
    "operation-added",
    "/paths/~1new/get",
  ]),
  row(
    "a new parameter",
    (d) => d.paths[LIST].get.parameters.push({ name: "x", in: "query", schema: {} }),
    ["param-added", `${AT}/get/parameters/2`, "sent"],
  ),
  row("a new field of a body", (d) => (fieldsOf(d, "GatewayWebhookRequest").label = {}), [
    "field-added",
    `${SCHEMAS}/GatewayWebhookRequest/properties/label`,
    "sent",
  ]),
  row("a new refusal", (d) => (d.paths[LIST].get.responses["418"] = { description: "Tea." }), [
    "response-added",
    `${AT}/get/responses/418`,
    "received",
  ]),
  row("a new way in", (d) => d.paths[LIST].get.security.push({ mutualTls: [] }), [
    "security-added",
    `${AT}/get/security`,
  ]),
  row(
    "the receiver gets a new header",
    (d) =>
      d.webhooks.taskUpdate.post.parameters.push({
        name: "x",
        in: "header",
        required: true,
        schema: {},
      }),
    ["param-added", `${CALL}/parameters/7`, "received"],
  ),
  row(
    "another example",
    (d) => (d.paths[LIST].post.responses["201"].content["application/json"].examples = {}),
    ["example-changed", `${AT}/post/responses/201/content/application~1json/examples`],
  ),
];

function move(record: any, from: string, to: string): void {
  record[to] = record[from];
  Reflect.deleteProperty(record, from);
}
