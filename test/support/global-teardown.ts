import { rmSync } from "node:fs";
import { DATA_ROOT_VARIABLE } from "./data-root";

/** Removes the data of the test run. */
export default function globalTeardown(): void {
  const root = process.env[DATA_ROOT_VARIABLE];
  if (root !== undefined) rmSync(root, { recursive: true, force: true });
}
