// Reads the card at the URL it is given, has the official SDK verify it, as it is, with the keys that
// the signature itself names, and makes a client of it. The JSON is verified, not what the SDK's reader
// makes of it: from that the SDK's canonical form loses the security schemes.
import { verifyAgentCardSignature } from "@a2a-js/sdk";
import { ClientFactory } from "@a2a-js/sdk/client";

console.debug = () => undefined;
const lines = [];
const verify = verifyAgentCardSignature(async (kid, jku) => {
  lines.push(`${jku} ${kid}`);
  const { keys } = await (await fetch(jku)).json();
  return keys.find((key) => key.kid === kid);
});
const response = await fetch(process.argv[2], { headers: { "A2A-Version": "1.0" } });
const card = await response.json();
await verify(card);
lines.push("verified");
const changed = { ...card, securitySchemes: {} };
await verify(changed).catch((reason) => lines.push(reason.message));
const { protocolVersion } = await new ClientFactory().createFromAgentCard(card);
lines.push(`client of ${protocolVersion}`);
process.stdout.write(lines.join("\n"));
