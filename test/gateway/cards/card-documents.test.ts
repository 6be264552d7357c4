import request from "supertest";
import type { GatewayErrorBody } from "../../../generated/types";
import { VALIDATORS as VALIDATORS_03 } from "../../../generated/a2a-0.3/validators";
import { VALIDATORS } from "../../../generated/validators";
import { createMemoryAgentStore } from "../../../src/adapters/memory/agent-store";
import { createCardDocuments } from "../../../src/gateway/cards/card-documents";
import { createCards } from "../../../src/gateway/cards/cards";
import { foundDocumentRoute } from "../../../src/http/document-route";
import { createWebServer } from "../../../src/http/web-server";
import { agentRecord, createTestLogger } from "../../support/gateway-fixtures";

const STARTED_AT = new Date("2026-01-15T00:00:00.000Z");
const PATH = "/weather/.well-known/agent-card.json";
const OWNER = { authorization: "Bearer owner" };

function createApp() {
  const agents = createMemoryAgentStore([
    agentRecord(),
    agentRecord({ id: "hidden", visibility: "PRIVATE", updatedAt: "2026-01-01T00:00:00.000Z" }),
  ]);
  const logger = createTestLogger();
  const documents = createCardDocuments({
    agents,
    cards: createCards({
      terms: { publicUrl: "https://agents.example", userTokens: true, pushNotifications: false },
      sign: {
        card: async (card) => ({ ...card, signatures: [{ protected: "p", signature: "s" }] }),
        legacyCard: async (card) => ({ ...card, signatures: [{ protected: "q", signature: "t" }] }),
      },
    }),
    isOwner: async (_agent, headers) => headers.authorization === OWNER.authorization,
    startedAt: STARTED_AT,
  });
  const { app } = createWebServer({ trustProxy: false, logger });
  app.all("/:agentId/.well-known/agent-card.json", foundDocumentRoute(documents.ofPath, logger));
  app.all("/:agentId/.well-known/agent.json", foundDocumentRoute(documents.ofLegacyPath, logger));
  app.all("/.well-known/agent-card.json", foundDocumentRoute(documents.ofQuery, logger));
  return { http: request(app), agents, logger };
}

function expectRefusal(body: unknown, code: GatewayErrorBody["error"]["code"]): void {
  expect(VALIDATORS.GatewayErrorBody(body)).toBe(true);
  expect((body as GatewayErrorBody).error.code).toBe(code);
}

describe("createCardDocuments()", () => {
  it("serves the card with everything that caches need", async () => {
    const { http } = createApp();
    const response = await http.get(PATH).expect(200);
    expect(response.headers).toMatchObject({
      "content-type": "application/json",
      etag: expect.stringMatching(/^"[\w-]{43}"$/),
      "cache-control": "public, max-age=60",
      "last-modified": "Sun, 01 Feb 2026 08:30:00 GMT",
      vary: "A2A-Version, Authorization, X-Agent-API-Key",
      "access-control-allow-origin": "*",
      "x-content-type-options": "nosniff",
    });
    expect(VALIDATORS.AgentCard(response.body)).toBe(true);
    expect(response.body.signatures).toHaveLength(1);
  });

  it("serves it under the well-known path too, by the agent's id, with and without a slash", async () => {
    const { http } = createApp();
    const { text } = await http.get(PATH);
    for (const path of [`${PATH}/`, "/.well-known/agent-card.json?id=weather"])
      expect((await http.get(path).expect(200)).text).toBe(text);
  });

  it("answers 304 to who has it, until it changes", async () => {
    const { http, agents } = createApp();
    const { etag } = (await http.get(PATH)).headers as { etag: string };
    const again = await http.get(PATH).set("If-None-Match", etag).expect(304);
    expect(again.headers).toMatchObject({ etag, vary: expect.stringContaining("A2A-Version") });
    await http.get(PATH).set("If-Modified-Since", "Sun, 01 Feb 2026 08:30:00 GMT").expect(304);
    await http.get(PATH).set("If-Modified-Since", "Sun, 01 Feb 2026 08:29:59 GMT").expect(200);
    await agents.update(agentRecord({ name: "Other" }));
    await http.get(PATH).set("If-None-Match", etag).expect(200);
  });

  it("answers HEAD without a body, OPTIONS for browsers, and 405 for anything else", async () => {
    const { http } = createApp();
    const head = await http.head(PATH).expect(200);
    expect(head.text).toBeUndefined();
    const options = await http.options(PATH).expect(204);
    expect(options.headers["access-control-allow-headers"]).toBe("Authorization, *");
    const { body, headers } = await http.post(PATH).expect(405);
    expectRefusal(body, "method_not_allowed");
    expect(headers.allow).toBe("GET, HEAD, OPTIONS");
  });

  it("serves the 1.0 card for 1.0 and for no version, by header or by query", async () => {
    const { http } = createApp();
    const { text } = await http.get(PATH);
    expect((await http.get(PATH).set("A2A-Version", "1.0")).text).toBe(text);
    expect((await http.get(PATH).set("A2A-Version", "")).text).toBe(text);
    expect((await http.get(`${PATH}?A2A-Version=1.0`)).text).toBe(text);
    expect((await http.get(`${PATH}?a2a-version=1.0`).set("A2A-Version", "1.0")).text).toBe(text);
  });

  it("serves the 0.3 card for 0.3, with signatures of its own", async () => {
    const { http } = createApp();
    for (const response of [
      await http.get(PATH).set("A2A-Version", "0.3"),
      await http.get(`${PATH}?A2A-Version=0.3`),
      await http.get("/.well-known/agent-card.json?id=weather&A2A-Version=0.3"),
      await http.get("/weather/.well-known/agent.json"),
      await http.get("/weather/.well-known/agent.json").set("A2A-Version", "1.0"),
    ]) {
      expect(response.status).toBe(200);
      expect(VALIDATORS_03.AgentCard(response.body)).toBe(true);
      expect(response.body).toMatchObject({ protocolVersion: "0.3.0", name: "Weather" });
      expect(response.body.signatures).toEqual([{ protected: "q", signature: "t" }]);
    }
  });

  it.each([
    ["0.2 by header", PATH, "0.2"],
    ["0.2 by query", `${PATH}?A2A-Version=0.2`, ""],
    ["1.0.0", PATH, "1.0.0"],
    ["two that disagree", `${PATH}?A2A-Version=0.3`, "1.0"],
    ["0.2 at the old path", "/weather/.well-known/agent.json", "0.2"],
  ])("refuses %s, naming both versions", async (_what, path, header) => {
    const { http } = createApp();
    const { body, headers } = await http.get(path).set("A2A-Version", header).expect(400);
    expectRefusal(body, "unsupported_version");
    expect(body.error.message).toBe("Unsupported A2A-Version: cards are served in 1.0 and 0.3");
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("redacts the card of a private agent, for all but its owner", async () => {
    const { http } = createApp();
    const path = "/hidden/.well-known/agent-card.json";
    const anyone = await http.get(path).expect(200);
    expect(anyone.body.skills).toEqual([]);
    expect(anyone.headers["cache-control"]).toBe("public, max-age=60");
    const other = await http.get(path).set("Authorization", "Bearer other").expect(200);
    expect(other.text).toBe(anyone.text);
    const owner = await http.get(path).set(OWNER).expect(200);
    expect(owner.body.skills).toHaveLength(1);
    expect(owner.headers["cache-control"]).toBe("private, max-age=60");
    expect(owner.headers.etag).not.toBe(anyone.headers.etag);
    // The gateway may be set up otherwise since the agent last changed.
    expect(owner.headers["last-modified"]).toBe("Thu, 15 Jan 2026 00:00:00 GMT");
  });

  it.each([
    "/missing/.well-known/agent-card.json",
    "/missing/.well-known/agent.json",
    "/.well-known/agent-card.json?id=missing",
    "/.well-known/agent-card.json?id=",
    "/.well-known/agent-card.json",
    "/__proto__/.well-known/agent-card.json",
    "/%00/.well-known/agent-card.json",
  ])("finds no agent at %s", async (path) => {
    const { http } = createApp();
    const { body, headers } = await http.get(path).expect(404);
    expectRefusal(body, "agent_not_found");
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "access-control-allow-origin": "*",
    });
  });

  it("answers 503 when the store fails, with the cause in the log only", async () => {
    const { http, agents, logger } = createApp();
    agents.get = () => Promise.reject(new Error("locked"));
    const { body, text } = await http.get(PATH).expect(503);
    expectRefusal(body, "unavailable");
    expect(text).not.toContain("locked");
    expect(logger.messages).toEqual(["internal error"]);
  });
});
