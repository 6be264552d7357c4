import canonicalize from "canonicalize";
import type { AgentCard } from "../../generated/types";
import { dropDefaults } from "./card-defaults";

/**
 * The canonical forms of a card, without its signatures, in RFC 8785 form.
 *
 * There are two readings of what is left out before that. The specification keeps required fields and
 * messages that are there but empty (A2A §8.4.1); the official SDKs leave out everything that is empty,
 * at any depth. Where a card tells them apart it has two forms, that of the SDKs first.
 */
export function canonicalCardForms(card: AgentCard): string[] {
  const { signatures: _signatures, ...content } = dropDefaults(card);
  return canonicalForms(content);
}

/** The same of a card of another version, which is sent as it is. */
export function canonicalForms(content: object): string[] {
  const forms = [dropEmpty(content) ?? {}, content].map((form) => canonicalize(form) as string);
  return [...new Set(forms)];
}

function dropEmpty(value: unknown): unknown {
  if (value === "" || value === null) return undefined;
  if (Array.isArray(value)) {
    const items = value.map(dropEmpty).filter((item) => item !== undefined);
    return items.length === 0 ? undefined : items;
  }
  if (typeof value !== "object") return value;
  const members = Object.entries(value)
    .map(([key, member]) => [key, dropEmpty(member)] as const)
    .filter(([, member]) => member !== undefined);
  return members.length === 0 ? undefined : Object.fromEntries(members);
}
