/*
 * A2A 0.3 in terms of 1.0, which the Gateway thinks in. All of it is pure: a value in, a new value
 * out, metadata and data shared between them. What comes in is valid against its contract, and what
 * goes out is valid against the other.
 *
 * 0.3 → 1.0 → 0.3 is the identity for parts, messages, artifacts, tasks, stream events, the params of
 * a send and push notification configurations. What 1.0 has no field for:
 *
 * - The end of a stream, `final`, follows from the state: true for completed, failed, canceled,
 *   rejected and input-required. A mark that says otherwise travels in the event's metadata as
 *   `a2a-0.3: { final }`; metadata that already has this key is kept whole in there.
 * - Several schemes of a push notification configuration, or none, become one `scheme` that holds
 *   the list as JSON. `splitSchemes` reads it; one scheme stands for itself.
 * - An empty contextId of a task, or taskId of a configuration, is an absent one.
 *
 * Params of the other methods go one way only, and their `metadata` is left behind where the 1.0
 * method takes none: on tasks/get, tasks/resubscribe and the push notification methods. A push
 * notification configuration that is set or read without an id has that of its task.
 *
 * 1.0 → 0.3 → 1.0 is the identity, too, but for this:
 *
 * - `tenant` is lost, and so is `taskId` in the configuration of a send.
 * - ROLE_UNSPECIFIED becomes the agent's role.
 * - An empty contextId of a task, or taskId of a configuration, becomes an absent one.
 * - Data that is no object is wrapped as `{ value }` and marked `data_part_compat` in the part's
 *   metadata; when it is unwrapped, empty metadata becomes absent.
 * - File name and media type of a text or data part travel in the part's metadata as
 *   `a2a-1.0: { filename, mediaType }`.
 * - Metadata with one of the reserved keys `a2a-0.3`, `a2a-1.0` and `data_part_compat` of its own can
 *   be taken for what they stand for here.
 * - A page of push notification configurations loses its token: 0.3 has no pages there.
 *
 * Cards go from 1.0 to 0.3 only. Interfaces of other versions and those with a tenant are left out;
 * so are signatures, which cover another document, the device code flow and PKCE.
 * `stateTransitionHistory` is never claimed.
 *
 * Errors need no translation: the codes are the same, and 0.3 leaves `data` open.
 */

export { agentCardTo03 } from "./agent-card";
export { artifactFrom03, artifactTo03 } from "./artifact";
export { messageFrom03, messageTo03 } from "./message";
export { type Alias, paramsFrom03 } from "./params";
export { partFrom03, partTo03 } from "./part";
export {
  splitSchemes,
  taskPushNotificationConfigFrom03,
  taskPushNotificationConfigTo03,
} from "./push-notification-config";
export { resultTo03 } from "./results";
export {
  sendMessageRequestFrom03,
  sendMessageRequestTo03,
  sendMessageResultFrom03,
  sendMessageResultTo03,
} from "./send-message";
export {
  artifactUpdateFrom03,
  artifactUpdateTo03,
  CLOSING_RESUBSCRIPTION,
  CLOSING_SEND,
  statusUpdateFrom03,
  statusUpdateTo03,
  streamEventFrom03,
  streamEventTo03,
} from "./stream-event";
export { taskFrom03, taskTo03 } from "./task";
