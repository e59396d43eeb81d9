/** Messages that no mistake in the table causes, and why. */
export const unreachableMessages: Record<string, string> = {
  "schema.doesNotFit": "Every schema has a message for what it refuses. This is the last resort.",
  "offer.unknownCurrency": "The server's price list is at fault, not the funnel.",
  "offer.unpayableAmount": "The server's price list is at fault, not the funnel.",
};
