import {
  type ErrorName,
  type ERRORS,
  ExtendedAgentCardNotConfiguredError,
  PushNotificationNotSupportedError,
  TaskNotCancelableError,
  UnsupportedOperationError,
} from "../../generated/errors";
import type { MethodName, Methods } from "../../generated/methods";

/** The row that the contract's `x-beacon` demands of a method; any other does not compile. */
export type PolicyRow<M extends MethodName> = Methods[M]["beacon"] extends {
  policy: "refuse";
  error: infer E extends ErrorName;
}
  ? { readonly kind: "refuse"; readonly error: (typeof ERRORS)[E] }
  : { readonly kind: Methods[M]["beacon"]["policy"] };

export type BeaconPolicy = { readonly [M in MethodName]: PolicyRow<M> };

/** What the Beacon does with each method: one accepts, one tells a status, one is empty, the rest refuse. */
export const BEACON_POLICY = {
  SendMessage: { kind: "accept" },
  SendStreamingMessage: { kind: "refuse", error: UnsupportedOperationError },
  GetTask: { kind: "status-only" },
  ListTasks: { kind: "empty" },
  CancelTask: { kind: "refuse", error: TaskNotCancelableError },
  SubscribeToTask: { kind: "refuse", error: UnsupportedOperationError },
  CreateTaskPushNotificationConfig: { kind: "refuse", error: PushNotificationNotSupportedError },
  GetTaskPushNotificationConfig: { kind: "refuse", error: PushNotificationNotSupportedError },
  ListTaskPushNotificationConfigs: { kind: "refuse", error: PushNotificationNotSupportedError },
  DeleteTaskPushNotificationConfig: { kind: "refuse", error: PushNotificationNotSupportedError },
  GetExtendedAgentCard: { kind: "refuse", error: ExtendedAgentCardNotConfiguredError },
} as const satisfies BeaconPolicy;
