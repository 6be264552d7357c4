import { html, type Html } from "../../http/html";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago something was; `assets/desk/desk.js` counts on in the same words. */
export function renderAge(at: string, now: number): string {
  const ms = Math.max(0, now - Date.parse(at));
  if (ms < MINUTE_MS) return "just now";
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} min ago`;
  if (ms < DAY_MS) return `${Math.floor(ms / HOUR_MS)} h ago`;
  return `${Math.floor(ms / DAY_MS)} d ago`;
}

/** An instant, to the second. */
export function renderInstant(at: string): string {
  return `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`;
}

/** An instant as its age; which instant it is, is at hand. */
export function showAge(at: string, now: number): Html {
  return html`<time class="age" datetime="${at}" title="${renderInstant(at)}">${renderAge(at, now)}</time>`;
}

/** An instant in full. */
export function showInstant(at: string): Html {
  return html`<time datetime="${at}">${renderInstant(at)}</time>`;
}

/** A size in bytes, in few digits. */
export function renderSize(bytes: number): string {
  return bytes < 1024 ? `${bytes} B` : `${(bytes / 1024).toFixed(1)} KiB`;
}

/** A number with its thousands apart. */
export function renderCount(count: number): string {
  return count.toLocaleString("en");
}

/** A number of things, each of them named. */
export function renderNumber(count: number, one: string, several = `${one}s`): string {
  return `${renderCount(count)} ${count === 1 ? one : several}`;
}
