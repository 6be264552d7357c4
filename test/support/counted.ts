/** How often a value was looked into, member by member. */
export interface Looks {
  count: number;
}

/**
 * Wraps a JSON value so that each look into it is counted: reading a member, asking whether there is
 * one, listing them all (one a member).
 */
export function counted<T>(value: T, looks: Looks): T {
  if (typeof value !== "object" || value === null) return value;
  return new Proxy(value, {
    get(target, key) {
      looks.count += 1;
      return counted(Reflect.get(target, key) as unknown, looks);
    },
    has(target, key) {
      looks.count += 1;
      return Reflect.has(target, key);
    },
    getOwnPropertyDescriptor(target, key) {
      looks.count += 1;
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
    ownKeys(target) {
      const keys = Reflect.ownKeys(target);
      looks.count += keys.length;
      return keys;
    },
  });
}
