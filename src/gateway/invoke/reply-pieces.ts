import type { AgentArtifact } from "../../../generated/agent-link/types";
import { textOf } from "../tasks/reply-text";

/** Cuts a reply into pieces while it comes. */
export interface ReplyPieces {
  /** One more artifact, or chunk of one. */
  artifact(artifact: AgentArtifact): void;
  /** The reply is whole: what has not been told of it is the last piece. */
  end(text: string): void;
}

/**
 * Tells the text of a reply piece by piece. The pieces joined are the reply, as long as the agent only
 * adds to what comes last; once it changes what was told already, no more pieces come.
 */
export function createReplyPieces(onPiece: (text: string) => void): ReplyPieces {
  const known = new Set<string>();
  let last: string | undefined;
  let told = "";
  let isRevised = false;

  const tell = (text: string) => {
    if (text === "") return;
    told += text;
    onPiece(text);
  };

  return {
    artifact({ artifactId, append, parts }) {
      const isNew = !known.has(artifactId);
      if (!isNew && !(append && artifactId === last)) isRevised = true;
      known.add(artifactId);
      if (isNew) last = artifactId;
      if (!isRevised) tell(textOf(parts));
    },
    end(text) {
      if (!isRevised) tell(text.slice(told.length));
    },
  };
}
