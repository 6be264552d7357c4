import type { Order } from "./orders";

type WithoutFrame<O> = O extends unknown ? Omit<O, "target" | "turn"> : never;

/** A load that both servers meet in each round. */
export interface Scenario {
  key: string;
  title: string;
  load: WithoutFrame<Order>;
  /** How many times faster than the SDK's server the Gateway is to be; undefined where none is set. */
  goal?: number;
  /** Too long for the round that warms up. */
  isLong?: boolean;
}

export const SCENARIOS: readonly Scenario[] = [
  {
    key: "send-many",
    title: "SendMessage, 12,000 round trips over 256 connections",
    load: { kind: "send", requests: 12_000, connections: 256 },
    goal: 2.5,
  },
  {
    key: "send",
    title: "SendMessage, 12,000 round trips over 64 connections",
    load: { kind: "send", requests: 12_000, connections: 64 },
  },
  {
    key: "send-alone",
    title: "SendMessage, 200 round trips over 1 connection",
    load: { kind: "send", requests: 200, connections: 1 },
  },
  {
    key: "stream",
    title: "1 stream of 1,000 chunks",
    load: { kind: "stream", streams: 1, chunks: 1_000, verb: "stream" },
    goal: 7,
  },
  {
    key: "stream-turns",
    title: "1 stream of 1,000 chunks, each in a turn of the event loop of its own",
    load: { kind: "stream", streams: 1, chunks: 1_000, verb: "turns" },
  },
  {
    key: "streams",
    title: "20 streams of 1,000 chunks at once",
    load: { kind: "stream", streams: 20, chunks: 1_000, verb: "stream" },
    goal: 30,
    isLong: true,
  },
  {
    key: "fan-out",
    title: "200 subscribers to one task of 200 chunks",
    load: { kind: "fan-out", subscribers: 200, chunks: 200 },
    goal: 8,
  },
];
