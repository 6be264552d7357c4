/*
 * The server of `@a2a-js/sdk` as its documentation builds it: its express handler for JSON-RPC, its
 * default request handler, its in-memory store, and an executor that publishes what the agent says.
 */
import http from "node:http";
import { type AgentCard, TaskState } from "@a2a-js/sdk";
import {
  AgentEvent,
  type AgentExecutor,
  DefaultRequestHandler,
  InMemoryTaskStore,
} from "@a2a-js/sdk/server";
import { jsonRpcHandler, UserBuilder } from "@a2a-js/sdk/server/express";
import express from "express";
import { listenAndPrint } from "../servers/listen.js";
import agent from "./agent.mjs";
import { AGENT_ID } from "./orders.js";

const status = (state: TaskState) => ({
  state,
  message: undefined,
  timestamp: new Date().toISOString(),
});

const executor: AgentExecutor = {
  async execute({ taskId, contextId, userMessage }, eventBus) {
    eventBus.publish(
      AgentEvent.task({
        id: taskId,
        contextId,
        status: status(TaskState.TASK_STATE_SUBMITTED),
        artifacts: [],
        history: [userMessage],
        metadata: {},
      }),
    );
    const parts = userMessage.parts.map(({ content }) =>
      content?.$case === "text" ? { text: content.value } : {},
    );
    for await (const event of agent({ message: { parts } })) {
      if (event.artifact) {
        const { artifactId, parts, append = false, lastChunk = false } = event.artifact;
        eventBus.publish(
          AgentEvent.artifactUpdate({
            taskId,
            contextId,
            artifact: {
              artifactId,
              name: "",
              description: "",
              parts: parts.map(({ text }) => ({
                content: { $case: "text", value: text ?? "" },
                metadata: undefined,
                filename: "",
                mediaType: "",
              })),
              metadata: undefined,
              extensions: [],
            },
            append,
            lastChunk,
            metadata: undefined,
          }),
        );
      } else if (event.status) {
        const isWorking = event.status.state === "TASK_STATE_WORKING";
        eventBus.publish(
          AgentEvent.statusUpdate({
            taskId,
            contextId,
            status: status(
              isWorking ? TaskState.TASK_STATE_WORKING : TaskState.TASK_STATE_COMPLETED,
            ),
            metadata: undefined,
          }),
        );
      }
    }
    eventBus.finished();
  },
  cancelTask: () => Promise.resolve(),
};

const card = {
  name: "Bench",
  description: "The agent of the benchmark.",
  version: "1.0.0",
  supportedInterfaces: [
    { url: "http://127.0.0.1", protocolBinding: "JSONRPC", protocolVersion: "1.0", tenant: "" },
  ],
  capabilities: { streaming: true, pushNotifications: false, extensions: [] },
  defaultInputModes: ["text/plain"],
  defaultOutputModes: ["text/plain"],
  skills: [],
} as unknown as AgentCard;
const requestHandler = new DefaultRequestHandler(card, new InMemoryTaskStore(), executor);

const app = express();
app.use(
  `/${AGENT_ID}`,
  jsonRpcHandler({ requestHandler, userBuilder: UserBuilder.noAuthentication }),
);
listenAndPrint(http.createServer(app));
