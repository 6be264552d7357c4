import type { FieldViolation } from "../../generated/types";
import { FINITE } from "./find-infinite";
import { type Fault, FIELD_NAMES, PATTERN_WORDS } from "../../generated/validators";

/**
 * Puts the fault that a validator found into plain words: which field, and what is wanted.
 *
 * Nothing of the input is repeated. A member is named only if the contract defines its name, else it
 * is written `*`; the words come from the schema's own keywords.
 *
 * @param at the path of the validated value, such as `message.parts[0].data`
 * @param fieldNames the names that the contract in question defines
 */
export function describeFault(
  fault: Fault | undefined,
  at = "",
  fieldNames = FIELD_NAMES,
): FieldViolation {
  if (!fault) return { field: at, description: "is not valid" };
  let field = join(at, fault.instancePath, fieldNames);
  if (fault.keyword === "required")
    field = join(field, `/${text(fault.params.missingProperty)}`, fieldNames);
  return { field, description: wanted(fault) };
}

function join(at: string, instancePath: string, fieldNames: ReadonlySet<string>): string {
  let path = at;
  for (const segment of instancePath.split("/").slice(1)) {
    if (/^\d+$/.test(segment)) path += `[${segment}]`;
    else path += (path === "" ? "" : ".") + (fieldNames.has(segment) ? segment : "*");
  }
  return path;
}

function wanted({ keyword, params }: Fault): string {
  const limit = text(params.limit);
  switch (keyword) {
    case "required":
      return "is required";
    case "type":
      return `must be ${article(text(params.type))}`;
    case "enum":
      return `must be one of ${list(params.allowedValues)}`;
    case "const":
      return `must be ${text(params.allowedValue)}`;
    case "minLength":
    case "minProperties":
      return limit === "1" ? "must not be empty" : `must have at least ${limit} characters`;
    case "maxLength":
      return `must have at most ${limit} characters`;
    case "minItems":
      return `must have at least ${count(limit, "item")}`;
    case "maxItems":
      return `must have at most ${count(limit, "item")}`;
    case "minimum":
      return `must be ${limit} or more`;
    case "maximum":
      return `must be ${limit} or less`;
    case "exactlyOneOf":
      return `must have exactly one of ${list(params.members)}`;
    case FINITE:
      return IN_RANGE;
    case "additionalProperties":
      return "must have no members but those that its schema names";
    case "format":
      return params.format === "date-time" ? TIMESTAMP : `must be ${article(text(params.format))}`;
    case "pattern":
      if (params.pattern === "Z$") return TIMESTAMP;
      return PATTERN_WORDS[text(params.pattern)] ?? `must match ${text(params.pattern)}`;
    default:
      return "is not valid";
  }
}

/** What is wanted of a value that holds an infinite number. */
export const IN_RANGE = "must hold no number beyond the range of a double";

/** What is wanted of a timestamp. */
export const TIMESTAMP = "must be a date and time in UTC such as 2026-01-31T12:00:00.000Z";

function article(noun: string): string {
  return noun === "uri" ? "an absolute URI" : `${/^[aeio]/.test(noun) ? "an" : "a"} ${noun}`;
}

function count(limit: string, noun: string): string {
  return `${limit} ${noun}${limit === "1" ? "" : "s"}`;
}

function list(values: unknown): string {
  return Array.isArray(values) ? values.map(text).join(", ") : "";
}

function text(value: unknown): string {
  return String(value);
}
