/** The members that an object has, of those named. What is unset stays unset. */
export function present<T extends object, K extends keyof T>(from: T, ...names: K[]): Pick<T, K> {
  const picked = {} as Pick<T, K>;
  for (const name of names) if (from[name] !== undefined) picked[name] = from[name];
  return picked;
}
