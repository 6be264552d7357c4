/*
 * The server of `@a2a-js/sdk` as its documentation builds it: its express handler for JSON-RPC, its
 * default request handler, its in-memory store, and an executor that submits a task and is done.
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
import { buildAgentCard } from "../../src/beacon/agent-card.js";
import { ENDPOINT } from "../calls.js";
import { listenAndPrint } from "./listen.js";

const executor: AgentExecutor = {
  execute({ taskId, contextId }, eventBus) {
    eventBus.publish(
      AgentEvent.task({
        id: taskId,
        contextId,
        status: {
          state: TaskState.TASK_STATE_SUBMITTED,
          message: undefined,
          timestamp: new Date().toISOString(),
        },
        artifacts: [],
        history: [],
        metadata: {},
      }),
    );
    eventBus.finished();
    return Promise.resolve();
  },
  cancelTask: () => Promise.resolve(),
};

const card = buildAgentCard("http://127.0.0.1") as unknown as AgentCard;
const requestHandler = new DefaultRequestHandler(card, new InMemoryTaskStore(), executor);

const app = express();
app.use(ENDPOINT, jsonRpcHandler({ requestHandler, userBuilder: UserBuilder.noAuthentication }));
listenAndPrint(http.createServer(app));
