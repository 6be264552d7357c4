import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openGatewayDatabase } from "../src/adapters/sqlite/gateway/database";
import {
  createGatewayStores,
  type GatewayStores,
} from "../src/adapters/sqlite/gateway/gateway-stores";
import type { AppendableEvent, NewTask } from "../src/ports/task-store";

/**
 * Microseconds an event of the task store, commits included: each task gets 1,000 chunks, `perTurn` of
 * them in a turn of the event loop, an `append` each.
 *
 *     npx tsx bench/task-store.ts
 */
const EVENTS = 1_000;
const ROUNDS = 7;
const AT = "2026-01-01T00:00:00.000Z";

async function measure(stores: GatewayStores, tasks: number, perTurn: number, name: string) {
  const ids = Array.from({ length: tasks }, (_, task) => `${name}-${task}`);
  await Promise.all(ids.map((id) => stores.tasks.open(newTask(id))));
  const start = process.hrtime.bigint();
  const cpu = process.cpuUsage();
  for (let from = 0; from < EVENTS; from += perTurn) {
    const turn: Promise<unknown>[] = [];
    for (let index = from; index < Math.min(from + perTurn, EVENTS); index += 1)
      for (const taskId of ids)
        turn.push(stores.tasks.append({ taskId, at: AT, events: [chunk(taskId, index)] }));
    await Promise.all(turn);
  }
  const { user, system } = process.cpuUsage(cpu);
  const elapsed = Number(process.hrtime.bigint() - start) / 1_000;
  return { elapsed: elapsed / (EVENTS * tasks), cpu: (user + system) / (EVENTS * tasks) };
}

function newTask(id: string): NewTask {
  const state = "TASK_STATE_SUBMITTED";
  return {
    row: { id, agentId: "bench", principal: "p", contextId: "c", state, statusAt: AT },
    task: { id, contextId: "c", status: { state, timestamp: AT } },
    message: { messageId: id, digest: "d" },
  };
}

function chunk(taskId: string, index: number): AppendableEvent {
  const artifact = { artifactId: "reply", parts: [{ text: `chunk ${index} ${"x".repeat(60)}` }] };
  return { artifactUpdate: { taskId, contextId: "c", artifact, append: true } };
}

function spread(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b).map((value) => value.toFixed(1));
  return `${sorted[0]} – ${sorted[ROUNDS >> 1]} – ${sorted[ROUNDS - 1]}`;
}

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-task-store-"));
  const db = openGatewayDatabase(folder, { create: true });
  const stores = createGatewayStores(db);
  await stores.agents.add({
    ...{ id: "bench", ownerId: "o", ownerName: "O", name: "Bench", description: "", version: "1" },
    ...{ visibility: "PUBLIC", connector: { kind: "worker", mode: "push" }, skills: [] },
    ...{ inputModes: [], outputModes: [], extensions: [], invoke: false },
    ...{ createdAt: AT, updatedAt: AT },
  });
  for (const tasks of [1, 20])
    for (const perTurn of [1, 10, 1_000]) {
      const rounds: { elapsed: number; cpu: number }[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push(await measure(stores, tasks, perTurn, `${tasks}-${perTurn}-${round}`));
      const elapsed = spread(rounds.map((round) => round.elapsed));
      const cpu = spread(rounds.map((round) => round.cpu));
      console.log(`${tasks} tasks, ${perTurn} a turn: µs an event ${elapsed}, of CPU ${cpu}`);
    }
  db.close();
  rmSync(folder, { recursive: true });
}

void main();
