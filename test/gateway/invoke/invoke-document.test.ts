import path from "node:path";
import { KEY_HEADER } from "../../../src/gateway/keys/credential-headers";
import { AGENT_PATHS } from "../../../src/gateway/paths";
import { MAX_BODY_BYTES } from "../../../src/gateway/gateway-app";
import { loadContract } from "../../../scripts/contract/contract";
import {
  codesByStatus,
  invokeOperation,
  loadInvokeDocument,
  type OpenApiDocument,
} from "../../../scripts/contract/openapi";
import { lintInvokeDocument } from "../../../scripts/lint/openapi-rules";
import { startGateway, type TestGateway } from "../../support/gateway";

const ROOT = path.join(__dirname, "../../..");

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
  const document = loadInvokeDocument(ROOT);
  const contract = loadContract(ROOT);

  it("keeps every rule", () => {
    expect(lintInvokeDocument(document, contract)).toEqual([]);
  });

  // What a caller may build on; a change is a new version of the binding.
  it("answers these codes at these statuses", () => {
    expect(Object.fromEntries(codesByStatus(invokeOperation(document)))).toEqual({
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
    expect(JSON.stringify(invokeOperation(document).requestBody)).toContain("At most 1 MiB");
  });

  const BROKEN: [rule: string, breakIt: (broken: OpenApiDocument) => void, words: string][] = [
    ["version", (broken) => (broken.openapi = "3.0.3"), "3.1 is wanted"],
    ["info", (broken) => (broken.info.description = ""), "info: title"],
    [
      "a parameter that is not declared",
      (broken) => (Object.values(broken.paths)[0]!.parameters = []),
      "a required path parameter agentId is wanted",
    ],
    [
      "a scheme that is not declared",
      (broken) => invokeOperation(broken).security.push({ other: [] }),
      "other: not declared",
    ],
    [
      "a scheme that is not used",
      (broken) => invokeOperation(broken).security.pop(),
      "bearer: no operation uses it",
    ],
    [
      "a reference that leads nowhere",
      (broken) => delete broken.components.schemas.GatewayInvokeFrame,
      "GatewayInvokeFrame: leads nowhere",
    ],
    [
      "a schema that is not used",
      (broken) => (broken.components.schemas.Spare = { title: "Spare" }),
      "Spare: nothing refers to it",
    ],
    [
      "a code without a status",
      (broken) => delete invokeOperation(broken).responses[409],
      "conflict: one response is wanted",
    ],
    [
      "a response without words",
      (broken) => (invokeOperation(broken).responses[200]!.description = ""),
      "200: a description is wanted",
    ],
    [
      "an example that does not fit",
      (broken) =>
        (invokeOperation(broken).requestBody!.content["application/json"]!.examples = {
          bad: { value: { text: "a" } },
        }),
      "example bad: ",
    ],
  ];

  it.each(BROKEN)("is refused for its fault: %s", (_rule, breakIt, words) => {
    const broken = structuredClone(document);
    breakIt(broken);
    expect(lintInvokeDocument(broken, contract).join("\n")).toContain(words);
  });
});
