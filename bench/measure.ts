import type { LoadGenerator, ServerProcess } from "./child";
import { getTaskCall, type Measured, sendMessageCall, taskIdOf, type WireCall } from "./calls";

/** One server's turn in a round. */
export interface Turn {
  requestsPerSecond: number;
  /** Processor time of the server for one request, in microseconds. */
  cpuMicroseconds: number;
  /** The share of the time that the server's processor time makes up. */
  cpuShare: number;
}

/** How much load a turn is; the same for every server. */
export interface Load {
  requests: number;
  connections: number;
}

/** Stores a task for each connection and answers the calls that ask for them. */
export async function storeTasks(
  load: LoadGenerator,
  server: ServerProcess,
  connections: number,
): Promise<WireCall[]> {
  const calls = Array.from({ length: connections }, sendMessageCall);
  const { samples } = await load.run({ port: server.port, requests: connections, calls });
  return samples.map((body) => getTaskCall(taskIdOf("SendMessage", body)));
}

/**
 * Runs one turn.
 *
 * @throws Error when any answer was not a success of the method's shape
 */
export async function takeTurn(
  load: LoadGenerator,
  server: ServerProcess,
  method: Measured,
  calls: WireCall[],
  requests: number,
): Promise<Turn> {
  const cpuBefore = await server.cpuMicroseconds();
  const { seconds, failures, samples } = await load.run({ port: server.port, requests, calls });
  const cpu = (await server.cpuMicroseconds()) - cpuBefore;
  if (failures > 0) throw new Error(`${failures} of ${requests} answers to ${method} failed`);
  for (const body of samples) taskIdOf(method, body);
  return {
    requestsPerSecond: requests / seconds,
    cpuMicroseconds: cpu / requests,
    cpuShare: cpu / 1e6 / seconds,
  };
}
