/*
 * What must not compile. There is nothing to run: `npm run typecheck` fails where one of the errors
 * that are expected here does not come.
 */
import {
  ContentTypeNotSupportedError,
  PushNotificationNotSupportedError,
  TaskNotCancelableError,
  UnsupportedOperationError,
} from "../../generated/errors";
import type { Handler, Handlers } from "../../src/beacon/methods/handlers";
import { BEACON_POLICY, type BeaconPolicy, type PolicyRow } from "../../src/beacon/policy";

declare const handler: {
  SendMessage: Handler<"SendMessage">;
  GetTask: Handler<"GetTask">;
  ListTasks: Handler<"ListTasks">;
  CancelTask: Handler<"CancelTask">;
};

// What the contract's x-beacon says compiles, so that the errors below come from what they change.
export const rightRow: PolicyRow<"CancelTask"> = { kind: "refuse", error: TaskNotCancelableError };
export const rightPolicy: BeaconPolicy = { ...BEACON_POLICY };
export const rightHandlers: Handlers = {
  SendMessage: handler.SendMessage,
  GetTask: handler.GetTask,
  ListTasks: handler.ListTasks,
};

// A method that the contract refuses is not accepted.
// @ts-expect-error x-beacon of SendStreamingMessage says "refuse"
export const accepting: PolicyRow<"SendStreamingMessage"> = { kind: "accept" };

// A method that the contract accepts is not refused.
// prettier-ignore
// @ts-expect-error x-beacon of SendMessage says "accept"
export const refusing: PolicyRow<"SendMessage"> = { kind: "refuse", error: UnsupportedOperationError };

// The kinds are not interchangeable.
// @ts-expect-error x-beacon of GetTask says "status-only"
export const emptying: PolicyRow<"GetTask"> = { kind: "empty" };
// @ts-expect-error x-beacon of ListTasks says "empty"
export const telling: PolicyRow<"ListTasks"> = { kind: "status-only" };

// A refusal has the error that the contract names, and has one.
// prettier-ignore
// @ts-expect-error x-beacon of CancelTask says TaskNotCancelableError
export const otherError: PolicyRow<"CancelTask"> = { kind: "refuse", error: ContentTypeNotSupportedError };
// @ts-expect-error a refusal needs its error
export const noError: PolicyRow<"CancelTask"> = { kind: "refuse" };

// The table is complete, and has no method beside the contract's.
const { CancelTask: _, ...withoutCancelTask } = BEACON_POLICY;
// @ts-expect-error CancelTask has no row
export const incomplete: BeaconPolicy = withoutCancelTask;
export const excessive: BeaconPolicy = {
  ...BEACON_POLICY,
  // @ts-expect-error the contract has no such method
  DeleteTask: { kind: "refuse", error: PushNotificationNotSupportedError },
};

// A method that is not refused has a handler.
// @ts-expect-error ListTasks has no handler
export const missingHandler: Handlers = {
  SendMessage: handler.SendMessage,
  GetTask: handler.GetTask,
};

// A method that is refused has none.
export const handlerOfRefused: Handlers = {
  ...rightHandlers,
  // @ts-expect-error CancelTask is refused
  CancelTask: handler.CancelTask,
};

// A handler answers what the contract says, and no more.
// @ts-expect-error a Task has an id and a status
export const wrongResult: Handler<"GetTask"> = () => Promise.resolve({ id: "x" });
// @ts-expect-error the handler of one method is not that of another
export const wrongHandler: Handler<"ListTasks"> = handler.GetTask;
