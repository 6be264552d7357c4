import {
  beaconRowOf,
  errorName,
  type ErrorObject,
  type ExamplePairing,
  type MethodObject,
} from "../../contract/contract";
import { errorOf, type PageInput } from "./page-input";

/** The one call that an example is, at the product at hand. */
export interface ExampleCall {
  /** Where it stands on the page. */
  id: string;
  method: string;
  headers: Record<string, string>;
  params: object;
  request: object;
  response: object;
  isStream: boolean;
}

type ErrorDetail = NonNullable<ErrorObject["data"]>[number];

/** What an example sends to a product, and what it is answered with. */
export function exampleCall(
  input: PageInput,
  method: MethodObject,
  example: ExamplePairing,
): ExampleCall {
  const { product } = input;
  const params = Object.fromEntries(example.params.map(({ name, value }) => [name, value]));
  const error = example["x-error"];
  const outcome = error
    ? { error: shownError(input, errorName(error), caseOf(input, method, example)) }
    : { result: example.result?.value ?? null };
  const local = localizer(input);
  return {
    id: `${method.name}.${example.name}`,
    method: method.name,
    headers: { ...product.headers, ...example["x-service-parameters"] },
    params: local(params),
    request: local({ jsonrpc: "2.0", id: 1, method: method.name, params }),
    response: local({ jsonrpc: "2.0", id: 1, ...outcome }),
    isStream: method["x-streaming"] === true && error === undefined,
  };
}

/** An error as a product answers it: with the versions it speaks, and what it says of the case. */
export function shownError(input: PageInput, name: string, ofCase: object = {}): ErrorObject {
  const { error } = errorOf(input, name);
  if (!error.data) return error;
  const spoken = input.product.versions.map(({ version }) => version).join(", ");
  const [detail, ...others] = error.data;
  const versions = detail?.metadata?.supportedVersions && {
    metadata: { ...detail.metadata, supportedVersions: spoken },
  };
  return { ...error, data: [{ ...detail, ...versions, ...ofCase } as ErrorDetail, ...others] };
}

/** What the details of an error say of one example; where a method is refused as policy, why. */
function caseOf({ name }: PageInput, method: MethodObject, example: ExamplePairing): object {
  const error = example["x-error"] && errorName(example["x-error"]);
  const refusal = name === "beacon" ? beaconRowOf(method) : undefined;
  const details = example["x-details"];
  return {
    ...(refusal?.error !== undefined &&
      refusal.error === error && { metadata: { policy: refusal.why } }),
    ...details?.any,
    ...details?.[name],
  };
}

/** Puts ids of tasks into the form that the product at hand gives them. */
function localizer({ contract, product }: PageInput): <T extends object>(value: T) => T {
  const pattern = contract.schemas.get("BeaconReceipt")?.properties?.receipt_id?.pattern ?? "";
  const ids = new RegExp(`"${pattern.replace(/^\^|\$$/g, "")}"`, "g");
  return (value) =>
    JSON.parse(JSON.stringify(value).replace(ids, `"${product.taskId}"`)) as typeof value;
}
