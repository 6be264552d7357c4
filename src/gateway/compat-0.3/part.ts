import type * as v03 from "../../../generated/a2a-0.3/types";
import type { Part } from "../../../generated/types";
import { present } from "./present";
import { isObject, type Metadata, stow, unstow } from "./reserved-metadata";

/** Where 0.3 metadata holds what only a 1.0 part has a field for. */
const RESERVED_KEY = "a2a-1.0";

/**
 * Marks data that is no object, which 0.3 has no form for, as wrapped in `{ value }`. It is the mark
 * that the official JavaScript SDK sets and reads.
 */
const WRAPPED_KEY = "data_part_compat";

/** File name and media type, which 1.0 allows on every part and 0.3 on files only. */
type Label = Pick<Part, "filename" | "mediaType">;

export function partFrom03(part: v03.Part): Part {
  switch (part.kind) {
    case "text": {
      const { label, metadata } = labelFrom03(part.metadata);
      return { text: part.text, ...label, ...present({ metadata }, "metadata") };
    }
    case "file":
      return { ...fileFrom03(part.file), ...present(part, "metadata") };
    case "data": {
      const { label, metadata } = labelFrom03(part.metadata);
      return { ...dataFrom03(part.data, metadata), ...label };
    }
  }
}

export function partTo03(part: Part): v03.Part {
  if (part.text !== undefined)
    return { kind: "text", text: part.text, ...metadataTo03(part.metadata, part) };
  if (part.raw !== undefined || part.url !== undefined)
    return { kind: "file", file: fileTo03(part), ...present(part, "metadata") };
  if (isObject(part.data))
    return { kind: "data", data: part.data, ...metadataTo03(part.metadata, part) };
  const marked = { ...part.metadata, [WRAPPED_KEY]: true };
  return { kind: "data", data: { value: part.data }, ...metadataTo03(marked, part) };
}

function fileFrom03({ bytes, uri, name, mimeType }: v03.FileContent): Part {
  const label = present({ filename: name, mediaType: mimeType }, "filename", "mediaType");
  return bytes === undefined ? { url: uri, ...label } : { raw: bytes, ...label };
}

function fileTo03({ raw, url, filename, mediaType }: Part): v03.FileContent {
  const label = present({ name: filename, mimeType: mediaType }, "name", "mimeType");
  return raw === undefined ? { uri: url ?? "", ...label } : { bytes: raw, ...label };
}

function dataFrom03(data: Metadata, metadata: Metadata | undefined): Part {
  if (!isWrapped(data, metadata)) return { data, ...present({ metadata }, "metadata") };
  const { [WRAPPED_KEY]: _mark, ...rest } = metadata ?? {};
  return Object.keys(rest).length === 0
    ? { data: data.value }
    : { data: data.value, metadata: rest };
}

/** Only what would be wrapped again just so counts as wrapped. */
function isWrapped(data: Metadata, metadata: Metadata | undefined): boolean {
  return (
    metadata !== undefined &&
    Object.hasOwn(metadata, WRAPPED_KEY) &&
    metadata[WRAPPED_KEY] === true &&
    Object.keys(data).join() === "value" &&
    !isObject(data.value)
  );
}

function metadataTo03(metadata: Metadata | undefined, part: Part): { metadata?: Metadata } {
  const label = present(part, "filename", "mediaType");
  if (Object.keys(label).length === 0) return present({ metadata }, "metadata");
  return { metadata: stow(metadata, RESERVED_KEY, label) };
}

function labelFrom03(metadata: Metadata | undefined): {
  label: Label;
  metadata: Metadata | undefined;
} {
  const unstowed = unstow(metadata, RESERVED_KEY, isLabel);
  return unstowed
    ? { label: unstowed.values, metadata: unstowed.metadata }
    : { label: {}, metadata };
}

function isLabel(values: Metadata): boolean {
  const entries = Object.entries(values);
  return (
    entries.length > 0 &&
    entries.every(
      ([name, value]) => (name === "filename" || name === "mediaType") && typeof value === "string",
    )
  );
}
