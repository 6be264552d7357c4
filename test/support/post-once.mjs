// Sends one POST to the URL given, which may be http://localhost, and prints its status or what went wrong.
// It runs in a process of its own, with an environment of its own.
import { createEgress } from "../../dist/src/adapters/egress/egress.js";

const allow = { networks: [], httpLocalhost: true };
createEgress({ allow })
  .post({ url: process.argv[2], headers: {}, body: "{}", timeoutMs: 10_000 })
  .then(
    ({ status }) => console.log(`status ${status}.`),
    ({ message }) => console.log(`error ${message}.`),
  );
