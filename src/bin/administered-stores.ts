import type { GatewayConfig } from "../config/gateway-config";
import type { AgentStore } from "../ports/agent-store";
import type { CredentialStore } from "../ports/credential-store";
import type { PushNotificationStore } from "../ports/push-notification-store";
import type { TaskStore } from "../ports/task-store";

/** What the command line administers, beside a gateway that serves or without one. */
export interface AdministeredStores {
  readonly agents: AgentStore;
  readonly credentials: CredentialStore;
  readonly tasks: TaskStore;
  readonly pushNotifications: PushNotificationStore;
  close(): void | Promise<void>;
}

/**
 * Opens the stores of the configured data folder.
 *
 * @param options.create whether to make them when they are missing
 */
export type OpenStores = (
  config: GatewayConfig,
  options: { create: boolean },
) => AdministeredStores | Promise<AdministeredStores>;

/** Runs a piece of work on the stores and closes them, however it ends. */
export async function withStores<T>(
  opened: AdministeredStores | Promise<AdministeredStores>,
  work: (stores: AdministeredStores) => Promise<T>,
): Promise<T> {
  const stores = await opened;
  try {
    return await work(stores);
  } finally {
    await stores.close();
  }
}
