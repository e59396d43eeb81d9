/** Messages that no mistake in the table causes, and why. */
export const unreachableMessages: Record<string, string> = {
  "schema.doesNotFit": "Every schema has a message for what it refuses. This is the last resort.",
};
