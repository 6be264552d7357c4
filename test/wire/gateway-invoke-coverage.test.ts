import { INVOKE_STATUS } from "../../generated/invoke-status";
import invokeOpenapi from "../../generated/invoke.openapi.json";
import type { GatewayInvokeFrame } from "../../generated/types";
import { AGENT_PATHS } from "../../src/gateway/paths";
import { shownBy } from "../support/golden-coverage";
import { readGoldens } from "../support/golden-file";
import { GATEWAY_GOLDENS } from "../support/golden-gateway";

const FOLDER = "_invoke";

const goldens = readGoldens("gateway").filter(({ name }) => name.startsWith(`${FOLDER}/`));
const shown = goldens
  .flatMap((golden) => shownBy(GATEWAY_GOLDENS, golden))
  .filter(({ path }) => path.endsWith(AGENT_PATHS.invoke));
const frames = goldens
  .flatMap(({ exchanges }) => exchanges.flatMap(({ response }) => response))
  .filter((line) => line.startsWith(`{"type":`))
  .map((line) => JSON.parse(line) as GatewayInvokeFrame);

const HOW = "add a file with a `//` and a `>>` line, run `npm run record:wire`, read what it wrote";

const RESPONSES = invokeOpenapi.paths["/{agentId}/v1/invoke"].post.responses;
const CODES = Object.keys(INVOKE_STATUS) as (keyof typeof INVOKE_STATUS)[];

/** The codes that can come once the agent has been handed the message: then the last frame has them. */
const AFTER_DELIVERY = ["conflict", "service_timeout", "internal"] as const satisfies typeof CODES;

describe("the wire goldens of REST invoke cover its contract", () => {
  it.each(Object.keys(RESPONSES))("the status %s", (status) => {
    const seen = shown.some((one) => one.status === Number(status) && !one.isStream);
    expect(seen ? [] : [`${FOLDER}/<case>.io answering ${status}: ${HOW}`]).toEqual([]);
  });

  it.each(CODES)("the code %s, at its status", (code) => {
    const seen = shown.filter(({ outcome, isStream }) => outcome === code && !isStream);
    const statuses = new Set(seen.map(({ status }) => status));
    expect(seen.length > 0 ? [] : [`${FOLDER}/<case>.io answering ${code}: ${HOW}`]).toEqual([]);
    expect([...statuses]).toEqual([INVOKE_STATUS[code]]);
  });

  it.each(["agent_reply_delta", "agent_reply", "error"])("the frame %s", (type) => {
    const seen = frames.some((frame) => frame.type === type);
    expect(seen ? [] : [`${FOLDER}/<case>.io with a frame ${type}: ${HOW}`]).toEqual([]);
  });

  it.each(AFTER_DELIVERY)("a stream that ends with %s", (code) => {
    const seen = frames.some((frame) => frame.type === "error" && frame.error.code === code);
    expect(seen ? [] : [`${FOLDER}/<case>.io streaming ${code}: ${HOW}`]).toEqual([]);
  });

  it("a stream is answered with 200, and a refusal before it with its own status", () => {
    const streams = shown.filter(({ isStream }) => isStream);
    expect([...new Set(streams.map(({ status }) => status))]).toEqual([200]);
  });
});
