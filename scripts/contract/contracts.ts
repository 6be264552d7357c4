/** A contract: an OpenRPC document, the schemas it is made of, and what is derived from it. */
export interface ContractSource {
  /** Its name, which a failure message shows. */
  name: string;
  /** The document, from the root of the repository. */
  document: string;
  /** The folders of `schemas/` that are its own: each of their schemas must be used. */
  schemas: readonly string[];
  /** Folders of `schemas/` that it may refer into besides: what it does not reach is left out. */
  borrowed: readonly string[];
  /** The folder to write, in `generated/`. */
  output: string;
  /** Whether callers may send ProtoJSON: proto spellings of names, enum values by number. */
  protoJson: boolean;
  /** What the names of its methods look like, and how that is called. */
  methodNames: { pattern: RegExp; called: string };
  /** What names a section of the specification in the description of a method, if it has one. */
  clause?: string;
}

/** The contract of A2A 1.0. The errors of all contracts are declared in it, and nowhere else. */
export const MAIN: ContractSource = {
  name: "openrpc.json",
  document: "openrpc.json",
  schemas: ["a2a", "google-rpc", "beacon", "gateway"],
  borrowed: [],
  output: ".",
  protoJson: true,
  methodNames: { pattern: /^([A-Z][a-z0-9]+)+$/, called: "PascalCase" },
  clause: "A2A §",
};

/** The data model of A2A 0.3, as the Gateway speaks it. */
const A2A_0_3: ContractSource = {
  name: "a2a-0.3",
  document: "schemas/a2a-0.3/openrpc.json",
  schemas: ["a2a-0.3"],
  borrowed: [],
  output: "a2a-0.3",
  protoJson: false,
  methodNames: { pattern: /^[a-z]+(\/[a-z][A-Za-z]*)+$/, called: "paths such as tasks/get" },
  clause: "A2A 0.3 §",
};

/** The agent's side of the Gateway. */
const AGENT_LINK: ContractSource = {
  name: "agent-link",
  document: "schemas/agent-link/openrpc.json",
  schemas: ["agent-link"],
  borrowed: ["a2a"],
  output: "agent-link",
  protoJson: false,
  methodNames: MAIN.methodNames,
};

/** Every contract, the main one first. */
export const CONTRACTS: readonly ContractSource[] = [MAIN, A2A_0_3, AGENT_LINK];
