import path from "node:path";
import { compareOpenRpc } from "../../../scripts/contract-diff/compare-openrpc";
import { CONTRACT_DOCUMENTS } from "../../../scripts/contract-diff/contract-documents";
import { atPointer } from "../../../scripts/contract-diff/json";
import { loadContract } from "../../../scripts/contract/contract";
import { mutationRow as row } from "../../support/contract-mutations";
import { BREAKING, HARMLESS } from "../../support/openrpc-mutations";

const ROOT = path.resolve(__dirname, "../../..");

const MAIN: any = JSON.parse(JSON.stringify(loadContract(ROOT).document));

function changed(change: (document: any) => void, before = MAIN) {
  const after = structuredClone(before);
  change(after);
  return { after, findings: compareOpenRpc(before, after) };
}

describe("compareOpenRpc()", () => {
  it.each(CONTRACT_DOCUMENTS)("finds nothing in $name compared with itself", (document) => {
    const now = document.load(ROOT);
    expect(document.compare(now, structuredClone(now))).toEqual([]);
  });

  it.each(BREAKING)("finds what breaks callers: $name", ({ change, name: _name, ...expected }) => {
    const { after, findings } = changed(change);
    expect(findings).toContainEqual(expect.objectContaining({ ...expected, breaking: true }));
    for (const finding of findings) {
      expect(finding.words).not.toBe("");
      const version = finding.in === "before" ? MAIN : after;
      expect(atPointer(version, finding.pointer)).toBeDefined();
    }
  });

  it.each(HARMLESS)("lists what harms nobody: $name", ({ change, name: _name, ...expected }) => {
    const { findings } = changed(change);
    expect(findings).toContainEqual(expect.objectContaining({ ...expected, breaking: false }));
    expect(findings.filter(({ breaking }) => breaking)).toEqual([]);
  });

  it("judges one schema by both ways that its values go", () => {
    const { findings } = changed((d) => d.components.schemas.Role.enum.push("ROLE_TOOL"));
    expect(findings.map(({ direction, breaking }) => [direction, breaking])).toEqual([
      ["sent", false],
      ["received", true],
    ]);
  });

  it("names every method through which a client meets a finding", () => {
    const { findings } = changed(
      (d) => delete d.components.schemas.TaskStatus.properties.timestamp,
    );
    expect(findings).toHaveLength(1);
    expect(findings[0]!.affects).toEqual([
      "SendMessage",
      "SendStreamingMessage",
      "GetTask",
      "ListTasks",
      "CancelTask",
      "SubscribeToTask",
    ]);
  });

  it("takes another name of a schema for no change of what it allows", () => {
    const { after } = changed((d) => {
      d.components.schemas.State = d.components.schemas.TaskState;
      delete d.components.schemas.TaskState;
    });
    const renamed = JSON.parse(
      JSON.stringify(after).replaceAll(
        "#/components/schemas/TaskState",
        "#/components/schemas/State",
      ),
    );
    expect(compareOpenRpc(MAIN, renamed)).toEqual([]);
  });

  it("follows schemas that refer to themselves, also where the circle is cut", () => {
    const tree = { type: "object", properties: { next: { $ref: "#/components/schemas/Tree" } } };
    const before = structuredClone(MAIN);
    before.components.schemas.Tree = tree;
    before.methods[2].result.schema = { $ref: "#/components/schemas/Tree" };
    expect(changed(() => undefined, before).findings).toEqual([]);
    const { findings } = changed((d) => {
      d.components.schemas.Tree.properties.next = { type: "object", properties: {} };
    }, before);
    expect(findings).toEqual([
      expect.objectContaining({
        kind: "field-removed",
        pointer: "/components/schemas/Tree/properties/next",
        breaking: true,
      }),
    ]);
  });

  it("reports a schema of references in a circle as one that cannot be judged", () => {
    const { findings } = changed((d) => {
      d.components.schemas.TaskState = { $ref: "#/components/schemas/TaskState" };
    });
    expect(findings).toContainEqual(
      expect.objectContaining({ kind: "schema-unjudged", breaking: true }),
    );
  });
});

const A2A_0_3 = CONTRACT_DOCUMENTS.find(({ name }) => name.startsWith("a2a-0.3"))!.load(
  ROOT,
) as any;

describe("compareOpenRpc() of tagged unions", () => {
  it.each([
    row("a branch is gone", (d) => d.components.schemas.Part.oneOf.pop(), [
      "alternative-removed",
      "/components/schemas/Part/oneOf/2",
      "sent",
    ]),
    row(
      "a branch is new",
      (d) => d.components.schemas.Part.oneOf.push({ $ref: "#/components/schemas/Task" }),
      ["alternative-added", "/components/schemas/Part/oneOf/3", "received"],
    ),
    row(
      "a branch says it otherwise",
      (d) => (d.components.schemas.TextPart.properties.kind.const = "words"),
      ["values-narrower", "/components/schemas/TextPart/properties/kind", "sent"],
    ),
    row(
      "the tag is another",
      (d) => (d.components.schemas.Part.discriminator.propertyName = "type"),
      ["alternative-unjudged", "/components/schemas/Part", "sent"],
    ),
    row("a method stands for another one", (d) => (d.methods[2]["x-1.0"] = "CancelTask"), [
      "method-changed",
      "/methods/2/x-1.0",
    ]),
  ])("finds what breaks callers: $name", ({ change, name: _name, ...expected }) => {
    const { findings } = changed(change, A2A_0_3);
    expect(findings).toContainEqual(expect.objectContaining({ ...expected, breaking: true }));
  });

  it("takes branches in another order for no change", () => {
    const { findings } = changed((d) => d.components.schemas.Part.oneOf.reverse(), A2A_0_3);
    expect(findings).toEqual([]);
  });

  it("takes any difference for breaking where a value may be of two branches", () => {
    const before = structuredClone(A2A_0_3);
    before.components.schemas.Role = { oneOf: [{ maxLength: 3 }, { pattern: "^a" }] };
    const { findings } = changed((d) => (d.components.schemas.Role.oneOf[0].maxLength = 4), before);
    expect(findings.map(({ direction, breaking }) => [direction, breaking])).toEqual([
      ["sent", true],
      ["received", true],
    ]);
  });
});
