// Receives push notifications, takes the genuine ones and works on each once:
// WEBHOOK_SECRET=… PORT=8093 node examples/webhook-receiver/receiver.mjs
import http from "node:http";
import { verifyWebhook, WebhookVerificationError } from "beacon-gateway/webhooks";

const { WEBHOOK_SECRET: secret, PORT: port = "8093" } = process.env;
if (!secret)
  throw new Error("Set WEBHOOK_SECRET to the secret that the webhook was registered with");

const MAX_BODY_BYTES = 32 * 1024 * 1024;
const MAX_IDS = 10_000;

// In memory for brevity. What must outlive a crash is stored, with its id, before it is answered.
const seen = new Set();

function work({ event, taskId, payload }) {
  console.log(event, taskId, JSON.stringify(payload));
}

async function readBody(request) {
  const chunks = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  return length <= MAX_BODY_BYTES ? Buffer.concat(chunks) : undefined;
}

async function receive(request) {
  if (request.method !== "POST") return 405;
  if (Number(request.headers["content-length"]) > MAX_BODY_BYTES) return 413;
  const body = await readBody(request);
  if (body === undefined) return 413;
  try {
    const webhook = verifyWebhook({ headers: request.headers, body, secret });
    if (seen.has(webhook.id)) return 204;
    seen.add(webhook.id);
    if (seen.size > MAX_IDS) seen.delete(seen.values().next().value);
    setImmediate(work, webhook);
    return 204;
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    console.error(`refused: ${error.code}`);
    return error.code === "bad_body" ? 400 : 401;
  }
}

const server = http.createServer((request, response) => {
  receive(request).then(
    (status) => response.writeHead(status).end(),
    (error) => {
      console.error(error);
      response.writeHead(500).end();
    },
  );
});
server.listen(Number(port), "127.0.0.1", () => {
  console.log(`listening on http://127.0.0.1:${server.address().port}`);
});
