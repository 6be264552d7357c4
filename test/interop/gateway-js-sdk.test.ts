import { startGateway, type TestGateway } from "../support/gateway";
import { userMessage } from "../support/gateway-client";
import { createClient, type Version, VERSIONS } from "./gateway";
import { createTranscript, textOf, TICKS } from "./gateway-transcript";
import {
  expectRefusal,
  loadSdk,
  rejectionOf,
  type Sdk,
  type SdkClient,
  sendRequest,
  sendTask,
} from "./js-sdk";

let gateway: TestGateway;
let sdk: Sdk;

beforeAll(async () => {
  gateway = await startGateway();
  sdk = await loadSdk();
});
afterAll(() => gateway.stop());

function clientOf(agentId: string, version: Version, key = gateway.demoKeys[agentId] ?? "") {
  return createClient(sdk, gateway.endpoint(agentId), version, key);
}

describe.each(VERSIONS)("the SDK's client in %s", (version) => {
  let echo: SdkClient;
  let ticker: SdkClient;
  beforeAll(async () => {
    echo = await clientOf("echo", version);
    ticker = await clientOf("ticker", version);
  });

  it("finds the card at the agent's own path and chooses JSON-RPC in its version", async () => {
    const card = await ticker.getAgentCard();
    expect(card).toMatchObject({ name: "Ticker", capabilities: { streaming: true } });
    expect(ticker.transport.protocolName).toBe("JSONRPC");
    expect(ticker.protocolVersion).toBe(version);
  });

  it("sends and waits for the task", async () => {
    const task = await sendTask(sdk, echo, userMessage("Hello."));
    expect(task.status?.state).toBe(sdk.TaskState.TASK_STATE_COMPLETED);
    expect(textOf(task)).toBe("Hello.");
    expect(task.history).toMatchObject([{ role: sdk.Role.ROLE_USER, taskId: task.id }]);
  });

  it("sends without waiting, and gets the task until it has ended", async () => {
    const sent = await ticker.sendMessage(
      sendRequest(sdk, userMessage("Go."), { returnImmediately: true }),
    );
    const { id } = sent as { id: string };
    expect(isTerminal(await getTask(ticker, id))).toBe(false);
    for await (const _event of ticker.resubscribeTask({ tenant: "", id }));
    const task = await getTask(ticker, id);
    expect(task.status?.state).toBe(sdk.TaskState.TASK_STATE_COMPLETED);
    expect(textOf(task)).toBe(TICKS);
    const { history } = await ticker.getTask(sdk.GetTaskRequest.fromJSON({ id, historyLength: 0 }));
    expect(history).toEqual([]);
  });

  it("goes on with a context, and not with a task that has ended", async () => {
    const { id, contextId } = await sendTask(sdk, echo, userMessage("One."));
    const next = await sendTask(sdk, echo, userMessage("Two.", { contextId }));
    expect(next.contextId).toBe(contextId);
    expect(next.id).not.toBe(id);
    await expectRefusal(sdk, "UnsupportedOperationError", () =>
      sendTask(sdk, echo, userMessage("Three.", { taskId: id })),
    );
  });

  it("streams the task and its updates, which are what the task is in the end", async () => {
    const transcript = createTranscript(sdk);
    for await (const event of ticker.sendMessageStream(sendRequest(sdk, userMessage("Go."))))
      transcript.add(event);
    expect(transcript.kinds()).toEqual([
      "task",
      "statusUpdate",
      ...Array<string>(10).fill("artifactUpdate"),
      "statusUpdate",
    ]);
    expect(transcript.text()).toBe(TICKS);
    expect(transcript.states()).toEqual([
      "TASK_STATE_SUBMITTED",
      "TASK_STATE_WORKING",
      "TASK_STATE_COMPLETED",
    ]);
    expect(textOf(await getTask(ticker, transcript.taskId()))).toBe(TICKS);
  });

  it("resubscribes after its connection was cut, and misses nothing", async () => {
    const transcript = createTranscript(sdk);
    const cut = await rejectionOf(async () => {
      for await (const event of ticker.sendMessageStream(sendRequest(sdk, userMessage("Go.")))) {
        transcript.add(event);
        if (transcript.text().endsWith("tick 3\n")) gateway.server.closeAllConnections();
      }
    });
    expect(cut).toMatchObject({ message: "terminated" });
    expect(transcript.text()).not.toBe(TICKS);
    const id = transcript.taskId();
    for await (const event of ticker.resubscribeTask({ tenant: "", id })) transcript.add(event);
    expect(transcript.text()).toBe(TICKS);
    expect(transcript.states().at(-1)).toBe("TASK_STATE_COMPLETED");
    expect(transcript.kinds().filter((kind) => kind === "task")).toHaveLength(2);
    await expectRefusal(sdk, "UnsupportedOperationError", () =>
      ticker.resubscribeTask({ tenant: "", id }).next(),
    );
  });

  it("goes on after the last event it has where it passes Last-Event-ID", async () => {
    const transcript = createTranscript(sdk);
    const leave = new AbortController();
    await rejectionOf(async () => {
      const request = sendRequest(sdk, userMessage("Go."));
      for await (const event of ticker.sendMessageStream(request, { signal: leave.signal })) {
        transcript.add(event);
        if (transcript.text() === "tick 1\ntick 2\n") leave.abort();
      }
    });
    // The events of a task are numbered from 1, the task itself being the first.
    const last = String(transcript.kinds().length);
    const subscribed = ticker.resubscribeTask(
      { tenant: "", id: transcript.taskId() },
      { serviceParameters: { "Last-Event-ID": last } },
    );
    for await (const event of subscribed) transcript.add(event);
    expect(transcript.text()).toBe(TICKS);
    expect(transcript.kinds().filter((kind) => kind === "task")).toHaveLength(1);
  });

  it("cancels, which ends the stream, and cancels again", async () => {
    const transcript = createTranscript(sdk);
    let canceled: Promise<unknown> | undefined;
    for await (const event of ticker.sendMessageStream(sendRequest(sdk, userMessage("Go.")))) {
      transcript.add(event);
      if (transcript.text() !== "") canceled ??= cancel(ticker, transcript.taskId());
    }
    const status = { state: sdk.TaskState.TASK_STATE_CANCELED };
    await expect(canceled).resolves.toMatchObject({ status });
    expect(transcript.states().at(-1)).toBe("TASK_STATE_CANCELED");
    await expect(cancel(ticker, transcript.taskId())).resolves.toMatchObject({ status });
    const { id } = await sendTask(sdk, echo, userMessage("Done."));
    await expectRefusal(sdk, "TaskNotCancelableError", () => cancel(echo, id));
  });

  it("gets the whole card of an agent whose public card is redacted", async () => {
    const id = `unlisted-${version === "1.0" ? "new" : "old"}`;
    await gateway.register({ id, visibility: "UNLISTED" });
    const key = await gateway.mintKey(id);
    const client = await clientOf(id, version, key);
    const redacted = await new sdk.DefaultAgentCardResolver().resolve(`${gateway.endpoint(id)}/`);
    expect(redacted.skills).toEqual([]);
    expect(await client.getAgentCard()).toMatchObject({
      description: "Tells tomorrow's weather.",
      skills: [{ id: "forecast" }],
    });
    await expectRefusal(sdk, "UnauthenticatedError", async () =>
      (await clientOf(id, version, "")).getAgentCard(),
    );
  });

  it("is refused without a key, with one that is none, and with another agent's", async () => {
    for (const key of ["", "bak_nonsense", gateway.demoKeys.echo!]) {
      const client = await clientOf("ticker", version, key);
      await expectRefusal(sdk, "UnauthenticatedError", () => getTask(client, "any"));
      await expectRefusal(sdk, "UnauthenticatedError", () =>
        client.sendMessageStream(sendRequest(sdk, userMessage("Hello."))).next(),
      );
    }
  });

  it("is told that an agent is offline, and no task comes of it", async () => {
    const id = `offline-${version === "1.0" ? "new" : "old"}`;
    await gateway.register({ id, connector: { kind: "worker", mode: "push" } });
    const key = await gateway.mintKey(id);
    const client = await clientOf(id, version, key);
    const request = sendRequest(sdk, userMessage("Hello."));
    await expectRefusal(sdk, "AgentOfflineError", () => client.sendMessage(request));
    await expectRefusal(sdk, "AgentOfflineError", () => client.sendMessageStream(request).next());
    const lister = await clientOf(id, "1.0", key);
    const { totalSize } = await lister.listTasks(sdk.ListTasksRequest.fromJSON({}));
    expect(totalSize).toBe(0);
  });
});

describe("what the SDK has in 1.0 alone", () => {
  it("lists the tasks of a context in pages, newest first, with artifacts when asked", async () => {
    const client = await clientOf("echo", "1.0");
    const first = await sendTask(sdk, client, userMessage("1"));
    const { contextId } = first;
    const second = await sendTask(sdk, client, userMessage("2", { contextId }));
    const third = await sendTask(sdk, client, userMessage("3", { contextId }));
    const params = { contextId, pageSize: 2, includeArtifacts: true };
    const page = await client.listTasks(sdk.ListTasksRequest.fromJSON(params));
    expect(page).toMatchObject({ pageSize: 2, totalSize: 3 });
    expect(page.tasks.map(({ id }) => id)).toEqual([third.id, second.id]);
    expect(page.tasks.map(textOf)).toEqual(["3", "2"]);
    const pageToken = page.nextPageToken;
    const rest = await client.listTasks(
      sdk.ListTasksRequest.fromJSON({ contextId, pageSize: 2, pageToken }),
    );
    expect(rest).toMatchObject({ nextPageToken: "", tasks: [{ id: first.id, artifacts: [] }] });
  });

  it("shows a task alike to a client of either version", async () => {
    const old = await clientOf("echo", "0.3");
    const { id } = await sendTask(sdk, old, userMessage("Hello."));
    expect(await getTask(await clientOf("echo", "1.0"), id)).toEqual(await getTask(old, id));
  });
});

type Task = Awaited<ReturnType<SdkClient["getTask"]>>;

function getTask(client: SdkClient, id: string): Promise<Task> {
  return client.getTask(sdk.GetTaskRequest.fromJSON({ id }));
}

function cancel(client: SdkClient, id: string): Promise<Task> {
  return client.cancelTask(sdk.CancelTaskRequest.fromJSON({ id }));
}

function isTerminal({ status }: Task): boolean {
  return status?.state === sdk.TaskState.TASK_STATE_COMPLETED;
}
