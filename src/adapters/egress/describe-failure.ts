import { errors } from "undici";
import { EgressError, EgressUnavailableError } from "../../ports/egress";

/** What codes of node, OpenSSL and undici mean to who named the URL. */
const WORDS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "the connection was refused",
  ECONNRESET: "the connection was closed before an answer came",
  EPIPE: "the connection was closed before an answer came",
  UND_ERR_SOCKET: "the connection was closed before an answer came",
  ETIMEDOUT: "no connection came about in time",
  EHOSTUNREACH: "its host cannot be reached",
  ENETUNREACH: "its host cannot be reached",
  UND_ERR_CLOSED: "it was stopped before an answer came",
  UND_ERR_DESTROYED: "it was stopped before an answer came",
  UND_ERR_HEADERS_OVERFLOW: "the headers of its answer are too large",
  UND_ERR_INVALID_ARG: "its headers cannot be sent",
  CERT_HAS_EXPIRED: "its certificate is not valid: it has expired",
  CERT_NOT_YET_VALID: "its certificate is not valid: it is not valid yet",
  DEPTH_ZERO_SELF_SIGNED_CERT: "its certificate is not valid: it is signed by itself",
  SELF_SIGNED_CERT_IN_CHAIN: "its certificate is not valid: its issuer is not trusted",
  UNABLE_TO_GET_ISSUER_CERT: "its certificate is not valid: its issuer is not trusted",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "its certificate is not valid: its issuer is not trusted",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "its certificate is not valid: its issuer is not trusted",
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is not valid: it is for another name",
};

/** What this machine lacks. */
const OWN_FAULTS = new Set(["EMFILE", "ENFILE", "ENOBUFS", "ENOMEM", "EADDRNOTAVAIL"]);

/** Families of codes, for those that are not worth a line. */
const FAMILIES: readonly [RegExp, string][] = [
  [/CERT|^INVALID_(CA|PURPOSE)$/, "its certificate is not valid: it cannot be verified"],
  [/^(ERR_SSL_|EPROTO$)/, "TLS could not be agreed on"],
];

/** Puts into words why no status came. The reason itself may tell addresses, and is for the log. */
export function describeFailure(reason: unknown): EgressError | EgressUnavailableError {
  if (reason instanceof EgressError) return reason;
  // No cause: it holds what was sent instead.
  if (reason instanceof errors.HTTPParserError) return new EgressError("its answer is not HTTP");
  const code = String((reason as NodeJS.ErrnoException).code);
  if (OWN_FAULTS.has(code)) return new EgressUnavailableError(code, { cause: reason });
  const words = WORDS[code] ?? FAMILIES.find(([pattern]) => pattern.test(code))?.[1];
  return new EgressError(words ?? "the request failed", { cause: reason });
}
