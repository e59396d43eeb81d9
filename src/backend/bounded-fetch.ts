import { withDeadline } from "#lib/deadline.ts";

const REQUEST_DEADLINE_MS = 8_000;

/** A `fetch` that gives up in time. */
export function boundedFetch(fetchFrom: typeof fetch): typeof fetch {
  return (input, init) =>
    withDeadline(REQUEST_DEADLINE_MS, (signal) => fetchFrom(input, { ...init, signal }), {
      signal: init?.signal,
    });
}
