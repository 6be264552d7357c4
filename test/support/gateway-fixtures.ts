import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTVerifyGetKey, SignJWT } from "jose";
import type { AgentRecord } from "../../src/ports/agent-store";
import type { Logger } from "../../src/ports/logger";

/** An agent of the user `owner-1`, as complete as one can be. */
export function agentRecord(changes: Partial<AgentRecord> = {}): AgentRecord {
  return {
    id: "weather",
    ownerId: "owner-1",
    ownerName: "Weather Bureau",
    name: "Weather",
    description: "Tells tomorrow's weather.",
    version: "2.1.0",
    iconUrl: "https://weather.example/icon.png",
    visibility: "PUBLIC",
    connector: { kind: "worker", mode: "queue" },
    skills: [
      {
        id: "forecast",
        name: "Forecast",
        description: "Tells the weather of a place.",
        tags: ["weather"],
      },
    ],
    inputModes: ["text/plain"],
    outputModes: ["text/plain", "application/json"],
    extensions: [],
    invoke: true,
    createdAt: "2026-01-31T12:00:00.000Z",
    updatedAt: "2026-02-01T08:30:00.000Z",
    ...changes,
  };
}

export const ISSUER = "https://users.example";
export const AUDIENCE = "a2a";

/** An issuer of user tokens. */
export interface TokenIssuer {
  getKey: JWTVerifyGetKey;
  jwks: { keys: object[] };
  /** A token of a user; claims given replace or, as undefined, remove the usual ones. */
  issue(sub: string | undefined, claims?: Record<string, unknown>): Promise<string>;
}

/** An issuer with a key of its own. */
export async function createTokenIssuer(alg = "ES256", kid = "k1"): Promise<TokenIssuer> {
  const { publicKey, privateKey } = await generateKeyPair(alg);
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid, alg, use: "sig" }] };
  return {
    jwks,
    getKey: createLocalJWKSet(jwks),
    issue(sub, claims = {}) {
      const now = Math.floor(Date.now() / 1000);
      const usual = { iss: ISSUER, aud: AUDIENCE, exp: now + 60, sub };
      const all = Object.entries({ ...usual, ...claims }).filter(
        ([, value]) => value !== undefined,
      );
      return new SignJWT(Object.fromEntries(all)).setProtectedHeader({ alg, kid }).sign(privateKey);
    },
  };
}

/** A logger that keeps the messages it is given. */
export function createTestLogger(): Logger & { messages: string[] } {
  const messages: string[] = [];
  const keep = (_fields: object, message: string) => {
    messages.push(message);
  };
  return { messages, debug: keep, info: keep, warn: keep, error: keep, fatal: keep };
}

/** A clock that stands still until it is moved. */
export function createTestClock(at: number = Date.now()): {
  now(): number;
  move(ms: number): void;
} {
  let time = at;
  return {
    now: () => time,
    move(ms) {
      time += ms;
    },
  };
}
