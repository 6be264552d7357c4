import { type ErrorName, ERROR_TABLE } from "../../generated/errors";
import type { TestBeacon } from "../support/beacon";

/**
 * The modules of the official SDK. Its types call themselves ES modules, so a CommonJS file asks for
 * them with `import()`.
 */
export async function loadSdk() {
  const [core, client, errors] = await Promise.all([
    import("@a2a-js/sdk"),
    import("@a2a-js/sdk/client"),
    import("@a2a-js/sdk/errors"),
  ]);
  return { ...core, ...client, errors };
}

export type Sdk = Awaited<ReturnType<typeof loadSdk>>;
export type SdkClient = Awaited<ReturnType<InstanceType<Sdk["ClientFactory"]>["createFromUrl"]>>;

/** A SendMessage request of the SDK, of a message and a configuration as they stand on the wire. */
export function sendRequest(sdk: Sdk, message: object, configuration?: object) {
  return sdk.SendMessageRequest.fromJSON({ message, configuration });
}

/** Sends a message that is to be answered with a task. */
export async function sendTask(sdk: Sdk, client: SdkClient, message: object) {
  const sent = await client.sendMessage(sendRequest(sdk, message));
  if (!("status" in sent)) throw new Error("The answer is a message, not a task");
  return sent;
}

/**
 * The SDK has one class for whatever is wrong with a request, and one for errors that A2A does not
 * define; the code tells which.
 */
const SDK_NAMES: Partial<Record<ErrorName, string>> = {
  InvalidParamsError: "RequestMalformedError",
  MethodNotFoundError: "RequestMalformedError",
  UnauthenticatedError: "JsonRpcTransportError",
  AgentOfflineError: "JsonRpcTransportError",
};

/**
 * Expects the SDK to throw its own class of an error, read from a response that crossed the wire.
 * Answers the details that came with it.
 */
export async function expectRefusal(
  sdk: Sdk,
  name: ErrorName,
  call: () => unknown,
): Promise<any[]> {
  const reason = await rejectionOf(call);
  if (!sdk.errors.isJsonRpcError(reason))
    throw new Error("Not refused on the wire", { cause: reason });
  const sdkName = SDK_NAMES[name] ?? name;
  expect(reason).toBeInstanceOf((sdk.errors as Record<string, unknown>)[sdkName]);
  expect(reason).toMatchObject({ name: sdkName, envelopeCode: ERROR_TABLE[name].code });
  return (reason.data ?? []) as any[];
}

/** Expects a call to be refused for the value of a field. */
export async function expectViolation(sdk: Sdk, field: string, call: () => unknown): Promise<void> {
  const [detail] = await expectRefusal(sdk, "InvalidParamsError", call);
  expect(detail.fieldViolations).toEqual([{ field, description: expect.any(String) }]);
}

/** What a call throws or rejects with; undefined if it does neither. */
export async function rejectionOf(call: () => unknown): Promise<unknown> {
  try {
    await call();
    return undefined;
  } catch (reason) {
    return reason;
  }
}

/** How many requests a piece of work makes to the Beacon. */
export async function countRequests(beacon: TestBeacon, work: () => unknown): Promise<number> {
  let count = 0;
  const onRequest = () => {
    count += 1;
  };
  beacon.server.on("request", onRequest);
  await work();
  beacon.server.off("request", onRequest);
  return count;
}
