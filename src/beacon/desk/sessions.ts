import { hash, randomBytes } from "node:crypto";
import type { Clock } from "../../ports/clock";

/** How long a session lasts, whatever is done in it. */
export const SESSION_MS = 12 * 60 * 60 * 1000;

/** A reviewer's time at the desk. */
export interface Session {
  /** Stands for it where its token must not. */
  id: string;
  expiresAt: number;
}

/** Sessions, in memory alone: when the desk ends, all of them end. */
export interface Sessions {
  /** Begins a session; answers its token, which is kept nowhere here. */
  begin(): string;
  /** The session of a token, unless it has ended. */
  find(token: string): Session | undefined;
  end(token: string): void;
}

export function createSessions(clock: Clock): Sessions {
  const sessions = new Map<string, Session>();
  // What is looked up is a hash, so that the time of the look-up tells nothing of a token.
  const idOf = (token: string) => hash("sha256", token, "hex");
  const isOver = ({ expiresAt }: Session) => expiresAt <= clock.now();

  return {
    begin() {
      for (const [id, session] of sessions) if (isOver(session)) sessions.delete(id);
      const token = randomBytes(32).toString("base64url");
      const id = idOf(token);
      sessions.set(id, { id, expiresAt: clock.now() + SESSION_MS });
      return token;
    },
    find(token) {
      const session = sessions.get(idOf(token));
      return session && !isOver(session) ? session : undefined;
    },
    end(token) {
      sessions.delete(idOf(token));
    },
  };
}
