import path from "node:path";
import { parseArgs } from "node:util";
import { writeSite } from "./codegen/docs/static-site";

const ROOT = path.resolve(__dirname, "..");

const { values } = parseArgs({ options: { out: { type: "string", default: "site" } } });
const out = path.resolve(values.out);
const files = writeSite(ROOT, out);
console.log(`${out}: ${files.length} files, begin with index.html`);
