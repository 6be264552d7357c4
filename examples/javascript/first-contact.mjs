// Leaves a message with a Beacon through the official A2A SDK: node first-contact.mjs [base URL]
import { randomUUID } from "node:crypto";
import { GetTaskRequest, SendMessageRequest, taskStateToJSON } from "@a2a-js/sdk";
import { ClientFactory } from "@a2a-js/sdk/client";

const baseUrl = process.argv[2] ?? "http://127.0.0.1:8080";
const client = await new ClientFactory().createFromUrl(baseUrl);

const request = SendMessageRequest.fromJSON({
  message: {
    messageId: randomUUID(),
    role: "ROLE_USER",
    parts: [{ text: "Hello. We found your Beacon and would like a human to know." }],
  },
});
const { id, status, metadata } = await client.sendMessage(request);
console.log("task   ", id);
console.log("state  ", taskStateToJSON(status.state));
console.log("receipt", metadata.receipt);

const task = await client.getTask(GetTaskRequest.fromJSON({ id }));
console.log("status ", taskStateToJSON(task.status.state), "since", task.status.timestamp);
