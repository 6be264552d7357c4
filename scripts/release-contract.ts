import path from "node:path";
import { runScript } from "./contract-diff/command-line";
import { releaseContract } from "./contract-diff/release-contract";

const HELP = `npm run release:contract

Keeps the contract as it is now in schemas/released/<version>, where <version> is info.version of
openrpc.json. Refused where that version is released already, and where a document's version does not
announce what changed in it since the last release. Run npm run check before, and commit the folder.`;

void runScript({
  help: HELP,
  maxArguments: 0,
  run: async () => {
    const files = releaseContract(path.resolve(__dirname, ".."));
    for (const file of files) console.log(`wrote ${file}`);
  },
});
