import { withTimeout } from "#lib/with-timeout.ts";

const REQUEST_TIMEOUT_MS = 8_000;

/** A `fetch` with a timeout. */
export function fetchWithTimeout(fetchFrom: typeof fetch): typeof fetch {
  return (input, init) =>
    withTimeout(REQUEST_TIMEOUT_MS, (signal) => fetchFrom(input, { ...init, signal }), {
      signal: init?.signal,
    });
}

/** The browser's `fetch` with a timeout. */
export const boundedFetch = fetchWithTimeout((input, init) => fetch(input, init));
