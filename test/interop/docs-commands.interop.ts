import { PRODUCTS } from "../../scripts/contract/product";
import { type DocsServer, startDocsBeacon, startDocsGateway } from "../support/docs-examples";
import { runCurl } from "../support/shell-curl";

const START = { beacon: startDocsBeacon, gateway: startDocsGateway };

describe.each(PRODUCTS)("the commands on the page of the %s", (name) => {
  let server: DocsServer;
  beforeAll(async () => {
    server = await START[name]();
  });
  afterAll(() => server.stop());

  it("do with a shell and curl what the page says", async () => {
    const wrong: string[] = [];
    for (const example of server.examples) {
      const answer = await server.replay(example, runCurl);
      if (outcomeOf(answer) !== outcomeOf(example.answer))
        wrong.push(`${example.id}: ${JSON.stringify(answer)}`);
    }
    expect(server.examples.length).toBeGreaterThan(30);
    expect(wrong).toEqual([]);
  });
});

/** The code of an error, and otherwise the names of the members of a result. */
function outcomeOf(answer: unknown): string {
  const { error, result } = answer as { error?: { code: number }; result?: object | null };
  if (error) return String(error.code);
  return Object.keys(result ?? (answer as object)).join();
}
