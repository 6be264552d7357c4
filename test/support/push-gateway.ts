import type { AgentModule } from "../../src/ports/agent-module";
import { startGateway, type GatewaySetup, type TestGateway } from "./gateway";
import { createGatewayClient, type GatewayClient, userMessage } from "./gateway-client";
import { createTestClock } from "./gateway-fixtures";
import { createPuppet, type PuppetRun } from "./puppet-agent";

/** What a Gateway has to be given to send push notifications to this machine. */
export const PUSH_ENVIRONMENT = {
  GATEWAY_SECRET_KEY: "0123456789abcdef".repeat(4),
  GATEWAY_WEBHOOK_ALLOW: "http://localhost",
};

/** A Gateway with the agent `puppet`, whose time is moved by the test. */
export interface PushGateway extends TestGateway {
  caller: GatewayClient;
  caller03: GatewayClient;
  /** What the puppet is asked next. */
  next(): Promise<PuppetRun>;
  /** Opens a task; `config` comes with its message. */
  open(config?: object, caller?: GatewayClient): Promise<{ run: PuppetRun; taskId: string }>;
  /** Moves the time, and lets the gateway look for what has become due. */
  pass(ms: number): Promise<void>;
  /** Resolves when nothing is being sent. */
  quiet(): Promise<void>;
  /** The notifications of a configuration as they are stored, oldest first. */
  notifications(taskId: string, configId: string): Promise<readonly StoredNotification[]>;
}

type StoredNotification = NonNullable<
  Awaited<ReturnType<TestGateway["stores"]["pushNotifications"]["notifications"]>>
>[number];

/** Starts a Gateway that may send push notifications to this machine. */
export async function startPushGateway(
  setup: GatewaySetup & { modules?: Record<string, AgentModule> } = {},
): Promise<PushGateway> {
  const puppet = createPuppet();
  const clock = createTestClock();
  const gateway = await startGateway({
    ...setup,
    environment: { ...PUSH_ENVIRONMENT, ...setup.environment },
    modules: { puppet: puppet.module, ...setup.modules },
    parts: { clock, ...setup.parts },
  });
  const key = await gateway.mintKey("puppet");
  const endpoint = gateway.endpoint("puppet");
  const caller = createGatewayClient(endpoint, key);
  const { dispatcher } = gateway.services;
  return {
    ...gateway,
    caller,
    caller03: createGatewayClient(endpoint, key, "0.3"),
    next: puppet.next,
    async open(config, by = caller) {
      const sent = by.call("SendMessage", {
        message: userMessage(),
        configuration: {
          returnImmediately: true,
          ...(config && { taskPushNotificationConfig: config }),
        },
      });
      const run = await puppet.next();
      const { result, error } = await sent;
      if (error) throw new Error(JSON.stringify(error));
      return { run, taskId: String(result.task.id) };
    },
    async pass(ms) {
      clock.move(ms);
      await dispatcher?.tick();
    },
    quiet: async () => dispatcher?.idle(),
    async notifications(taskId, configId) {
      const { pushNotifications } = gateway.stores;
      const found = await pushNotifications.notifications(taskId, configId, { limit: 200 });
      return [...(found ?? [])].reverse();
    },
  };
}
