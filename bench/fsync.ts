import { closeSync, fsyncSync, openSync, rmSync, writeSync } from "node:fs";
import path from "node:path";
import { median } from "./median";

const SAMPLES = 100;
const BYTES = 4096;

/** How long the disk under a folder takes to write a page for good, in microseconds: the median. */
export function fsyncMicroseconds(folder: string): number {
  const file = path.join(folder, "fsync");
  const descriptor = openSync(file, "w");
  const page = Buffer.alloc(BYTES, 1);
  const times = Array.from({ length: SAMPLES }, () => {
    const start = performance.now();
    writeSync(descriptor, page);
    fsyncSync(descriptor);
    return (performance.now() - start) * 1000;
  });
  closeSync(descriptor);
  rmSync(file);
  return median(times);
}
