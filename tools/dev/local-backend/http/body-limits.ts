/** Enough for everything that the app and the payment provider send, with few exceptions. */
const LIMIT_BYTES = 100_000;

const EXCEPTIONS: Record<string, number> = {
  // The function's own limit: an event carries whole objects of the provider.
  "/functions/v1/stripe-webhook": 1_000_000,
  // A member who was offline sends up to 30 days of notes at once, each up to 10,000 bytes.
  "/rest/v1/rpc/save_tracker": 1_000_000,
};

/** The time that a body may take to arrive. */
export const BODY_TIMEOUT_MS = 10_000;

export function getBodyLimit(path: string): number {
  return Object.hasOwn(EXCEPTIONS, path) ? EXCEPTIONS[path]! : LIMIT_BYTES;
}
