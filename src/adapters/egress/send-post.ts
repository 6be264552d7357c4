import type { Dispatcher } from "undici";
import { EgressError, type EgressRequest, type EgressResponse } from "../../ports/egress";
import { describeFailure } from "./describe-failure";

/** How much of a body is read, so that the connection can be used again. */
const MAX_BODY_BYTES = 65_536;

/** For how long a body is read, after the status. */
const MAX_BODY_MS = 1_000;

/** How many interim answers (1xx) may come before the status. */
const MAX_INTERIM = 16;

/**
 * Sends one POST. It resolves with the status as soon as the connection is free or closed: the body is read
 * before, within bounds, for nobody.
 *
 * @throws EgressError when no status came in time
 */
export function sendPost(
  dispatcher: Dispatcher,
  url: URL,
  { headers, body, timeoutMs, signal }: EgressRequest,
): Promise<EgressResponse> {
  return new Promise((resolve, reject) => {
    let connection: Dispatcher.DispatchController | undefined;
    let failure: Error | undefined;
    let answered: EgressResponse | undefined;
    let [interim, bodyBytes] = [0, 0];

    const succeed = () => {
      stopWaiting();
      if (answered) resolve(answered);
    };
    const fail = (reason: Error) => {
      stopWaiting();
      failure = reason;
      reject(reason);
      // What has no connection yet is ended when it gets one, before a byte is sent.
      connection?.abort(reason);
    };
    const late = () => {
      fail(new EgressError(`no answer within ${timeoutMs / 1000} s`));
    };
    const stopped = () => {
      fail(new EgressError("it was stopped before an answer came"));
    };
    // The dispatcher's own time-outs run per step. This one is over all of them.
    let deadline = setTimeout(late, timeoutMs);
    signal?.addEventListener("abort", stopped);
    const stopWaiting = () => {
      clearTimeout(deadline);
      signal?.removeEventListener("abort", stopped);
    };
    if (signal?.aborted) {
      stopped();
      return;
    }

    dispatcher.dispatch(
      { origin: url.origin, path: url.pathname + url.search, method: "POST", headers, body },
      {
        onRequestStart(controller) {
          connection = controller;
          if (failure) controller.abort(failure);
        },
        onResponseStart(controller, status, { "retry-after": retryAfter }) {
          if (status < 200) {
            interim += 1;
            if (interim > MAX_INTERIM) fail(new EgressError("too many interim answers came"));
            return;
          }
          stopWaiting();
          deadline = setTimeout(() => {
            controller.abort(new Error("the body takes too long"));
          }, MAX_BODY_MS);
          const first = Array.isArray(retryAfter) ? retryAfter[0] : retryAfter;
          answered = { status, ...(first === undefined ? {} : { retryAfter: first }) };
        },
        onResponseData(controller, chunk) {
          bodyBytes += chunk.length;
          if (bodyBytes > MAX_BODY_BYTES) controller.abort(new Error("the body is too large"));
        },
        onResponseEnd: succeed,
        onResponseError(_controller, reason) {
          // After the status it is no failure: the receiver has answered.
          if (answered) succeed();
          else fail(describeFailure(reason));
        },
      },
    );
  });
}
