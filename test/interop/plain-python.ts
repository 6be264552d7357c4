/** The interpreter for what needs nothing but Python itself. */
export function plainPython(): string {
  const python = process.env.INTEROP_PLAIN_PYTHON;
  if (python === undefined) throw new Error("Run this with npm run test:interop");
  return python;
}
