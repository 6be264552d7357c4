import type { IncomingMessage } from "node:http";
import { Refusal } from "./refusal";

/** @throws Refusal `method_not_allowed` unless the method of a request is one of those of its path */
export function checkMethod({ method = "" }: IncomingMessage, methods: readonly string[]): void {
  if (methods.includes(method)) return;
  const words = methods.join(", ").replace(/, (?=[A-Z]+$)/, " or ");
  throw new Refusal("method_not_allowed", `use ${words}`, {
    headers: { Allow: methods.join(", ") },
  });
}
