import { once } from "node:events";
import http from "node:http";
import path from "node:path";
import { type NodeProcess, startCommand } from "../support/child-process";
import {
  ENCODED_SECRET,
  makeDelivery,
  SECRET,
  type SignedDelivery,
} from "../support/signed-delivery";

const FOLDER = path.join(__dirname, "../../examples/webhook-receiver");

/** A receiver of examples/webhook-receiver that runs. */
interface RunningReceiver {
  /** Delivers to it and answers the status. */
  deliver(delivery: SignedDelivery): Promise<number>;
  /** Sends the head of a request whose body would be of a length, and answers the status. */
  announce(bytes: number): Promise<number>;
  /** Waits until it has said something about a task, then answers all lines about any of some tasks. */
  linesOf(taskIds: string[], until: string): Promise<string[]>;
  /** What it says when it has refused something. */
  refused(code: string): Promise<unknown>;
}

let started: NodeProcess[] = [];

async function startReceiver(
  command: string,
  file: string,
  secret: string,
): Promise<RunningReceiver> {
  const program = startCommand(command, [path.join(FOLDER, file)], {
    WEBHOOK_SECRET: secret,
    PORT: "0",
  });
  started.push(program);
  const [, url] = await program.said(/listening on (http:\S+)/);
  return {
    async deliver({ headers, body }) {
      const response = await fetch(url!, { method: "POST", headers, body });
      return response.status;
    },
    async announce(bytes) {
      const request = http.request(url!, { method: "POST", headers: { "content-length": bytes } });
      request.flushHeaders();
      const [response] = (await once(request, "response")) as [http.IncomingMessage];
      request.destroy();
      return response.statusCode!;
    },
    async linesOf(taskIds, until) {
      await program.said(new RegExp(`${until}.*\n`));
      const [output] = await program.said(/^[^]*$/);
      return output.split("\n").filter((line) => taskIds.some((id) => line.includes(id)));
    },
    refused: (code) => program.said(new RegExp(`^refused: ${code}$`, "m")),
  };
}

/** Says what a receiver of the examples does; each is a program in a language of its own. */
export function describeReceiver(file: string, command: () => string): void {
  describe(`examples/webhook-receiver/${file}`, () => {
    afterEach(async () => {
      await Promise.all(started.map((program) => program.end("SIGTERM")));
      started = [];
    });

    it.each([SECRET, ENCODED_SECRET])(
      "works on a genuine delivery once, with %s",
      async (secret) => {
        const receiver = await startReceiver(command(), file, secret);
        const now = Math.floor(Date.now() / 1000);
        const first = { secret, taskId: "task-first", messageId: "first" };
        const last = { secret, taskId: "task-last", messageId: "last", event: "task.artifact" };
        expect(await receiver.deliver(makeDelivery({ ...first, timestamp: now - 60 }))).toBe(204);
        // A retry has the same id and body, and is signed afresh.
        expect(await receiver.deliver(makeDelivery({ ...first, timestamp: now }))).toBe(204);
        expect(await receiver.deliver(makeDelivery(last))).toBe(204);
        const lines = await receiver.linesOf(["task-first", "task-last"], "task-last");
        expect(lines).toEqual([
          expect.stringContaining("TASK_STATE_WORKING"),
          expect.stringContaining("Grüße, 世界"),
        ]);
      },
    );

    it("refuses what is not genuine or not recent, and works on none of it", async () => {
      const receiver = await startReceiver(command(), file, SECRET);
      const now = Math.floor(Date.now() / 1000);
      const bad = { taskId: "task-bad" };
      const genuine = makeDelivery(bad);
      const { headers, body } = genuine;
      const tampered: SignedDelivery[] = [
        { headers, body: body.replace("WORKING", "FAILED") },
        { headers: { ...headers, "webhook-id": "another" }, body },
        { headers: { ...headers, "webhook-timestamp": String(now + 1) }, body },
        makeDelivery({ ...bad, secret: ENCODED_SECRET }),
      ];
      for (const delivery of tampered) expect(await receiver.deliver(delivery)).toBe(401);
      await receiver.refused("bad_signature");
      for (const timestamp of [now - 400, now + 400])
        expect(await receiver.deliver(makeDelivery({ ...bad, timestamp }))).toBe(401);
      await receiver.refused("stale");
      expect(await receiver.deliver({ headers: {}, body })).toBe(401);
      expect(await receiver.deliver({ headers: { ...headers, "webhook-id": "a.1" }, body })).toBe(
        401,
      );
      await receiver.refused("malformed_header");
      expect(await receiver.deliver(makeDelivery({ ...bad, body: "{" }))).toBe(400);
      expect(await receiver.announce(33 * 1024 * 1024)).toBe(413);

      expect(await receiver.deliver(makeDelivery({ taskId: "task-good" }))).toBe(204);
      const lines = await receiver.linesOf(["task-bad", "task-good"], "task-good");
      expect(lines).toEqual([expect.stringContaining("task-good")]);
    });
  });
}
