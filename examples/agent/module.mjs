// The same agent inside the gateway's process: it is registered with the path of this file.
import { setTimeout as delay } from "node:timers/promises";

export default async function* ({ message }, { signal }) {
  const words = message.parts.flatMap(({ text = "" }) => text.split(/\s+/));
  for (const [index, word] of words.entries()) {
    yield { artifact: { artifactId: "words", parts: [{ text: `${word} ` }], append: index > 0 } };
    await delay(50, undefined, { signal });
  }
}
