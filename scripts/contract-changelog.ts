import path from "node:path";
import { runScript } from "./contract-diff/command-line";
import { contractChanges } from "./contract-diff/contract-changelog";
import {
  type ContractVersion,
  currentContract,
  loadRelease,
  releasedVersions,
} from "./contract-diff/releases";

const ROOT = path.resolve(__dirname, "..");

const HELP = `npm run --silent contract:changelog -- [from] [to]

Prints as JSON what changed in the contract between two versions, each finding with its place, its
direction, whether it breaks a client, and words. Versions are those in schemas/released; current is the
contract as it stands here. Without arguments: from the last release to current.`;

function versionNamed(name: string | undefined): ContractVersion {
  return name === undefined || name === "current" ? currentContract(ROOT) : loadRelease(ROOT, name);
}

void runScript({
  help: HELP,
  maxArguments: 2,
  run: async ([from, to]) => {
    const start = from ?? releasedVersions(ROOT).at(-1);
    if (start === undefined) throw new Error("nothing is released: run npm run release:contract");
    const changes = contractChanges(versionNamed(start), versionNamed(to));
    console.log(JSON.stringify(changes, undefined, 2));
  },
});
