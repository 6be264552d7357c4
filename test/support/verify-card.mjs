// Reads {card, keySet} from standard input and has the official SDK verify the card, as it is.
import { text } from "node:stream/consumers";
import { verifyAgentCardSignature } from "@a2a-js/sdk";

console.debug = () => undefined;
const { card, keySet } = JSON.parse(await text(process.stdin));
const verify = verifyAgentCardSignature(async (kid) => keySet.keys.find((key) => key.kid === kid));
try {
  await verify(card);
  process.stdout.write("valid");
} catch (reason) {
  process.stdout.write(reason.message);
}
