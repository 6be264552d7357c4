import type { ClaimOptions } from "../../../../src/ports/delivery-queue";
import type { PushConfig } from "../../../../src/ports/push-notification-store";
import type {
  AppendableEvent,
  AppendOutcome,
  AppendRequest,
  LoggedEvent,
  MessageKey,
  NewDelivery,
  NewTask,
  OpenOutcome,
  TaskEvent,
  TaskListFilter,
  TaskPage,
  TaskRow,
  TaskScope,
} from "../../../../src/ports/task-store";
import { type ModelWaiting, PushModel, waitingOf } from "./push-model";

interface ModelTask {
  row: TaskRow;
  activeAt: string;
  events: LoggedEvent[];
  publications: Map<string, number>;
  messages: Map<string, number>;
  deliveries: ModelDelivery[];
  push: PushModel;
}

type ModelAppendOutcome =
  | Exclude<AppendOutcome, { kind: "appended" }>
  | (Omit<Extract<AppendOutcome, { kind: "appended" }>, "waiting"> & {
      waiting: readonly ModelWaiting[];
    });

interface ModelDelivery extends NewDelivery {
  order: number;
  leasedUntil?: string;
  attempt: number;
}

const ENDED = /COMPLETED|FAILED|CANCELED|REJECTED/;
const OWED = /SUBMITTED|WORKING/;

/** The promises of `TaskStore`, `DeliveryQueue.claim` and the configurations of tasks, in the plainest way: arrays in memory. */
export class TaskModel {
  readonly agents = new Set<string>();
  tasks: ModelTask[] = [];
  #deliveries = 0;

  open({ row: newRow, task, message, delivery, pushConfig }: NewTask): OpenOutcome {
    const earlier = this.#withMessage(newRow, message);
    if (earlier) return { kind: "repeated", taskId: earlier.row.id };
    if (!this.agents.has(newRow.agentId)) return { kind: "unknown-agent" };
    const row = { ...newRow, lastSequence: 1 };
    const opened: ModelTask = {
      ...{ row, activeAt: row.statusAt, events: [{ task }] },
      ...{ publications: new Map(), messages: new Map(), deliveries: [] },
      push: new PushModel(),
    };
    opened.messages.set(keyOf(message), 1);
    this.tasks.push(opened);
    if (delivery && !ENDED.test(row.state)) this.#deliver(opened, delivery);
    if (pushConfig) opened.push.set(pushConfig.id, pushConfig.createdAt);
    return { kind: "opened", row, event: eventOf(opened, 1) };
  }

  append(request: AppendRequest): ModelAppendOutcome {
    const { taskId, at, events, publicationId, message, delivery, limit, pushConfig } = request;
    const task = this.#task(taskId);
    if (!task) return { kind: "unknown" };
    const repeated =
      (publicationId !== undefined && task.publications.get(publicationId)) ||
      (message && this.#withMessage(task.row, message)?.messages.get(keyOf(message)));
    if (repeated) return { kind: "repeated", lastSequence: repeated };
    if (ENDED.test(task.row.state)) return { kind: "terminal", state: task.row.state };

    const last = events.findIndex(endsTask);
    const added = events.slice(0, last === -1 ? events.length : last + 1);
    const allowed = last === -1 ? limit?.bytes : limit?.endBytes;
    if (allowed !== undefined && sizeOf([...task.events, ...added]) > allowed)
      return { kind: "full" };
    if (pushConfig && !task.push.hasRoom(pushConfig.config.id, pushConfig.limit))
      return { kind: "too-many-push-configs" };

    if (task.activeAt < at) task.activeAt = at;
    const first = task.events.length + 1;
    for (const event of added) {
      task.events.push(event);
      const state = event.statusUpdate?.status.state;
      task.row = {
        ...task.row,
        ...(state && { state, statusAt: at }),
        lastSequence: task.events.length,
      };
    }
    if (publicationId !== undefined) task.publications.set(publicationId, task.events.length);
    if (message) task.messages.set(keyOf(message), task.events.length);
    if (ENDED.test(task.row.state)) task.deliveries = [];
    else if (delivery) this.#deliver(task, delivery);
    const waiting = task.push.notify(task.row, first, added, at);
    if (pushConfig) task.push.set(pushConfig.config.id, pushConfig.config.createdAt);
    return { kind: "appended", row: task.row, events: this.events(taskId, first - 1), waiting };
  }

  setPushConfig(taskId: string, { id, createdAt }: PushConfig, limit: number) {
    const task = this.#task(taskId);
    if (!task) return { kind: "unknown-task" };
    if (!task.push.hasRoom(id, limit)) return { kind: "full" };
    const dueAt = task.push.set(id, createdAt);
    return { kind: "set", ...(dueAt === undefined ? {} : { waiting: waitingOf(task.row, dueAt) }) };
  }

  /** The configurations of a task. */
  push(taskId: string): PushModel | undefined {
    return this.#task(taskId)?.push;
  }

  find(taskId: string): TaskRow | undefined {
    return this.#task(taskId)?.row;
  }

  events(taskId: string, after: number): TaskEvent[] {
    const task = this.#task(taskId);
    return (task?.events ?? []).flatMap((_, index) =>
      task && index >= after ? [eventOf(task, index + 1)] : [],
    );
  }

  list(scope: TaskScope, filter: TaskListFilter): TaskPage {
    const matching = this.tasks
      .map(({ row }) => row)
      .filter((row) => row.agentId === scope.agentId)
      .filter((row) => scope.principal === undefined || row.principal === scope.principal)
      .filter((row) => filter.contextId === undefined || row.contextId === filter.contextId)
      .filter((row) => filter.state === undefined || row.state === filter.state)
      .filter((row) => row.statusAt >= (filter.statusAtOrAfter ?? ""))
      .sort((a, b) => (placeOf(a) < placeOf(b) ? 1 : -1));
    const { after } = filter;
    const next = after ? matching.filter((row) => placeOf(row) < placeOf(after)) : matching;
    return { rows: next.slice(0, filter.limit), total: matching.length };
  }

  reap(before: string, limit: number, unsentBefore = before): number {
    const gone = this.#oldestFirst()
      .filter(({ row }) => ENDED.test(row.state) && row.statusAt < before)
      .filter(({ row, push }) => row.statusAt < unsentBefore || !push.isWaiting)
      .slice(0, limit);
    this.tasks = this.tasks.filter((task) => !gone.includes(task));
    return gone.length;
  }

  silentSince(before: string, limit: number): TaskRow[] {
    return this.#oldestFirst()
      .filter(({ row, activeAt }) => row.statusAt < before && activeAt < before)
      .filter(({ row }) => OWED.test(row.state))
      .filter(({ deliveries }) => deliveries.every(({ leasedUntil }) => leasedUntil))
      .slice(0, limit)
      .map(({ row }) => row);
  }

  /** The ids and attempts of what is leased. */
  claim(agentId: string, { limit, now, leasedUntil }: ClaimOptions) {
    const waiting = this.tasks
      .filter(({ row }) => row.agentId === agentId)
      .flatMap((task) => task.deliveries.map((delivery) => ({ task, delivery })))
      .filter(({ delivery }) => (delivery.leasedUntil ?? "") <= now)
      .sort((a, b) => a.delivery.order - b.delivery.order)
      .slice(0, limit);
    return waiting.map(({ task, delivery }) => {
      delivery.leasedUntil = leasedUntil;
      delivery.attempt += 1;
      if (delivery.attempt <= 5 && task.activeAt < now) task.activeAt = now;
      return { id: delivery.id, attempt: delivery.attempt };
    });
  }

  removeAgent(id: string): boolean {
    this.tasks = this.tasks.filter(({ row }) => row.agentId !== id);
    return this.agents.delete(id);
  }

  #task(taskId: string): ModelTask | undefined {
    return this.tasks.find(({ row }) => row.id === taskId);
  }

  #withMessage(sender: Required<TaskScope>, message: MessageKey): ModelTask | undefined {
    return this.tasks.find(
      ({ row, messages }) =>
        row.agentId === sender.agentId &&
        row.principal === sender.principal &&
        messages.has(keyOf(message)),
    );
  }

  #deliver(task: ModelTask, delivery: NewDelivery): void {
    this.#deliveries += 1;
    task.deliveries.push({ ...delivery, order: this.#deliveries, attempt: 0 });
  }

  /** By status; at the same instant in the order they were opened. */
  #oldestFirst(): ModelTask[] {
    return this.tasks.toSorted((a, b) => a.row.statusAt.localeCompare(b.row.statusAt));
  }
}

function eventOf({ events }: ModelTask, sequence: number): TaskEvent {
  const event = events[sequence - 1]!;
  return { sequence, event, json: JSON.stringify(event) };
}

function endsTask({ statusUpdate }: AppendableEvent): boolean {
  return statusUpdate !== undefined && ENDED.test(statusUpdate.status.state);
}

function sizeOf(events: readonly LoggedEvent[]): number {
  return Buffer.byteLength(events.map((event) => JSON.stringify(event)).join(""));
}

function placeOf({ statusAt, id }: { statusAt: string; id: string }): string {
  return `${statusAt} ${id}`;
}

function keyOf({ messageId, digest }: MessageKey): string {
  return JSON.stringify([messageId, digest]);
}
