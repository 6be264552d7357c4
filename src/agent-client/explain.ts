interface ErrorBody {
  message: string;
  data?: readonly {
    fieldViolations?: readonly { field: string; description: string }[];
    metadata?: { policy?: string };
  }[];
}

/** What a refusal says, with the fields and reasons that its details name, in one line. */
export function explain({ message, data = [] }: ErrorBody): string {
  const details = data.flatMap(({ fieldViolations = [], metadata }) => [
    ...fieldViolations.map(({ field, description }) => `${field} ${description}`),
    ...(metadata?.policy === undefined ? [] : [metadata.policy]),
  ]);
  return [message, ...details].join(": ");
}
