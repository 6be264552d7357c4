import { setTimeout as sleep } from "node:timers/promises";
import { openGatewayDatabase } from "../../../../src/adapters/sqlite/gateway/database";
import {
  createGatewayStores,
  type GatewayStores,
} from "../../../../src/adapters/sqlite/gateway/gateway-stores";
import { StoreUnavailableError } from "../../../../src/ports/store-unavailable-error";
import type { AppendableEvent, AppendOutcome } from "../../../../src/ports/task-store";

// A process of its own that writes to a gateway database and prints a line for each thing that it was
// told is stored: `writer-process.ts FOLDER append|claim NAME COUNT`.

const AT = "2026-01-01T00:00:01.000Z";
const LEASED_UNTIL = "2026-01-01T00:00:10.000Z";

/** Tries again while another process is in the way. */
async function persist<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (reason) {
      if (!(reason instanceof StoreUnavailableError)) throw reason;
      await sleep(Math.random() * 20);
    }
  }
}

async function append({ tasks }: GatewayStores, name: string, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const artifact = { artifactId: name, parts: [{ text: String(index) }] };
    const event: AppendableEvent = {
      artifactUpdate: { taskId: "task-1", contextId: "context-1", artifact },
    };
    const publicationId = `${name} ${index}`;
    const request = { taskId: "task-1", at: AT, events: [event], publicationId };
    const outcome: AppendOutcome = await persist(() => tasks.append(request));
    if (outcome.kind !== "appended") throw new Error(outcome.kind);
    process.stdout.write(`${outcome.row.lastSequence} ${publicationId}\n`);
  }
}

async function claim({ deliveries }: GatewayStores, count: number): Promise<void> {
  for (;;) {
    const options = { limit: count, now: AT, leasedUntil: LEASED_UNTIL };
    const claimed = await persist(() => deliveries.claim("echo", options));
    if (claimed.length === 0) return;
    for (const { id, leaseId } of claimed) process.stdout.write(`${id} ${leaseId}\n`);
  }
}

async function main(): Promise<void> {
  const [folder = "", verb, name = "", count] = process.argv.slice(2);
  const stores = createGatewayStores(openGatewayDatabase(folder, { create: false }));
  await (verb === "append" ? append(stores, name, Number(count)) : claim(stores, Number(count)));
}

void main();
