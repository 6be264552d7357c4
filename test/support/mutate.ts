import fc from "fast-check";
import { json } from "./arbitraries";
import { MARKER } from "./marker";

/** A change to one member or item of a JSON value, wherever it is. */
export interface Mutation {
  kind: "delete" | "replace" | "rename" | "duplicate" | "lengthen" | "wrap";
  /** Picks the place, by its number among all places. */
  place: number;
  other: unknown;
}

export const mutation: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.constantFrom("delete", "replace", "rename", "duplicate", "lengthen", "wrap"),
  place: fc.nat(),
  other: json,
});

/** One member: a name and a JSON text, so that a name can be there twice. */
type Member = [name: string, value: Node];

/** A JSON value that can hold what JSON.parse would not keep: a member twice. */
type Node = { members: Member[] } | { items: Node[] } | { leaf: unknown };

/** The JSON text of a value after some mutations. An infinite number is one that JSON can write. */
export function mutated(value: unknown, mutations: readonly Mutation[]): string {
  const root: Node = { items: [toNode(value)] };
  for (const one of mutations) apply(root, one);
  return root.items.map(toText).join("");
}

function toNode(value: unknown): Node {
  if (Array.isArray(value)) return { items: value.map(toNode) };
  if (typeof value !== "object" || value === null) return { leaf: value };
  return { members: Object.entries(value).map(([name, member]) => [name, toNode(member)]) };
}

function toText(node: Node): string {
  if ("items" in node) return `[${node.items.map(toText).join()}]`;
  if ("leaf" in node) return node.leaf === Infinity ? "1e999" : JSON.stringify(node.leaf);
  return `{${node.members.map(([name, value]) => `${JSON.stringify(name)}:${toText(value)}`).join()}}`;
}

/** A place where something can be changed: the list that holds it, and where in it. */
type Place = { list: Member[]; at: number; node: Node } | { items: Node[]; at: number; node: Node };

function placesOf(node: Node): Place[] {
  if ("leaf" in node) return [];
  if ("items" in node)
    return node.items.flatMap((item, at) => [
      { items: node.items, at, node: item },
      ...placesOf(item),
    ]);
  return node.members.flatMap(([, value], at) => [
    { list: node.members, at, node: value },
    ...placesOf(value),
  ]);
}

function apply(root: Node, { kind, place, other }: Mutation): void {
  const places = placesOf(root);
  const chosen = places[place % places.length];
  // Everything may have been deleted before.
  if (!chosen) return;
  const replace = (node: Node) => {
    if ("list" in chosen) chosen.list[chosen.at] = [nameAt(chosen.list, chosen.at), node];
    else chosen.items[chosen.at] = node;
  };
  switch (kind) {
    case "delete":
      if ("list" in chosen) chosen.list.splice(chosen.at, 1);
      else chosen.items.splice(chosen.at, 1);
      return;
    case "replace":
      replace(toNode(other));
      return;
    case "rename":
      if ("list" in chosen) chosen.list[chosen.at] = [MARKER, chosen.node];
      return;
    case "duplicate":
      if ("list" in chosen) chosen.list.push([nameAt(chosen.list, chosen.at), toNode(other)]);
      else chosen.items.push(toNode(other));
      return;
    case "lengthen":
      replace({ leaf: MARKER.repeat(4_000) });
      return;
    case "wrap":
      replace({ items: [chosen.node] });
  }
}

function nameAt(list: Member[], at: number): string {
  return list[at]?.[0] ?? MARKER;
}
