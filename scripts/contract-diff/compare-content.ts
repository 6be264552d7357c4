import { compareRest, memberPair, type Pair } from "./compare-lists";
import { compareSchemas } from "./compare-schemas";
import { asObject, namesOfBoth, sameJson } from "./json";
import { partOf, type SchemaWalk } from "./schema-walk";

/** Reports what became of the media types of a body, and of what each holds. */
export function compareContent(walk: SchemaWalk, body: Pair): void {
  const { findings, direction, affects } = walk;
  const list = memberPair(body, "content");
  const content = { before: asObject(list.before), after: asObject(list.after), at: list.at };
  for (const type of namesOfBoth(content.before, content.after)) {
    const { before, after, at } = memberPair(content, type);
    const told = { direction, affects } as const;
    if (after === undefined) {
      const words = `${affects}: ${type} is gone`;
      const place = { before: at.before };
      findings.add({ ...told, at: place, kind: "media-type-removed", breaking: true, words });
    } else if (before === undefined) {
      const words = `${affects}: ${type} is new`;
      // Where there was a body it may come as what its receiver cannot read.
      const breaking = direction === "received" && Object.keys(content.before).length > 0;
      const place = { after: at.after };
      findings.add({ ...told, at: place, kind: "media-type-added", breaking, words });
    } else {
      const pair = { before: asObject(before), after: asObject(after), at };
      compareMedia(walk, pair, type);
    }
  }
}

function compareMedia(walk: SchemaWalk, media: Pair, type: string): void {
  const { findings, affects } = walk;
  const examples = memberPair(media, "examples");
  if (!sameJson(examples.before, examples.after))
    findings.add({
      at:
        examples.before === undefined
          ? { after: examples.at.after }
          : { before: examples.at.before },
      kind: "example-changed",
      breaking: false,
      words: `${affects}: the examples of ${type} are others`,
      affects,
    });
  compareRest(findings, media, new Set(["schema", "examples"]), walk);
  compareSchemas(
    walk,
    partOf({ schema: media.before, at: media.at.before }, "schema"),
    partOf({ schema: media.after, at: media.at.after }, "schema"),
  );
}
