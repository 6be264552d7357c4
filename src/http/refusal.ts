import type { ServerResponse } from "node:http";
import type { BeaconErrorBody, FieldViolation, GatewayErrorBody } from "../../generated/types";
import { sendJson } from "./send";

/** The codes of both products; each product's contract says which are its own. */
export type RefusalCode = (BeaconErrorBody | GatewayErrorBody)["error"]["code"];

/** The body of a refusal. */
export interface RefusalBody {
  error: { code: RefusalCode; message: string; violations?: FieldViolation[] };
}

/** The HTTP status of each refusal outside JSON-RPC. */
const STATUS: Readonly<Record<RefusalCode, number>> = {
  invalid_json: 400,
  unsupported_version: 400,
  not_found: 404,
  agent_not_found: 404,
  method_not_allowed: 405,
  too_large: 413,
  unsupported_media_type: 415,
  invalid_message: 422,
  rate_limited: 429,
  unavailable: 503,
};

/** A refusal outside JSON-RPC: a stable code, and words that say what is wanted. */
export class Refusal extends Error {
  override readonly name = "Refusal";

  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly options: {
      headers?: Readonly<Record<string, string>>;
      violations?: FieldViolation[];
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: options.cause });
  }

  get status(): number {
    return STATUS[this.code];
  }

  toJSON(): RefusalBody {
    const { violations } = this.options;
    const error = { code: this.code, message: this.message };
    return { error: violations ? { ...error, violations } : error };
  }

  /** Anything that is not a Refusal becomes "unavailable", with its cause for the log only. */
  static from(reason: unknown): Refusal {
    if (reason instanceof Refusal) return reason;
    return new Refusal("unavailable", "the request could not be served now; try again later", {
      cause: reason,
    });
  }
}

/** Sends a refusal as the answer. */
export function sendRefusal(res: ServerResponse, refusal: Refusal): void {
  sendJson(res, refusal.status, JSON.stringify(refusal), refusal.options.headers);
}
