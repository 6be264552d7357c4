import http from "node:http";
import { serveDesk, type ServedDesk } from "../../src/bin/desk";
import { readDeskConfig } from "../../src/config/desk-config";
import type { Clock } from "../../src/ports/clock";
import { type Seed, seedStore } from "./seed";

/** A clock that a test sets. */
export interface SetClock extends Clock {
  pass(ms: number): void;
}

/** What came back from a desk. Header names are in lower case. */
export interface DeskResponse {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

export interface DeskRequestOptions {
  method?: string;
  headers?: http.OutgoingHttpHeaders;
  body?: string;
}

/** A desk on a free port of 127.0.0.1, wired as the program does it, on a data folder of its own. */
export interface TestDesk extends ServedDesk {
  dataDir: string;
  /** The ids of what was seeded, oldest first. */
  ids: string[];
  /** The sign-in links that were printed. */
  links: string[];
  clock: SetClock;
  /** Asks with exactly these header fields: no cookie comes along by itself. */
  ask(path: string, options?: DeskRequestOptions): Promise<DeskResponse>;
}

/** Somebody with a session, as a browser without script would have it. */
export interface TestReviewer {
  cookie: string;
  csrf: string;
  get(path: string, headers?: http.OutgoingHttpHeaders): Promise<DeskResponse>;
  /** Posts the fields of a form, with the token of its page unless another is among them. */
  post(
    path: string,
    fields?: Record<string, string>,
    headers?: http.OutgoingHttpHeaders,
  ): Promise<DeskResponse>;
}

const FORM = "application/x-www-form-urlencoded";

const running = new Set<ServedDesk>();

// A test that fails must not leave its desk behind.
afterEach(async () => {
  await Promise.all([...running].map((desk) => desk.stop()));
  running.clear();
});

export function setClock(at = Date.now()): SetClock {
  let now = at;
  return { now: () => now, pass: (ms) => (now += ms) };
}

/** Starts a desk beside a store of these messages, or in the folder that the environment names. */
export async function startDesk(
  seeds: readonly Seed[] = [],
  environment: NodeJS.ProcessEnv = {},
): Promise<TestDesk> {
  const { dataDir, ids } =
    environment.BEACON_DATA_DIR === undefined
      ? await seedStore(seeds)
      : { dataDir: environment.BEACON_DATA_DIR, ids: [] };
  const links: string[] = [];
  const clock = setClock();
  const config = readDeskConfig({
    BEACON_DESK_PORT: "0",
    LOG_LEVEL: "silent",
    ...environment,
    BEACON_DATA_DIR: dataDir,
  });
  const desk = await serveDesk(config, { printLink: (url) => links.push(url), clock });
  running.add(desk);
  return {
    ...desk,
    dataDir,
    ids,
    links,
    clock,
    ask: (path, options) => ask(desk.port, path, options),
    async stop() {
      running.delete(desk);
      await desk.stop();
    },
  };
}

function ask(
  port: number,
  path: string,
  { method = "GET", headers = {}, body }: DeskRequestOptions = {},
): Promise<DeskResponse> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: "127.0.0.1", port, path, method, headers, agent: false },
      (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
        response.on("end", () => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
        });
        response.on("error", reject);
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}

/** The path and query of a URL. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** Signs in with a new link. */
export async function signIn(desk: TestDesk): Promise<TestReviewer> {
  await desk.printLink();
  const { headers } = await desk.ask(pathOf(desk.links.at(-1)!));
  const cookie = headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
  return reviewerWith(desk, { Cookie: cookie });
}

/** Somebody who comes with these header fields each time. */
export async function reviewerWith(
  desk: TestDesk,
  own: http.OutgoingHttpHeaders,
): Promise<TestReviewer> {
  const csrf = csrfIn((await desk.ask("/help", { headers: own })).body);
  return {
    cookie: String(own.Cookie),
    csrf,
    get: (path, headers) => desk.ask(path, { headers: { ...own, ...headers } }),
    post: (path, fields = {}, headers = {}) =>
      desk.ask(path, {
        method: "POST",
        headers: { ...own, "Content-Type": FORM, ...headers },
        body: new URLSearchParams({ csrf, ...fields }).toString(),
      }),
  };
}

/** The token of a reviewer's changes, as a page has it for its script; empty where there is none. */
function csrfIn(page: string): string {
  return /<meta name="csrf" content="([\w-]+)">/.exec(page)?.[1] ?? "";
}

/** The ids of the rows of a queue, as they are shown. */
export function idsIn(page: string): string[] {
  return [...page.matchAll(/<li class="row" data-id="(\w+)"/g)].map(([, id = ""]) => id);
}
