/** The log's id of a publication: the agent's ids are unique within a delivery, those of the log within a task. */
export function publicationIdOf(deliveryId: string, eventId: string): string {
  return `${deliveryId} ${eventId}`;
}
