import type { TaskPushNotificationConfig } from "../../../generated/types";
import type { PushConfig, Renderer } from "../../ports/push-notification-store";
import type { SecretBox } from "../../ports/secret-box";

/** A configuration that was checked, for a task that may not be there yet. */
export interface RequestedPushConfig {
  readonly config: TaskPushNotificationConfig;
  readonly renderer: Renderer;
}

/** What of a configuration only its receiver may learn. */
export type PushSecrets = Pick<TaskPushNotificationConfig, "token" | "secret"> & {
  readonly credentials?: string;
};

/** How secrets are kept where nobody reads them. */
export interface PushSecretSeal {
  /** Undefined where there is nothing to seal. */
  seal(secrets: PushSecrets, place: ConfigPlace): string | undefined;
  /** @throws Error when the key is not the one that they were sealed with */
  open(sealed: string | undefined, place: ConfigPlace): PushSecrets;
  /** Whether there is a key for it. */
  opens(sealed: string, place: ConfigPlace): boolean;
}

interface ConfigPlace {
  readonly taskId: string;
  readonly configId: string;
}

export function createPushSecretSeal(box: SecretBox): PushSecretSeal {
  const contextOf = ({ taskId, configId }: ConfigPlace) => JSON.stringify([taskId, configId]);
  const open: PushSecretSeal["open"] = (sealed, place) =>
    sealed === undefined ? {} : (JSON.parse(box.open(sealed, contextOf(place))) as PushSecrets);
  return {
    seal(secrets, place) {
      const text = JSON.stringify(secrets);
      return text === "{}" ? undefined : box.seal(text, contextOf(place));
    },
    open,
    opens(sealed, place) {
      try {
        open(sealed, place);
        return true;
      } catch {
        // Why it does not open is the same to whoever asks.
        return false;
      }
    },
  };
}

/**
 * A requested configuration as it is kept for a task. Where the caller named no id, `nextId` makes it; in
 * 0.3 the id of the task is the one that a configuration is read by without an id.
 */
export function toStoredConfig(
  { config, renderer }: RequestedPushConfig,
  taskId: string,
  { seal, nextId, at }: { seal: PushSecretSeal; nextId(): string; at: string },
): PushConfig {
  const { url, authentication } = config;
  const configId = config.id || (renderer === "a2a-0.3" ? taskId : nextId());
  const secrets = secretsOf(config);
  const sealed = seal.seal(secrets, { taskId, configId });
  return {
    id: configId,
    renderer,
    url,
    ...(authentication ? { scheme: authentication.scheme } : {}),
    ...(sealed === undefined ? {} : { sealed }),
    has: {
      token: secrets.token !== undefined,
      credentials: secrets.credentials !== undefined,
      secret: secrets.secret !== undefined,
    },
    createdAt: at,
  };
}

/** Empty ones are none: so they are in ProtoJSON. */
function secretsOf({ token, secret, authentication }: TaskPushNotificationConfig): PushSecrets {
  const credentials = authentication?.credentials;
  return {
    ...(token ? { token } : {}),
    ...(secret ? { secret } : {}),
    ...(credentials ? { credentials } : {}),
  };
}
