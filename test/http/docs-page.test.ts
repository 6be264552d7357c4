import { createHash } from "node:crypto";
import { METHOD_NAMES, METHODS } from "../../generated/methods";
import { ALIASES } from "../../generated/a2a-0.3/methods";
import { PRODUCTS } from "../../scripts/contract/product";
import { startBeacon } from "../support/beacon";
import { attribute, type Element, type ParsedPage, parsePage, textOf } from "../support/docs-page";
import { startGateway } from "../support/gateway";

/** The larger of the two pages stays below this, in bytes. */
const MAX_BYTES = 400_000;

const START = { beacon: () => startBeacon(), gateway: () => startGateway() };

describe.each(PRODUCTS)("GET /docs of the %s", (name) => {
  let server: { publicUrl: string; stop(): Promise<void> };
  let response: Response;
  let text: string;
  let page: ParsedPage;
  beforeAll(async () => {
    server = await START[name]();
    response = await fetch(`${server.publicUrl}/docs`);
    text = await response.text();
    page = parsePage(text);
  });
  afterAll(() => server.stop());

  const all = (tag: string) => page.elements.filter(({ tagName }) => tagName === tag);
  const targets = () => all("a").map((link) => attribute(link, "href")!);

  it("may run its own script, have its own style and call its own server, and nothing else", () => {
    expect(response.headers.get("Content-Security-Policy")?.split("; ")).toEqual([
      "default-src 'none'",
      `style-src 'sha256-${hashOf(all("style"))}'`,
      `script-src 'sha256-${hashOf(all("script"))}'`,
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]);
    expect(response.headers.get("Referrer-Policy")).toBe("no-referrer");
  });

  it("is well-formed, and of a reasonable size", () => {
    expect(page.faults).toEqual([]);
    expect(Buffer.byteLength(text)).toBeLessThan(MAX_BYTES);
    expect(all("main")).toHaveLength(1);
    expect(all("h1")).toHaveLength(1);
    expect(text).not.toContain("<!--");
  });

  it("has no element and no attribute that loads, runs or sends anything", () => {
    const tags = new Set(page.elements.map(({ tagName }) => tagName));
    for (const tag of ["img", "link", "iframe", "object", "embed", "base", "svg", "video", "audio"])
      expect(tags).not.toContain(tag);
    const loading = /^(on\w+|style|src|srcset|action|formaction|background|ping)$/;
    const found = page.elements.flatMap(({ tagName, attrs }) =>
      attrs.filter((one) => loading.test(one.name)).map((one) => `${tagName} ${one.name}`),
    );
    expect(found).toEqual([]);
    expect(all("style").map(textOf).join()).not.toMatch(/@import|url\(/);
  });

  it("has an id for each link to itself, and each id once", () => {
    const ids = page.elements.flatMap((element) => attribute(element, "id") ?? []);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const inner = targets().filter((target) => target.startsWith("#"));
    expect(inner.length).toBeGreaterThan(200);
    expect(inner.filter((target) => !ids.includes(target.slice(1)))).toEqual([]);
  });

  it("leads to itself, to documents that are served, and by https to what others wrote", async () => {
    const outer = [...new Set(targets().filter((target) => !target.startsWith("#")))];
    const own = outer.filter((target) => !target.startsWith("https://"));
    expect(own).toContain("/openrpc.json");
    for (const path of own) {
      const { status, headers } = await fetch(server.publicUrl + path);
      expect([path, status]).toEqual([path, 200]);
      expect(headers.get("Content-Type")).toBe("application/json");
    }
  });

  it("names this server in its commands", () => {
    const commands = all("pre")
      .map(textOf)
      .filter((command) => command.startsWith("curl "));
    expect(commands.length).toBeGreaterThan(30);
    expect(commands.filter((command) => !command.includes(server.publicUrl))).toEqual([]);
  });

  it("shows what is served here as served, and what is refused as refused", () => {
    const rows = rowsOf(page, "Methods");
    expect(Object.keys(rows)).toEqual(METHOD_NAMES);
    for (const method of METHOD_NAMES) {
      const { policy, error } = METHODS[method].beacon;
      if (name === "beacon") {
        expect(rows[method]).toContain(policy);
        if (error !== undefined) expect(rows[method]).toContain(error);
      } else expect(rows[method]).toMatch(/^(served|served where GATEWAY_SECRET_KEY is set)\|/);
    }
  });

  it("says nothing of what the other product serves", () => {
    const ids = page.elements.flatMap((element) => attribute(element, "id") ?? []);
    const others = {
      beacon: [...Object.keys(ALIASES), "UnauthenticatedError", "GatewayErrorBody", "try-key"],
      gateway: ["BeaconMessage", "BeaconReceipt", "BeaconErrorBody", "native", "formats"],
    };
    expect(ids.filter((id) => others[name].includes(id))).toEqual([]);
    const own = others[name === "beacon" ? "gateway" : "beacon"];
    expect(own.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it("has a name for each control, and each table and its columns", () => {
    const labels = new Set(all("label").map((label) => attribute(label, "for")));
    const controls = ["input", "select", "textarea"].flatMap((tag) => all(tag));
    expect(controls.filter((one) => !labels.has(attribute(one, "id")))).toEqual([]);
    expect(all("th").filter((cell) => attribute(cell, "scope") !== "col")).toEqual([]);
    const regions = all("div").flatMap((element) => attribute(element, "aria-label") ?? []);
    expect(regions).toHaveLength(all("table").length);
    expect(new Set(regions).size).toBe(regions.length);
  });
});

/** The hash of the one element of its kind, as a browser reads it. */
function hashOf([element, ...others]: Element[]): string {
  expect(others).toEqual([]);
  return createHash("sha256").update(textOf(element!)).digest("base64");
}

/** The rows of a table by their first cells, each with what the third cell and those behind it say. */
function rowsOf({ elements }: ParsedPage, label: string): Record<string, string> {
  const region = elements.find((element) => attribute(element, "aria-label") === label)!;
  const rows = childrenOf(region, "tr").map((row) => childrenOf(row, "td").map(textOf));
  return Object.fromEntries(
    rows.filter(({ length }) => length > 0).map(([first, , ...rest]) => [first!, rest.join("|")]),
  );
}

function childrenOf(element: Element, tag: string): Element[] {
  return element.childNodes.flatMap((child) =>
    "tagName" in child
      ? [...(child.tagName === tag ? [child] : []), ...childrenOf(child, tag)]
      : [],
  );
}
