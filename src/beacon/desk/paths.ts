/** Where the desk answers. */
export const DESK_PATHS = {
  queue: "/",
  submissions: "/submissions",
  updates: "/updates",
  export: "/export.jsonl",
  chain: "/chain",
  help: "/help",
  signIn: "/sign-in",
  signOut: "/sign-out",
  assets: "/assets",
} as const;

/** The page of a submission. */
export function submissionPath(id: string): string {
  return `${DESK_PATHS.submissions}/${encodeURIComponent(id)}`;
}
