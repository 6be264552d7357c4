import { startGateway, type TestGateway } from "../../support/gateway";
import { createGatewayClient, type GatewayClient, userMessage } from "../../support/gateway-client";
import { artifact, createPuppet, type Puppet, status } from "../../support/puppet-agent";
import { until } from "../../support/until";

let gateway: TestGateway;
let puppet: Puppet;
let client: GatewayClient;

beforeAll(async () => {
  puppet = createPuppet();
  gateway = await startGateway({ modules: { puppet: puppet.module } });
  client = createGatewayClient(gateway.endpoint("puppet"), await gateway.mintKey("puppet"));
});

afterAll(() => gateway.stop());

describe("many streams", () => {
  it("50 at once of 200 events each: all complete, in order, and as the task is", async () => {
    const STREAMS = 50;
    const EVENTS = 200;
    const opened = Array.from({ length: STREAMS }, () =>
      client.stream("SendStreamingMessage", { message: userMessage() }),
    );
    const runs = [];
    for (let i = 0; i < STREAMS; i += 1) runs.push(await puppet.next());
    const reading = Promise.all(opened.map(async (stream) => (await stream).rest()));
    for (let chunk = 1; chunk <= EVENTS - 2; chunk += 1)
      for (const { say, delivery } of runs)
        say(artifact(`${delivery.taskId} ${chunk}`, { append: chunk > 1 }));
    for (const { say } of runs) say(status("COMPLETED"));

    for (const events of await reading) {
      const { id } = events[0]!.body.result.task;
      expect(events.map((event) => Number(event.id))).toEqual(
        Array.from({ length: EVENTS }, (_, index) => index + 1),
      );
      const texts = events.slice(1, -1).map(textOf);
      expect(texts).toEqual(texts.map((_, index) => `${id} ${index + 1}`));
      const { result } = await client.call("GetTask", { id });
      expect(result.artifacts[0].parts.map(({ text }: any) => text)).toEqual(texts);
    }
    expect(gateway.services.hub.size()).toBe(0);
  });
});

describe("many subscribers", () => {
  it("1,000 to one task hear the same, and leave nothing behind", async () => {
    const SUBSCRIBERS = 1_000;
    const CHUNKS = 20;
    const opened = client.stream("SendStreamingMessage", { message: userMessage() });
    const run = await puppet.next();
    const id = run.delivery.taskId;
    run.say(status("WORKING"));
    const first = await opened;
    await first.next();
    await first.next();
    first.close();
    const readers = await Promise.all(
      Array.from({ length: SUBSCRIBERS }, () => client.stream("SubscribeToTask", { id })),
    );
    await Promise.all(readers.map((reader) => reader.next()));
    await until("all listen", () => gateway.services.hub.size() === SUBSCRIBERS);
    for (let chunk = 1; chunk <= CHUNKS; chunk += 1) run.say(artifact(String(chunk)));
    const firstHalf = readers.slice(0, SUBSCRIBERS / 2);
    for (const reader of firstHalf) reader.close();
    await until("half have left", () => gateway.services.hub.size() === SUBSCRIBERS / 2);
    run.say(status("COMPLETED"));

    const heard = await Promise.all(
      readers.slice(SUBSCRIBERS / 2).map(async (reader) => JSON.stringify(await reader.rest())),
    );
    expect(new Set(heard).size).toBe(1);
    const events = JSON.parse(heard[0]!) as any[];
    expect(events.slice(0, -1).map(textOf)).toEqual(
      Array.from({ length: CHUNKS }, (_, index) => String(index + 1)),
    );
    expect(gateway.services.hub.size()).toBe(0);
  });
});

function textOf({ body }: any): string {
  return body.result.artifactUpdate.artifact.parts[0].text as string;
}
