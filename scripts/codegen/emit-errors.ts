import { refName } from "../contract/schemas";
import type { Contract, ErrorNotes, ErrorObject } from "../contract/contract";

/** `errors.ts`: a class for each error of the contract, and the table of them. */
export function emitErrors({ document }: Contract): string {
  const errors = Object.entries(document.components.errors);
  return `
import type { BadRequest, ErrorInfo, FieldViolation } from "./types";

/** A detail in an error's \`data\` (A2A §9.5). */
export type ErrorDetail = ErrorInfo | BadRequest;

/** The error object of a JSON-RPC response (JSON-RPC §5.1). */
export interface ErrorObject {
  code: number;
  message: string;
  data?: ErrorDetail[];
}

/** Further facts for an error's ErrorInfo: strings only, and never what a caller sent. */
export type ErrorMetadata = Readonly<Record<string, string>>;

function errorInfo(reason: string, domain: string, metadata?: ErrorMetadata): ErrorInfo {
  const info: ErrorInfo = { "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason, domain };
  if (metadata) info.metadata = { ...metadata };
  return info;
}

/** An error that the contract names. Its message is the contract's; nothing else reaches a caller. */
export abstract class RpcError extends Error {
  abstract readonly code: number;
  /** The HTTP status where an HTTP binding answers with this error (A2A §5.4). */
  abstract readonly httpStatus: number;
  readonly data: ErrorDetail[] | undefined;

  protected constructor(message: string, data?: ErrorDetail[], options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.data = data;
  }

  /** The one door out: an RpcError stays what it is, anything else is an InternalError with its cause. */
  static from(reason: unknown): RpcError {
    return reason instanceof RpcError ? reason : new InternalError({ cause: reason });
  }

  toJSON(): ErrorObject {
    return this.data === undefined
      ? { code: this.code, message: this.message }
      : { code: this.code, message: this.message, data: this.data };
  }
}

${errors.map(([name, error]) => errorClass(name, error, document["x-errors"][name])).join("\n")}

export const ERRORS = {
${errors.map(([name]) => `${name},`).join("\n")}
} as const;

export type ErrorName = keyof typeof ERRORS;

/** Code, standard text and HTTP status of each error. */
export const ERROR_TABLE: { readonly [E in ErrorName]: ErrorRow } = {
${errors.map(([name, error]) => errorRow(name, error, document["x-errors"][name])).join("\n")}
};

export interface ErrorRow {
  readonly code: number;
  readonly message: string;
  readonly reason?: string;
  readonly httpStatus: number;
  /** The schema of the error's data, if it has any. */
  readonly data?: "ErrorInfoDetails" | "BadRequestDetails";
}

/** The errors that can be answered before a method is known. */
export const ENVELOPE_ERRORS: readonly ErrorName[] = ${JSON.stringify(document["x-envelope-errors"])};

/** The errors that the Gateway can answer beside them: of who calls, whom and how often. */
export const GATEWAY_ENVELOPE_ERRORS: readonly ErrorName[] = ${JSON.stringify(document["x-gateway-envelope-errors"])};
`;
}

function errorClass(name: string, error: ErrorObject, notes: ErrorNotes | undefined): string {
  if (!notes) throw new Error(`x-errors says nothing of ${name}`);
  const head = `/** ${notes.description} */
export class ${name} extends RpcError {
  readonly code = ${error.code};
  readonly httpStatus = ${notes.httpStatus};
`;
  switch (refName(notes.data)) {
    case "BadRequestDetails":
      return `${head}
  constructor(fieldViolations: FieldViolation[]) {
    super(${JSON.stringify(error.message)}, [
      { "@type": ${JSON.stringify(error.data?.[0]?.["@type"])}, fieldViolations },
    ]);
  }
}`;
    case "ErrorInfoDetails": {
      const info = error.data?.[0];
      const fixed = info?.metadata && JSON.stringify(info.metadata).slice(1, -1);
      return `${head}
  constructor(metadata?: ErrorMetadata) {
    super(${JSON.stringify(error.message)}, [
      errorInfo(${JSON.stringify(info?.reason)}, ${JSON.stringify(info?.domain)}, ${
        fixed ? `{ ${fixed}, ...metadata }` : "metadata"
      }),
    ]);
  }
}`;
    }
    default:
      return `${head}
  constructor(options?: ErrorOptions) {
    super(${JSON.stringify(error.message)}, undefined, options);
  }
}`;
  }
}

function errorRow(name: string, error: ErrorObject, notes: ErrorNotes | undefined): string {
  return `${name}: ${JSON.stringify({
    code: error.code,
    message: error.message,
    reason: error.data?.[0]?.reason,
    httpStatus: notes?.httpStatus,
    data: refName(notes?.data),
  })},`;
}
