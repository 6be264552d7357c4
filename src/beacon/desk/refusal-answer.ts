import { STATUS_CODES } from "node:http";
import type { PageAnswer } from "../../http/page-route";
import { PageRefusal } from "../../http/page-refusal";
import { Refusal } from "../../http/refusal";
import type { Logger } from "../../ports/logger";
import type { DeskAssets } from "./assets";
import { showRefusalPage, showSignInPage } from "./pages/sign-in";

/** The page that says why something is not answered. Causes go to the log alone. */
export function answerRefusal(
  { assets, logger }: { assets: DeskAssets; logger: Logger },
  reason: unknown,
): PageAnswer {
  if (reason instanceof PageRefusal) {
    const { status, message, headers } = reason;
    const page = status === 401 ? showSignInPage(assets, message) : refusalPage(status, message);
    return { status, body: page, headers };
  }
  const refusal = Refusal.from(reason);
  if (refusal.options.cause !== undefined)
    logger.error({ err: refusal.options.cause }, "internal error");
  const { status, message, options } = refusal;
  const words = `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
  return { status, body: refusalPage(status, words), headers: options.headers ?? {} };

  function refusalPage(code: number, words: string) {
    return showRefusalPage(assets, STATUS_CODES[code] ?? "Refused", words);
  }
}
