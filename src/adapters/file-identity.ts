import { statSync } from "node:fs";

/** Remembers which file is at a path, and says later whether it is another one, or none. */
export function watchFileIdentity(path: string): () => boolean {
  const identityOf = () => {
    const found = statSync(path, { throwIfNoEntry: false, bigint: true });
    return found && `${found.dev} ${found.ino}`;
  };
  const before = identityOf();
  return () => identityOf() !== before;
}
