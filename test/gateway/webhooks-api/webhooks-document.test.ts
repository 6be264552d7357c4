import { WEBHOOK_OPERATIONS } from "../../../generated/webhooks-operations";
import {
  codesByStatus,
  type OpenApiDocument,
  operationsOf,
} from "../../../scripts/contract/openapi";
import { NOTIFICATION_HEADERS } from "../../../src/a2a/notification-headers";
import { MAX_BODY_BYTES } from "../../../src/gateway/gateway-app";
import { KEY_HEADER } from "../../../src/gateway/keys/credential-headers";
import { GATEWAY_PATHS, RESERVED_IDS } from "../../../src/gateway/paths";
import { startBeacon } from "../../support/beacon";
import { startGateway, type TestGateway } from "../../support/gateway";
import { openApi } from "../../support/openapi";

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});

afterAll(() => gateway.stop());

describe("GET /api/v1/openapi.json", () => {
  it("describes what is asked beside it, and stands alone", async () => {
    const url = gateway.publicUrl + GATEWAY_PATHS.webhooksDocument;
    const response = await fetch(url);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json");
    const text = await response.text();
    const document = JSON.parse(text) as OpenApiDocument & { servers: { url: string }[] };
    expect(document.servers).toEqual([{ url: gateway.publicUrl }]);
    const refs = new Set([...text.matchAll(/"\$ref": "([^"]+)"/g)].map(([, ref]) => ref!));
    expect(refs.size).toBeGreaterThan(30);
    for (const ref of refs) {
      const [root, ...steps] = ref.split("/");
      expect(root).toBe("#");
      expect(
        steps.reduce<any>((node, step) => (Object.hasOwn(node, step) ? node[step] : {}), document),
      ).toHaveProperty("description");
    }
    for (const { path } of Object.values(WEBHOOK_OPERATIONS)) {
      const asked = await fetch(gateway.publicUrl + path.replace(/\{\w+\}/g, "x"), {
        method: "PUT",
      });
      expect(asked.status).toBe(405);
    }
  });

  it("is linked from /docs, as REST invoke is, and at the Gateway alone", async () => {
    const page = await (await fetch(`${gateway.publicUrl}/docs`)).text();
    for (const path of [GATEWAY_PATHS.webhooksDocument, GATEWAY_PATHS.invokeBinding]) {
      expect(page).toContain(`<a href="${path}">`);
      expect((await fetch(gateway.publicUrl + path)).status).toBe(200);
    }
    const beacon = await startBeacon();
    const itsPage = await (await fetch(`${beacon.publicUrl}/docs`)).text();
    await beacon.stop();
    expect(itsPage).not.toContain("openapi");
    expect(itsPage).not.toContain("<!--");
  });
});

describe("the webhooks document", () => {
  const { document } = openApi("webhooks");

  // What a caller may build on.
  it("answers these codes at these statuses", () => {
    const codes = Object.fromEntries(
      operationsOf(document).map(({ operation }) => [
        operation.operationId,
        [...codesByStatus(document, operation)]
          .flatMap(([status, list]) => list.map((code) => `${status} ${code}`))
          .sort(),
      ]),
    );
    const everywhere = [
      "401 unauthorized",
      "404 agent_not_found",
      "404 not_found",
      "405 method_not_allowed",
      "429 rate_limited",
      "500 internal",
    ];
    const sorted = (more: string[]) => [...everywhere, ...more].sort();
    expect(codes).toEqual({
      createWebhook: sorted([
        "400 invalid_body",
        "400 invalid_json",
        "409 conflict",
        "413 payload_too_large",
        "415 unsupported_media_type",
      ]),
      listWebhooks: sorted(["400 invalid_query"]),
      deleteWebhook: sorted([]),
      listDeliveries: sorted(["400 invalid_query"]),
      redeliver: sorted(["409 conflict"]),
    });
  });

  it("has these paths, which no agent can have", () => {
    expect(Object.keys(document.paths)).toEqual([
      "/api/v1/agents/{agentId}/tasks/{taskId}/webhooks",
      "/api/v1/agents/{agentId}/tasks/{taskId}/webhooks/{webhookId}",
      "/api/v1/agents/{agentId}/tasks/{taskId}/webhooks/{webhookId}/deliveries",
      "/api/v1/agents/{agentId}/tasks/{taskId}/webhooks/{webhookId}/deliveries/{deliveryId}/redeliver",
    ]);
    expect(RESERVED_IDS).toContain("api");
  });

  it("names the headers and the bound of the body as they are", () => {
    expect(document.components.securitySchemes.agentApiKey).toMatchObject({ name: KEY_HEADER });
    expect(MAX_BODY_BYTES).toBe(1024 * 1024);
    expect(JSON.stringify(document.paths)).toContain("At most 1 MiB");
    const [sent] = operationsOf(document, document.webhooks);
    const named = sent!.parameters.map(({ name }) => name.toLowerCase());
    // Those two are described otherwise (OpenAPI §4.8.12.2).
    const { contentType, authorization, ...own } = NOTIFICATION_HEADERS;
    expect(sent!.operation.description).toContain(`The header ${authorization} has`);
    expect(Object.keys(sent!.operation.requestBody!.content)).toHaveLength(2);
    expect(contentType).toBe("Content-Type");
    expect(named.sort()).toEqual(
      Object.values<string>(own)
        .map((name) => name.toLowerCase())
        .sort(),
    );
  });
});
