import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contractChanges } from "../../../scripts/contract-diff/contract-changelog";
import { CONTRACT_DOCUMENTS } from "../../../scripts/contract-diff/contract-documents";
import { judgeVersions } from "../../../scripts/contract-diff/judge-versions";
import { releaseContract } from "../../../scripts/contract-diff/release-contract";
import {
  currentContract,
  lastRelease,
  loadRelease,
  releasedVersions,
} from "../../../scripts/contract-diff/releases";
import {
  contractHistory,
  writeContractFiles,
} from "../../../scripts/contract-diff/write-contract-files";
import { makeDataDir } from "../../support/beacon";

const ROOT = path.resolve(__dirname, "../../..");

/** A copy of the contract that is one with its last release, of which all versions are 1.2.3. */
function releasedCopy(): string {
  const root = makeDataDir();
  cpSync(path.join(ROOT, "openrpc.json"), path.join(root, "openrpc.json"));
  cpSync(path.join(ROOT, "schemas"), path.join(root, "schemas"), { recursive: true });
  rmSync(path.join(root, "schemas/released"), { recursive: true });
  for (const { source } of CONTRACT_DOCUMENTS) setVersion(root, "1.2.3", source);
  releaseContract(root);
  return root;
}

function edit(root: string, file: string, change: (document: any) => void): void {
  const place = path.join(root, file);
  const document = JSON.parse(readFileSync(place, "utf8"));
  change(document);
  writeFileSync(place, JSON.stringify(document));
}

function setVersion(root: string, version: string, file = "openrpc.json"): void {
  edit(root, file, (document) => (document.info.version = version));
}

function judge(root: string) {
  return judgeVersions(lastRelease(root)!, currentContract(root));
}

const breakIt = (document: any) => document.methods.pop();
const addToIt = (document: any) => (document.methods[0].result.deprecated = false);

describe("judgeVersions()", () => {
  it("finds no fault in the contract of this repository", () => {
    expect(judgeVersions(lastRelease(ROOT)!, currentContract(ROOT)).faults).toEqual([]);
  });

  it("says of each document that it is as released", () => {
    const { faults, notes } = judge(releasedCopy());
    expect(faults).toEqual([]);
    expect(notes).toEqual(
      CONTRACT_DOCUMENTS.map(({ source }) => `${source}: as released in 1.2.3`),
    );
  });

  it("names what breaks, its place and what to do, until the version announces it", () => {
    const root = releasedCopy();
    edit(root, "openrpc.json", breakIt);
    expect(judge(root).faults).toEqual([
      "openrpc.json: released#/methods/10: GetExtendedAgentCard: there is no such method any more (GetExtendedAgentCard)",
      "openrpc.json: callers of the released version break since 1.2.3: take it back, or set info.version to 2.0.0 (it is 1.2.3)",
    ]);
    setVersion(root, "1.3.0");
    expect(judge(root).faults).toHaveLength(2);
    setVersion(root, "2.0.0");
    expect(judge(root)).toMatchObject({
      faults: [],
      notes: expect.arrayContaining([
        "openrpc.json: callers of the released version break since 1.2.3: 2.0.0 announces it",
      ]),
    });
  });

  it("holds each document to its own version", () => {
    const root = releasedCopy();
    edit(root, "schemas/a2a-0.3/openrpc.json", breakIt);
    setVersion(root, "2.0.0");
    expect(judge(root).faults.at(-1)).toContain("schemas/a2a-0.3/openrpc.json: callers");
  });

  it("lets what breaks nobody wait for the release, and says which version it wants", () => {
    const root = releasedCopy();
    edit(
      root,
      "schemas/a2a/Task.schema.json",
      (task) => (task.properties.more = { type: "string", description: "More." }),
    );
    const { faults, notes } = judge(root);
    expect(faults).toEqual([]);
    expect(notes[0]).toBe(
      "openrpc.json: something was added, and nothing breaks since 1.2.3: release it as 1.3.0",
    );
  });

  it("refuses a version below the released one", () => {
    const root = releasedCopy();
    setVersion(root, "1.2.2");
    expect(judge(root).faults).toEqual([
      "openrpc.json: info.version is 1.2.2, and 1.2.3 is released",
    ]);
  });

  it("wants a major version for a document that is gone", () => {
    const released = lastRelease(releasedCopy())!;
    const { version, documents } = released;
    const without = new Map([...documents].filter(([name]) => !name.startsWith("invoke")));
    expect(judgeVersions(released, { version, documents: without }).faults).toEqual([
      "schemas/gateway/invoke.openapi.json: gone since 1.2.3: take it back, or set info.version of openrpc.json to 2.0.0",
    ]);
  });
});

describe("releaseContract()", () => {
  it("keeps every document in one piece, as it is published", () => {
    const root = releasedCopy();
    expect(releasedVersions(root)).toEqual(["1.2.3"]);
    expect(loadRelease(root, "1.2.3")).toEqual(currentContract(root));
  });

  it("never writes over a release", () => {
    const root = releasedCopy();
    const kept = readFileSync(path.join(root, "schemas/released/1.2.3/openrpc.json"), "utf8");
    edit(root, "openrpc.json", addToIt);
    expect(() => releaseContract(root)).toThrow(
      "1.2.3 is released, and a release is never changed: set info.version of openrpc.json to 1.2.4 or higher",
    );
    expect(readFileSync(path.join(root, "schemas/released/1.2.3/openrpc.json"), "utf8")).toBe(kept);
  });

  it("releases nothing under a version that is lower than the last one", () => {
    const root = releasedCopy();
    setVersion(root, "1.2.2");
    expect(() => releaseContract(root)).toThrow("1.2.2 is released");
    expect(existsSync(path.join(root, "schemas/released/1.2.2"))).toBe(false);
  });

  it("wants every change of every document announced", () => {
    const root = releasedCopy();
    edit(root, "schemas/agent-link/openrpc.json", (d) => (d.methods[0].summary = "Otherwise."));
    setVersion(root, "1.3.0");
    expect(() => releaseContract(root)).toThrow(
      "schemas/agent-link/openrpc.json: words or examples changed since 1.2.3: take it back, or set info.version to 1.2.4 (it is 1.2.3)",
    );
    setVersion(root, "1.2.4", "schemas/agent-link/openrpc.json");
    releaseContract(root);
    expect(releasedVersions(root)).toEqual(["1.2.3", "1.3.0"]);
  });

  it("takes versions by number, not by letter", () => {
    const root = releasedCopy();
    setVersion(root, "1.10.0");
    releaseContract(root);
    expect(lastRelease(root)!.version).toBe("1.10.0");
  });
});

describe("loadRelease()", () => {
  it("names the versions that there are", () => {
    const root = releasedCopy();
    expect(() => loadRelease(root, "9.9.9")).toThrow("9.9.9 was never released; released: 1.2.3");
  });

  it("refuses a release that was given another version", () => {
    const root = releasedCopy();
    edit(root, "schemas/released/1.2.3/openrpc.json", (d) => (d.info.version = "1.2.4"));
    expect(() => loadRelease(root, "1.2.3")).toThrow("schemas/released/1.2.3 was changed");
  });
});

describe("contractChanges()", () => {
  it("says what the push notification methods have got since 0.1.0", () => {
    const changes = contractChanges(loadRelease(ROOT, "0.1.0"), currentContract(ROOT));
    const [main] = changes.documents;
    expect(main!.document).toBe("openrpc.json");
    expect(main!.findings).toContainEqual({
      pointer: "/methods/6/params/6",
      in: "after",
      kind: "param-added",
      direction: "sent",
      breaking: false,
      words: "CreateTaskPushNotificationConfig: new param secret",
      affects: ["CreateTaskPushNotificationConfig"],
    });
    expect(changes.documents).toContainEqual(
      expect.objectContaining({ document: "webhooks.openapi.json", from: null }),
    );
  });

  it("counts findings by what they mean to a client", () => {
    const root = releasedCopy();
    edit(root, "openrpc.json", (d) => {
      breakIt(d);
      d.methods[0].summary = "Otherwise.";
    });
    const changes = contractChanges(lastRelease(root)!, currentContract(root));
    expect(changes).toMatchObject({ from: "1.2.3", to: "1.2.3", breaking: true });
    expect(changes.documents).toMatchObject([
      { document: "openrpc.json", from: "1.2.3", to: "1.2.3", breaking: 1, additive: 0, text: 1 },
    ]);
  });

  it("finds nothing between a release and itself", () => {
    const release = lastRelease(releasedCopy())!;
    expect(contractChanges(release, release).documents).toEqual([]);
  });
});

describe("contractHistory()", () => {
  it("goes from each release to the next and on to now, the newest first", () => {
    const root = releasedCopy();
    edit(root, "openrpc.json", breakIt);
    setVersion(root, "2.0.0");
    releaseContract(root);
    expect(contractHistory(root)).toMatchObject([{ from: "1.2.3", to: "2.0.0", breaking: true }]);
    setVersion(root, "2.1.0");
    expect(contractHistory(root)).toMatchObject([
      { from: "2.0.0", to: "2.1.0", breaking: false },
      { from: "1.2.3", to: "2.0.0" },
    ]);
  });
});

describe("writeContractFiles()", () => {
  it("writes the method table and the changelog into a folder that it makes", async () => {
    const folder = path.join(makeDataDir(), "site");
    await writeContractFiles(folder);
    const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
    expect(JSON.parse(read("contract-changelog.json"))).toEqual(
      JSON.parse(JSON.stringify(contractHistory(ROOT))),
    );
    expect(read("METHODS.md")).toContain("| SendMessage |");
  });

  it("writes into a folder that is there", async () => {
    const folder = path.join(makeDataDir(), "site");
    mkdirSync(folder);
    writeFileSync(path.join(folder, "index.html"), "");
    await writeContractFiles(folder);
    expect(existsSync(path.join(folder, "index.html"))).toBe(true);
  });
});
