import type { AgentModule } from "../../src/ports/agent-module";
import { call, post, RPC_HEADERS, rpc, startBeacon, textMessage } from "./beacon";
import { breakStore } from "./break-store";
import { startGateway, type TestGateway } from "./gateway";
import { KEY_HEADER } from "../../src/gateway/keys/credential-headers";
import { examplesOn, parsePage, type PageExample } from "./docs-page";
import { examplesOf, paramsOf, resultExample } from "./golden-examples";
import { PUSH_ENVIRONMENT } from "./push-gateway";
import type { RunCommand } from "./shell-curl";

/** The examples of a product's page, and a server on which each of them holds. */
export interface DocsServer {
  examples: PageExample[];
  /** Makes what an example needs be so, runs its command, and answers what the page should show. */
  replay(example: PageExample, run: RunCommand): Promise<unknown>;
  stop(): Promise<void>;
}

export async function startDocsBeacon(): Promise<DocsServer> {
  const beacon = await startBeacon();
  const { result } = await call(beacon, "SendMessage", { message: textMessage() });
  return {
    examples: await examplesServed(beacon.publicUrl),
    async replay({ id, command }, run) {
      const isBroken = id.endsWith(".InternalError");
      const mend = breakStore(beacon.db, "submissions", isBroken ? "unreadable" : "usable");
      const { bodies } = await run(command, { TASK: result.task.id }).finally(mend);
      return bodies[0];
    },
    stop: () => beacon.stop(),
  };
}

async function examplesServed(publicUrl: string): Promise<PageExample[]> {
  return examplesOn(parsePage(await (await fetch(`${publicUrl}/docs`)).text()));
}

/** Says that it works, then nothing until it is to stop. */
const holding: AgentModule = async function* (_delivery, { signal }) {
  yield { status: { state: "TASK_STATE_WORKING" } };
  await new Promise((resolve) => (signal.onabort = resolve));
  yield { status: { state: "TASK_STATE_CANCELED" } };
};

const silent: AgentModule = async function* (_delivery, { signal }) {
  await new Promise((resolve) => (signal.onabort = resolve));
  yield { status: { state: "TASK_STATE_CANCELED" } };
};

const wrong: AgentModule = async function* () {
  yield { nonsense: true } as never;
};

/** The agent that an example is about, by the name of the example or its last part. */
const AGENTS: Readonly<Record<string, string>> = {
  "SendStreamingMessage.task": "holding",
  "CancelTask.canceled": "holding",
  "SubscribeToTask.task": "holding",
  InvalidAgentResponseError: "wrong",
  ExtensionSupportRequiredError: "picky",
  AgentOfflineError: "offline",
  AgentTimeoutError: "silent",
};

export async function startDocsGateway(): Promise<DocsServer> {
  const resolve = () => Promise.resolve(["93.184.215.14"]);
  const modules = { holding, silent, wrong };
  const withPush = await startGateway({
    environment: PUSH_ENVIRONMENT,
    parts: { egress: { resolve } },
    modules,
  });
  const without = await startGateway();
  const impatient = await startGateway({
    modules,
    times: { streamFirstWordMs: 20, streamIdleMs: 50 },
  });
  await withPush.register({ id: "offline", connector: { kind: "worker", mode: "push" } });
  const extensions = [{ uri: "https://ext.example/signed", required: true }];
  await withPush.register({ id: "picky", extensions }, holding);
  const gatewayOf: Readonly<Record<string, TestGateway>> = {
    PushNotificationNotSupportedError: without,
    AgentTimeoutError: impatient,
    // The agent goes on for ever, so it is the gateway that ends the streams.
    "SendStreamingMessage.task": impatient,
    "SubscribeToTask.task": impatient,
  };
  const examples = await examplesServed(withPush.publicUrl);
  // Equal messages of one caller are one task, so what shows a running task has callers of its own.
  const keys = new Map<string, Promise<string>>();
  const keyOf = (gateway: TestGateway, agent: string, method: string) => {
    const isAlone = method === "ListTasks" || agent === "holding";
    const caller = isAlone ? method : "anyone";
    const name = `${gateway.publicUrl} ${agent} ${caller}`;
    const key = keys.get(name) ?? gateway.mintKey(agent, caller);
    keys.set(name, key);
    return key;
  };
  return {
    examples,
    async replay(example, run) {
      const [method = "", kind = ""] = example.id.split(".");
      const agent = AGENTS[example.id] ?? AGENTS[kind] ?? "echo";
      const gateway = gatewayOf[example.id] ?? gatewayOf[kind] ?? withPush;
      const key = await keyOf(gateway, agent, method);
      const variables = { AGENT: agent, KEY: key, TASK: "none" };
      const ask = (name: string, params: object) =>
        post(gateway.endpoint(agent), rpc(name, params), { ...RPC_HEADERS, [KEY_HEADER]: key });
      if (example.command.includes("$TASK") || method === "ListTasks")
        variables.TASK = await openTask(ask);
      if (/^(Get|List|Delete)TaskPush/.test(method) && isSuccess(example))
        await configure(ask, variables.TASK);
      const command = example.command.replaceAll(withPush.publicUrl, gateway.publicUrl);
      const state = kind === "InternalError" ? "unreadable" : "usable";
      const mend = breakStore(gateway.db, "tasks", state);
      const { bodies } = await run(command, variables).finally(mend);
      return isSuccess(example) ? bodies[0] : bodies.at(-1);
    },
    async stop() {
      for (const gateway of [withPush, without, impatient]) await gateway.stop();
    },
  };
}

function isSuccess({ answer }: PageExample): boolean {
  return !Object.hasOwn(answer as object, "error");
}

type Ask = (method: string, params: object) => Promise<Response>;

/** Opens a task with the message of the examples, and leaves it where its agent leaves it. */
async function openTask(ask: Ask): Promise<string> {
  const example = examplesOf("SendMessage").find(({ name }) => name === "task")!;
  const { body } = await ask("SendStreamingMessage", paramsOf(example, ""));
  let text = "";
  for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    if (text.includes("TASK_STATE_WORKING")) break;
  }
  const [, id = ""] = /"task":\{"id":"([^"]+)"/.exec(text) ?? [];
  return id;
}

/** Registers the webhook that the examples speak of. */
async function configure(ask: Ask, taskId: string): Promise<void> {
  const example = resultExample("CreateTaskPushNotificationConfig");
  await ask("CreateTaskPushNotificationConfig", paramsOf(example, taskId));
}
