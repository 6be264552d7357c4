/** The agent's id on the Gateway, and the path on both servers. */
export const AGENT_ID = "bench";

/** Where a turn's load goes. */
export interface Target {
  port: number;
  /** The Gateway's key; the SDK's server takes anybody. */
  key?: string | undefined;
}

/** What the load generator is to do in a turn. */
export type Order = { target: Target; /** Unlike any other turn's. */ turn: string } & (
  | { kind: "send"; requests: number; connections: number }
  | { kind: "stream"; streams: number; chunks: number; verb: "stream" | "turns" }
  | { kind: "fan-out"; subscribers: number; chunks: number }
);

/** How long it took until the last byte of the last answer. Every answer has been verified. */
export interface OrderReport {
  seconds: number;
}
