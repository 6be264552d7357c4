import { InvalidParamsError } from "../../../generated/errors";
import type { FieldViolation, Part, PartData } from "../../../generated/types";
import { VALIDATORS } from "../../../generated/validators";
import { describeFault } from "../../a2a/describe-fault";
import type { SubmissionKind } from "../../ports/submission-store";

/**
 * What a message is: structured if exactly one data part is a valid beacon/0.1 message, else
 * unstructured if some text part is not blank.
 *
 * @throws InvalidParamsError when it is neither, naming the fault of the data part if there is one
 */
export function classify(parts: readonly Part[]): SubmissionKind {
  const data = dataParts(parts);
  const [only] = data;
  const fault = data.length === 1 && only ? messageFault(only.part.data, only.at) : undefined;
  if (data.length === 1 && !fault) return "structured";
  if (parts.some((part) => part.text !== undefined && part.text.trim() !== ""))
    return "unstructured";
  throw new InvalidParamsError([fault ?? nothingToStore(data.length)]);
}

/** The first fault of a would-be beacon/0.1 message, or undefined if it is one. */
export function messageFault(message: unknown, at: string): FieldViolation | undefined {
  const validate = VALIDATORS.BeaconMessage;
  return validate(message) ? undefined : describeFault(validate.errors?.[0], at);
}

function dataParts(parts: readonly Part[]): { part: PartData; at: string }[] {
  return parts.flatMap((part, index) =>
    part.data === undefined ? [] : [{ part, at: `message.parts[${index}].data` }],
  );
}

function nothingToStore(dataPartCount: number): FieldViolation {
  const description =
    dataPartCount > 1
      ? "must hold exactly one data part with a beacon/0.1 message, or a text part that is not blank"
      : "must hold a text part that is not blank, or one data part with a beacon/0.1 message";
  return { field: "message.parts", description };
}
