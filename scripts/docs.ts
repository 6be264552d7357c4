import path from "node:path";
import { parseArgs } from "node:util";
import { writeSite } from "./codegen/docs/static-site";
import { writeContractFiles } from "./contract-diff/write-contract-files";

const ROOT = path.resolve(__dirname, "..");

const { values } = parseArgs({
  options: { out: { type: "string", default: "site" }, help: { type: "boolean", short: "h" } },
});
if (values.help) {
  console.log("npm run docs [-- --out folder]: writes the pages of the contract as files [site]");
  process.exit();
}
const out = path.resolve(values.out);
const files = writeSite(ROOT, out);
writeContractFiles(out).then(
  () => {
    console.log(
      `${out}: ${files.length} files, begin with index.html; METHODS.md and contract-changelog.json beside them`,
    );
  },
  (reason: unknown) => {
    console.error(reason);
    process.exitCode = 1;
  },
);
