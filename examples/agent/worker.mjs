// An agent in a process of its own, which says what it hears, word by word:
// AGENT_URL=http://127.0.0.1:8092/{agentId}/link AGENT_TOKEN=agt_… node examples/agent/worker.mjs
import { setTimeout as delay } from "node:timers/promises";
import { connectAgent } from "beacon-gateway";

connectAgent({
  url: process.env.AGENT_URL,
  token: process.env.AGENT_TOKEN,
  mode: process.env.AGENT_MODE ?? "push",
  async *onMessage({ message }, { signal }) {
    const words = message.parts.flatMap(({ text = "" }) => text.split(/\s+/));
    for (const [index, word] of words.entries()) {
      yield { artifact: { artifactId: "words", parts: [{ text: `${word} ` }], append: index > 0 } };
      await delay(50, undefined, { signal });
    }
  },
});
