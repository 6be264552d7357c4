/** Where the Beacon answers. */
export const PATHS = {
  a2a: "/a2a/v1",
  messages: "/beacon/0.1/messages",
  receipts: "/beacon/0.1/receipts",
  agentCard: "/.well-known/agent-card.json",
  discovery: "/.well-known/autonomous-agent",
  openrpc: "/openrpc.json",
  docs: "/docs",
  messageSchema: "/schemas/message.schema.json",
  receiptSchema: "/schemas/receipt.schema.json",
  health: "/healthz",
} as const;
