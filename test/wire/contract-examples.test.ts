import { type ErrorName } from "../../generated/errors";
import { METHOD_NAMES, type MethodName, METHODS } from "../../generated/methods";
import openrpc from "../../openrpc.json";
import {
  call,
  post,
  RPC_HEADERS,
  rpc,
  type RpcBody,
  startBeacon,
  type TestBeacon,
  textMessage,
} from "../support/beacon";
import { breakStore } from "../support/break-store";
import { errorExample, type Example, examplesOf, paramsOf } from "../support/golden-examples";
import { Bindings } from "../support/golden-mask";

let beacon: TestBeacon;

/** The id of a stored submission, for the examples that name a task. */
let storedId: string;

beforeAll(async () => {
  beacon = await startBeacon();
  const { result } = await call(beacon, "SendMessage", { message: textMessage() });
  storedId = result.task.id;
});
afterAll(() => beacon.stop());

describe("the contract's examples hold at the Beacon", () => {
  const served = METHOD_NAMES.filter((method) => METHODS[method].beacon.policy !== "refuse");
  const results = served.flatMap((method) =>
    examplesOf(method)
      .filter(({ result, "x-at": at }) => result && (at?.includes("beacon") ?? true))
      .map((example) => [method, example.name, example] as const),
  );

  it.each(results)("%s: the result of the example %s", async (method, _name, example) => {
    const body = await replay(method, example);
    expect(masked(body.result)).toEqual(masked(example.result?.value));
    expect(body.error).toBeUndefined();
  });

  it.each(served)("%s: there is an example with a result", (method) => {
    expect(results.filter(([name]) => name === method)).not.toEqual([]);
  });

  const errors = METHOD_NAMES.flatMap((method) =>
    METHODS[method].beacon.errors.map((error) => [method, error] as const),
  );

  it.each(errors)("%s: the example of %s", async (method, error) => {
    const { code, message, data } = declared(error);
    // Nothing in a request can make the store fail, so that is done to the store.
    const mend = breakStore(
      beacon.db,
      "submissions",
      error === "InternalError" ? "unreadable" : "usable",
    );
    const body = await replay(method, errorExample(method, error)).finally(mend);
    expect(body.error).toMatchObject({ code, message });
    expect(identityOf(body.error?.data)).toEqual(identityOf(data));
  });
});

async function replay(method: MethodName, example: Example) {
  const headers = { ...RPC_HEADERS, ...example["x-service-parameters"] };
  const request = rpc(method, paramsOf(example, storedId));
  const response = await post(beacon.endpoint, request, headers);
  return (await response.json()) as RpcBody;
}

/** A value without what differs from call to call; equal ids and times stay equal. */
function masked(value: unknown): unknown {
  return JSON.parse(new Bindings().mask([JSON.stringify(value)]).join(""));
}

interface DeclaredError {
  code: number;
  message: string;
  data?: { "@type": string; reason?: string; domain?: string }[];
}

function declared(error: ErrorName): DeclaredError {
  return (openrpc.components.errors as Record<ErrorName, DeclaredError>)[error];
}

/** What names an error in its details, without what they say of one request. */
function identityOf(data: DeclaredError["data"]) {
  return data?.map((detail) => [detail["@type"], detail.reason, detail.domain]);
}
