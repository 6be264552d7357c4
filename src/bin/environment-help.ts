/** A schema whose properties are environment variables. */
interface EnvironmentSchema {
  readonly properties: Readonly<
    Record<string, { readonly description: string; readonly default?: string | number }>
  >;
}

/** The end of a program's help: its variables, what they are for and their defaults. */
export function environmentHelp({ properties }: EnvironmentSchema): string {
  const width = Math.max(...Object.keys(properties).map((name) => name.length));
  const lines = Object.entries(properties).map(([name, property]) => {
    const fallback = property.default === undefined ? "" : ` [${property.default}]`;
    return `  ${name.padEnd(width)} ${property.description.replaceAll("\n", " ")}${fallback}`;
  });
  return `\nEnvironment:\n${lines.join("\n")}`;
}
