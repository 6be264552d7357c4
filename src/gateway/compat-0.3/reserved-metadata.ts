/** Free-form metadata (A2A §4.1, A2A 0.3 §6). */
export type Metadata = Record<string, unknown>;

/** What was stowed, and the metadata that it was stowed in. */
export interface Unstowed {
  values: Metadata;
  metadata: Metadata | undefined;
}

/**
 * Puts values that have no place of their own into metadata, under a reserved key. Metadata that
 * could not be told apart again, since it is empty or has that very key, is kept whole beside them:
 * `unstow` gives back exactly what was there, for any metadata.
 */
export function stow(metadata: Metadata | undefined, key: string, values: Metadata): Metadata {
  return metadata !== undefined && needsKeeping(metadata, key)
    ? { [key]: { ...values, metadata } }
    : { ...metadata, [key]: values };
}

/**
 * Takes values out of metadata again.
 *
 * @param isStowed whether values are some that would have been stowed
 * @returns undefined where `stow` would not have written this, which is then metadata like any other
 */
export function unstow(
  metadata: Metadata | undefined,
  key: string,
  isStowed: (values: Metadata) => boolean,
): Unstowed | undefined {
  if (metadata === undefined || !Object.hasOwn(metadata, key)) return undefined;
  const { [key]: stowed, ...rest } = metadata;
  if (!isObject(stowed)) return undefined;
  const { metadata: kept, ...values } = stowed;
  if (!isStowed(values)) return undefined;
  if (!Object.hasOwn(stowed, "metadata"))
    return isEmpty(values) ? undefined : { values, metadata: isEmpty(rest) ? undefined : rest };
  const isKept = isEmpty(rest) && isObject(kept) && needsKeeping(kept, key);
  return isKept ? { values, metadata: kept } : undefined;
}

export function isObject(value: unknown): value is Metadata {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function needsKeeping(metadata: Metadata, key: string): boolean {
  return isEmpty(metadata) || Object.hasOwn(metadata, key);
}

function isEmpty(metadata: Metadata): boolean {
  return Object.keys(metadata).length === 0;
}
