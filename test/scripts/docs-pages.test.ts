import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { writeSite } from "../../scripts/codegen/docs/static-site";
import { emitDocsPages } from "../../scripts/codegen/emit-docs-pages";
import { loadContract } from "../../scripts/contract/contract";
import { loadProduct, type Product, PRODUCTS } from "../../scripts/contract/product";
import { lintProduct } from "../../scripts/lint/product-rules";
import { makeDataDir } from "../support/beacon";
import { attribute, parsePage, textOf } from "../support/docs-page";

const ROOT = path.resolve(__dirname, "../..");

/** A copy of what the pages are made of, to be edited. */
function copyContracts(): string {
  const copy = makeDataDir();
  for (const part of ["openrpc.json", "schemas", "docs/CONFORMANCE.md", "generated"])
    cpSync(path.join(ROOT, part), path.join(copy, part), { recursive: true });
  return copy;
}

function edit(root: string, file: string, change: (text: string) => string): void {
  const name = path.join(root, file);
  const text = readFileSync(name, "utf8");
  const changed = change(text);
  if (changed === text) throw new Error(`${file}: the edit changes nothing`);
  writeFileSync(name, changed);
}

function editJson(root: string, file: string, change: (document: any) => void): void {
  edit(root, file, (text) => {
    const document: unknown = JSON.parse(text);
    change(document);
    return JSON.stringify(document);
  });
}

const HOSTILE = `</script><img src=x onerror="alert(1)"> & '<!--origin-->`;

describe("the pages follow from the contract", () => {
  const EDITS: [string, (root: string) => void, string, (typeof PRODUCTS)[number][]][] = [
    [
      "the summary of a method",
      (root) => editJson(root, "openrpc.json", (d) => (d.methods[0].summary = "Said anew.")),
      "Said anew.",
      ["beacon", "gateway"],
    ],
    [
      "why the Beacon does what it does",
      (root) => editJson(root, "openrpc.json", (d) => (d.methods[4]["x-beacon"].why = "So be it.")),
      "So be it.",
      ["beacon"],
    ],
    [
      "an example",
      (root) =>
        editJson(root, "openrpc.json", (d) => (d.methods[2].examples[0].name = "remembered")),
      "GetTask.remembered",
      ["beacon"],
    ],
    [
      "an error",
      (root) =>
        editJson(root, "openrpc.json", (d) => (d.components.errors.ParseError.code = -32799)),
      "-32799",
      ["beacon", "gateway"],
    ],
    [
      "a field of a schema",
      (root) =>
        editJson(root, "schemas/a2a/Task.schema.json", (d) => {
          d.properties.colour = { type: "string", description: "What it looks like." };
        }),
      "Task.colour",
      ["beacon", "gateway"],
    ],
    [
      "the native message",
      (root) =>
        editJson(root, "schemas/beacon/message.schema.json", (d) => {
          d.properties.mood = { type: "string", description: "How it was meant." };
        }),
      "How it was meant.",
      ["beacon"],
    ],
    [
      "what a product says of itself",
      (root) => editJson(root, "schemas/gateway/product.json", (d) => d.isNot.push("Not a toy.")),
      "Not a toy.",
      ["gateway"],
    ],
    [
      "a method of 0.3",
      (root) =>
        editJson(
          root,
          "schemas/a2a-0.3/openrpc.json",
          (d) => (d.methods[0].summary = "As of old."),
        ),
      "As of old.",
      ["gateway"],
    ],
    [
      "an operation of a REST surface",
      (root) =>
        edit(root, "schemas/gateway/webhooks.openapi.json", (text) =>
          text.replace(/"summary": "[^"]*"/, '"summary": "Another way."'),
        ),
      "Another way.",
      ["gateway"],
    ],
    [
      "a row of the conformance table",
      (root) =>
        edit(root, "docs/CONFORMANCE.md", (text) => text.replace("A2A §3.2.2", "A2A §99.9")),
      "A2A §99.9",
      ["beacon"],
    ],
  ];

  it.each(EDITS)("%s", (_what, change, shown, products) => {
    const root = copyContracts();
    const before = emitDocsPages(root);
    change(root);
    const after = emitDocsPages(root);
    const changed = PRODUCTS.filter(
      (name) => after[`docs-${name}.ts`] !== before[`docs-${name}.ts`],
    );
    expect(changed).toEqual(products);
    for (const name of products) {
      expect(before[`docs-${name}.ts`]).not.toContain(shown);
      expect(after[`docs-${name}.ts`]).toContain(shown);
    }
  });

  it("what a contract says is text, whatever it says", () => {
    const root = copyContracts();
    editJson(root, "openrpc.json", (d) => {
      const [method] = d.methods;
      method.summary = HOSTILE;
      method.examples[0].summary = HOSTILE;
      method.examples[0].params[0].value.parts[0].text = HOSTILE;
      d["x-errors"].ParseError.description = HOSTILE;
      d.components.errors.ParseError.message = HOSTILE;
    });
    editJson(root, "schemas/a2a/Task.schema.json", (d) => (d.properties.id.description = HOSTILE));
    editJson(root, "schemas/beacon/product.json", (d) => (d.isNot[0] = HOSTILE));
    edit(root, "docs/CONFORMANCE.md", (text) => text.replace("| A2A §3.2.2", `| ${HOSTILE}`));
    const out = makeDataDir();
    writeSite(root, out);
    const { elements, faults } = parsePage(readFileSync(`${out}/beacon/index.html`, "utf8"));
    expect(faults).toEqual([]);
    expect(elements.filter(({ tagName }) => tagName === "img")).toEqual([]);
    expect(elements.filter(({ tagName }) => tagName === "script")).toHaveLength(1);
    expect(textOf(elements[0]!).split(HOSTILE).length).toBeGreaterThan(8);
  });
});

describe("the static site", () => {
  const out = makeDataDir();
  const files = writeSite(ROOT, out);

  it("has both pages, and the documents that they lead to", () => {
    expect(files).toEqual(expect.arrayContaining(["index.html", "beacon/index.html"]));
    expect(files.filter((file) => !existsSync(path.join(out, file)))).toEqual([]);
  });

  it.each(files.filter((file) => file.endsWith(".html")))("%s leads to files alone", (file) => {
    const { elements, faults } = parsePage(readFileSync(path.join(out, file), "utf8"));
    expect(faults).toEqual([]);
    const targets = elements.flatMap((element) => attribute(element, "href") ?? []);
    const own = targets.filter((target) => !/^(#|https:)/.test(target));
    expect(own.length).toBeGreaterThan(1);
    const folder = path.dirname(path.join(out, file));
    expect(own.filter((target) => !existsSync(path.join(folder, target)))).toEqual([]);
    const ids = elements.flatMap((element) => attribute(element, "id") ?? []);
    const inner = targets.filter((target) => target.startsWith("#"));
    expect(inner.filter((target) => !ids.includes(target.slice(1)))).toEqual([]);
  });

  it.each(PRODUCTS)("asks which server is meant, on the page of the %s", (name) => {
    const text = readFileSync(`${out}/${name}/index.html`, "utf8");
    const { elements } = parsePage(text);
    const server = elements.find((element) => attribute(element, "id") === "try-server")!;
    expect(attribute(server, "value")).toBe(loadProduct(ROOT, name).origin);
    expect(text).toContain("connect-src http: https:");
  });
});

describe("lintProduct()", () => {
  it.each(PRODUCTS)("finds nothing in what the %s says as it is", (name) => {
    expect(lintProduct(loadProduct(ROOT, name), loadContract(ROOT))).toEqual([]);
  });

  it.each<[string, (product: Product) => void, string]>([
    ["an unknown schema", (p) => (p.refusals = "Nothing"), "no schema has the title Nothing"],
    [
      "a place that is taken",
      (p) => (p.documents[1]!.path = "/openrpc.json"),
      "two documents are at /openrpc.json",
    ],
    ["what is no sentence", (p) => p.is.push("a word"), "this must be sentences: a word"],
  ])("finds %s", (_what, change, fault) => {
    const product = loadProduct(ROOT, "beacon");
    change(product);
    expect(lintProduct(product, loadContract(ROOT))).toEqual([fault]);
  });
});
