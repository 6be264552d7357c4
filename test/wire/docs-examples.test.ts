import { type DocsServer, startDocsBeacon, startDocsGateway } from "../support/docs-examples";
import { GATEWAY_GOLDENS } from "../support/golden-gateway";
import { BEACON_MASKING, Bindings, type Masking } from "../support/golden-mask";
import { callAsCurl } from "../support/shell-curl";
import { PRODUCTS } from "../../scripts/contract/product";

const START = { beacon: startDocsBeacon, gateway: startDocsGateway };
const MASKING = { beacon: BEACON_MASKING, gateway: GATEWAY_GOLDENS.masking };

describe.each(PRODUCTS)("the examples on the page of the %s", (name) => {
  let server: DocsServer;
  beforeAll(async () => {
    server = await START[name]();
  });
  afterAll(() => server.stop());

  it("are answered as the page shows, each by the command that the page shows", async () => {
    expect(server.examples.length).toBeGreaterThan(30);
    const shown: Record<string, unknown> = {};
    const answered: Record<string, unknown> = {};
    for (const example of server.examples) {
      shown[example.id] = masked(example.answer, MASKING[name]);
      answered[example.id] = masked(await server.replay(example, callAsCurl), MASKING[name]);
    }
    expect(answered).toEqual(shown);
  });
});

/** A value without what differs from call to call; equal ids stay equal. */
function masked(value: unknown, masking: Masking): unknown {
  return JSON.parse(new Bindings(masking).mask([JSON.stringify(value)]).join(""));
}
