import type { BrowserContextOptions, Page } from "playwright-core";
import { beaconMessage, call, startBeacon, type TestBeacon, textMessage } from "../support/beacon";
import {
  type DeskBrowser,
  type DeskProgram,
  openDeskBrowser,
  signIn,
  startDeskProgram,
} from "./desk-browser";

/** Leaves a message at the Beacon, as an agent does; answers the receipt's id. */
async function submit(beacon: TestBeacon, message: object): Promise<string> {
  const { result, error } = await call(beacon, "SendMessage", { message });
  expect(error).toBeUndefined();
  return result.task.id as string;
}

/** Leaves a text. */
export function submitText(beacon: TestBeacon, text: string): Promise<string> {
  return submit(beacon, textMessage(text));
}

/** Leaves a beacon/0.1 message, in which these members differ. */
export function submitStructured(beacon: TestBeacon, members: object): Promise<string> {
  return submit(beacon, {
    ...textMessage(),
    parts: [{ data: { ...beaconMessage(), ...members } }],
  });
}

/** Somebody at the desk of a Beacon. */
export interface AtDesk {
  beacon: TestBeacon;
  desk: DeskProgram;
  browser: DeskBrowser;
  page: Page;
  close(): Promise<void>;
}

/** A Beacon, a desk beside it, and a browser that has signed in there. */
export async function beAtDesk(options: BrowserContextOptions): Promise<AtDesk> {
  const beacon = await startBeacon();
  try {
    const desk = await startDeskProgram(beacon.dataDir);
    const browser = await openDeskBrowser(desk.origin, options);
    await signIn(browser.page, desk);
    return {
      beacon,
      desk,
      browser,
      page: browser.page,
      async close() {
        await browser.close();
        await desk.stop();
        await beacon.stop();
      },
    };
  } catch (reason) {
    await beacon.stop();
    throw reason;
  }
}
