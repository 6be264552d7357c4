/** A caller label: up to 128 characters that need no escaping anywhere. */
const LABEL = /^[A-Za-z0-9][A-Za-z0-9._:@/-]{0,127}$/;

/** Whether a text may label the caller of a key. */
export function isCallerLabel(text: string): boolean {
  return LABEL.test(text);
}

/** The principal that calls with a key of this label. Keys of one label are one principal. */
export function keyPrincipal(label: string): string {
  return `key:${label}`;
}

/** The principal that a user is. Never that of a key, whatever the user is called. */
export function userPrincipal(userId: string): string {
  return `user:${userId}`;
}
