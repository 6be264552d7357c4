import {
  codesByStatus,
  type OpenApiDocument,
  operationsOf,
  type PlacedOperation,
} from "../../../scripts/contract/openapi";
import { MAX_BODY_BYTES } from "../../../src/gateway/gateway-app";
import { KEY_HEADER } from "../../../src/gateway/keys/credential-headers";
import { AGENT_PATHS } from "../../../src/gateway/paths";
import { startGateway, type TestGateway } from "../../support/gateway";
import { openApi } from "../../support/openapi";

describe("GET /bindings/rest-invoke/v1", () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await startGateway();
  });

  afterAll(() => gateway.stop());

  it("is what the card of an agent names as the binding, and describes the URL beside it", async () => {
    const card = (await (
      await fetch(`${gateway.endpoint("echo")}/.well-known/agent-card.json?A2A-Version=1.0`)
    ).json()) as { supportedInterfaces: { url: string; protocolBinding: string }[] };
    const named = card.supportedInterfaces.find(({ url }) => url.endsWith(AGENT_PATHS.invoke))!;
    const response = await fetch(named.protocolBinding);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json");
    const document = (await response.json()) as OpenApiDocument & { servers: { url: string }[] };
    const [template] = Object.keys(document.paths);
    expect(document.servers[0]!.url + template!.replace("{agentId}", "echo")).toBe(named.url);
  });

  it("stands alone: all that it refers to is in it", async () => {
    const url = `${gateway.publicUrl}/bindings/rest-invoke/v1`;
    const text = await (await fetch(url)).text();
    const document = JSON.parse(text) as Record<string, unknown>;
    const refs = [...text.matchAll(/"\$ref": "([^"]+)"/g)].map(([, ref]) => ref!);
    expect(refs.length).toBeGreaterThan(15);
    for (const ref of refs) {
      const steps = ref.split("/");
      expect(steps[0]).toBe("#");
      const target = steps
        .slice(1)
        .reduce<any>((node, step) => (Object.hasOwn(node, step) ? node[step] : {}), document);
      expect(target).toHaveProperty("title");
    }
    expect((await fetch(`${url}/`)).status).toBe(200);
  });
});

describe("the OpenAPI document", () => {
  const { document } = openApi("invoke");
  const [{ operation }] = operationsOf(document) as [PlacedOperation];

  // What a caller may build on; a change is a new version of the binding.
  it("answers these codes at these statuses", () => {
    expect(Object.fromEntries(codesByStatus(document, operation))).toEqual({
      400: ["invalid_json", "invalid_body"],
      401: ["unauthorized"],
      404: ["agent_not_found"],
      405: ["method_not_allowed"],
      409: ["conflict"],
      413: ["payload_too_large"],
      415: ["unsupported_media_type"],
      429: ["rate_limited"],
      500: ["internal"],
      503: ["agent_offline"],
      504: ["service_timeout"],
    });
  });

  it("names the header of the key, the path and the bound of the body as they are", () => {
    expect(document.components.securitySchemes.agentApiKey).toMatchObject({ name: KEY_HEADER });
    expect(Object.keys(document.paths)).toEqual([`/{agentId}${AGENT_PATHS.invoke}`]);
    expect(MAX_BODY_BYTES).toBe(1024 * 1024);
    expect(JSON.stringify(operation.requestBody)).toContain("At most 1 MiB");
  });
});
