import type { Express } from "express";
import type { Server } from "node:http";
import { type PageHandler, type PageHandlers, pageRoute } from "../../http/page-route";
import { PageRefusal } from "../../http/page-refusal";
import type { Clock } from "../../ports/clock";
import type { DeskIndex } from "../../ports/desk-index";
import { StoreUnavailableError } from "../../ports/store-unavailable-error";
import type { Logger } from "../../ports/logger";
import type { ChainWatch, ReviewStore } from "../../ports/review-store";
import { createAdmission, type Reviewer } from "./admission";
import { checkHost, type DeskPlace, ownOrigins } from "./allowed-hosts";
import { type DeskAssetTexts, placeAssets } from "./assets";
import { createSessionCookie } from "./cookie";
import { exportRecords } from "./export-records";
import { keepFresh } from "./fresh-index";
import { DESK_HEADERS } from "./headers";
import { readListQuery, toFilter, toQuery } from "./list-query";
import { findItem, findMarked, markSubmission } from "./marking";
import { showChainPage } from "./pages/chain";
import { showHelpPage } from "./pages/help";
import { PAGE_ROWS, showQueuePage } from "./pages/queue";
import { showSubmissionPage } from "./pages/submission";
import { DESK_PATHS } from "./paths";
import { answerRefusal } from "./refusal-answer";
import { createSessions } from "./sessions";
import { createSignIn } from "./sign-in";
import { answerUpdates } from "./updates";
import type { View } from "./view";

/** Up to which number the submissions that match are counted. */
const COUNT_BOUND = 1_000;

/** A form is a note of so many characters, each of which may take nine bytes, and some fields. */
const MAX_FORM_BYTES = 32 * 1024;

export interface DeskOptions extends DeskPlace {
  /** The header field in which a proxy names the user, in small letters. */
  userHeader: string | undefined;
  store: ReviewStore;
  index: DeskIndex;
  chain: ChainWatch;
  /** Whether the log that the desk has open is no longer the Beacon's. */
  isReplaced(): boolean;
  assets: DeskAssetTexts;
  clock: Clock;
  logger: Logger;
  /** Prints a sign-in link where the desk runs. */
  printLink(url: string): void;
}

/** For how long an export waits for the index; less than a browser waits for an answer. */
const EXPORT_PATIENCE_MS = 20_000;

/** A desk that is mounted. */
export interface Desk {
  /** Prints a sign-in link; nothing where a proxy names the users. */
  printLink(): Promise<void>;
}

/** Mounts the review desk's pages on a server of its own. */
export function mountDesk({ app, server }: { app: Express; server: Server }, options: DeskOptions) {
  const { userHeader, store, chain, clock, logger } = options;
  const origins = ownOrigins(options);
  const index = keepFresh(options.index, logger);
  // A full Beacon takes a while: not only when somebody asks.
  index.refresh().catch((reason: unknown) => {
    logger.error({ err: reason }, "the index is not brought up to date");
  });
  const { paths: assets, answers } = placeAssets(options.assets);
  const sessions = createSessions(clock);
  const cookie = createSessionCookie(options.publicUrl);
  const admission = createAdmission({ origins, sessions, cookie, userHeader });
  const signIn = createSignIn({ ...options, origins, assets, admission, sessions, cookie });

  const viewFor = async (reviewer: Reviewer): Promise<View> => {
    const missing = await index.refresh().catch((reason: unknown) => {
      if (!(reason instanceof StoreUnavailableError)) throw reason;
      logger.error({ err: reason }, "the index is not brought up to date");
      return undefined;
    });
    const counts = await index.counts();
    return { assets, reviewer, counts, missing, chain: chain.state(), now: clock.now() };
  };

  const route = (path: string, handlers: PageHandlers) => {
    app.all(
      path,
      pageRoute(
        {
          maxFormBytes: MAX_FORM_BYTES,
          admit: ({ headers }) => {
            checkHost(headers, origins);
            if (options.isReplaced())
              throw new PageRefusal(
                503,
                "The Beacon's database is another one by now: start the desk again.",
              );
          },
          toAnswer: (reason) => answerRefusal({ assets, logger }, reason),
          onCut: (reason) => {
            logger.error({ err: reason }, "internal error");
          },
        },
        handlers,
      ),
    );
  };

  /** A handler for who is at the desk. */
  const forReviewer =
    (answer: (view: View, ...rest: Parameters<PageHandler>) => ReturnType<PageHandler>) =>
    async (...[req]: Parameters<PageHandler>) =>
      answer(await viewFor(admission.reviewer(req)), req);

  // Before the routes, and whatever answers: what is refused outside them too.
  server.prependListener("request", (_req, res) => {
    for (const [name, value] of Object.entries(DESK_HEADERS)) res.setHeader(name, value);
  });

  for (const [path, answer] of answers) route(path, { GET: () => answer });

  if (userHeader === undefined) {
    route(DESK_PATHS.signIn, signIn.signIn);
    route(DESK_PATHS.signOut, signIn.signOut);
  }

  route(DESK_PATHS.queue, {
    async GET(req) {
      const reviewer = admission.reviewer(req);
      if (req.query.size === 0) {
        const location = `${DESK_PATHS.queue}${toQuery({ state: "unread" })}`;
        return { status: 303, body: "", headers: { Location: location } };
      }
      const list = readListQuery(req.query);
      const { before, after } = list;
      const view = await viewFor(reviewer);
      const filter = toFilter(list);
      const at = after === undefined ? { ...(before !== undefined && { before }) } : { after };
      const page = await index.page(filter, { limit: PAGE_ROWS, ...at });
      const count = await index.count(filter, COUNT_BOUND);
      const matching = { count, isBound: count === COUNT_BOUND };
      const marked = await findMarked(store, req);
      return { body: showQueuePage(view, { list, page, matching, marked }) };
    },
  });

  route(`${DESK_PATHS.submissions}/:id`, {
    GET: forReviewer(async (view, req) => {
      const list = readListQuery(req.query);
      const item = await findItem(store, req);
      const neighbours = await index.neighbours(toFilter(list), item.sequence);
      const marked = await findMarked(store, req);
      return { body: showSubmissionPage(view, { item, list, neighbours, marked }) };
    }),
  });

  route(`${DESK_PATHS.submissions}/:id/marks`, {
    POST: async (req) => markSubmission({ store, index, clock }, await admission.changer(req), req),
  });

  route(DESK_PATHS.updates, {
    GET: forReviewer((view, req) => answerUpdates({ index, store }, view, req)),
  });

  route(DESK_PATHS.export, {
    GET: forReviewer(async (_view, req) => {
      // A part of the list would look like the whole.
      const missing = await index.catchUp(EXPORT_PATIENCE_MS);
      if (missing > 0)
        throw new PageRefusal(
          503,
          `The index still lacks ${missing} of the submissions, so the export would too: try again in a minute.`,
          { "Retry-After": "60" },
        );
      const day = new Date(clock.now()).toISOString().slice(0, 10);
      return {
        body: exportRecords({ index, store }, toFilter(readListQuery(req.query))),
        contentType: "application/jsonl; charset=utf-8",
        headers: { "Content-Disposition": `attachment; filename="beacon-${day}.jsonl"` },
      };
    }),
  });

  route(DESK_PATHS.chain, {
    GET: forReviewer((view) => ({ body: showChainPage(view) })),
    async POST(req) {
      await admission.changer(req);
      chain.check().catch((reason: unknown) => {
        logger.error({ err: reason }, "the log could not be verified");
      });
      return { status: 303, body: "", headers: { Location: DESK_PATHS.chain } };
    },
  });

  route(DESK_PATHS.help, { GET: forReviewer((view) => ({ body: showHelpPage(view) })) });

  const nothingHere = () => {
    throw new PageRefusal(404, "There is nothing at this address.");
  };
  route("/{*path}", { GET: nothingHere, POST: nothingHere });

  return {
    async printLink() {
      if (userHeader === undefined) await signIn.printLink();
    },
  } satisfies Desk;
}
