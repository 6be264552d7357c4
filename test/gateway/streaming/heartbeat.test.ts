import { startGateway } from "../../support/gateway";
import { createGatewayClient, userMessage } from "../../support/gateway-client";
import { createPuppet, status } from "../../support/puppet-agent";
import { useFakeIntervals } from "../../support/fake-intervals";

const INTERVAL_MS = 15_000;

describe("a stream without events", () => {
  it(`shows that it lives with a comment every ${INTERVAL_MS} ms`, async () => {
    const puppet = createPuppet();
    const gateway = await startGateway({ modules: { puppet: puppet.module } });
    const endpoint = gateway.endpoint("puppet");
    const key = await gateway.mintKey("puppet");
    useFakeIntervals();
    try {
      const client = createGatewayClient(endpoint, key);
      const opened = client.stream("SendStreamingMessage", { message: userMessage() });
      const run = await puppet.next();
      run.say(status("WORKING"));
      const reader = await opened;
      await reader.next();
      await reader.next();
      expect(reader.comments).toEqual([]);
      jest.advanceTimersByTime(INTERVAL_MS);
      run.say(status("WORKING"));
      await reader.next();
      jest.advanceTimersByTime(INTERVAL_MS);
      run.say(status("COMPLETED"));
      await reader.rest();
      expect(reader.comments).toEqual([": alive", ": alive"]);
    } finally {
      jest.useRealTimers();
      await gateway.stop();
    }
  });
});
