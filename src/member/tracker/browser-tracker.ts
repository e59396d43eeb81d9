import { readTracker, saveTracker } from "#api/tracker.ts";
import { formatUuid } from "#lib/uuid.ts";
import { kept } from "../kept.ts";
import { createTracker, type Tracker } from "./tracker.ts";

const UUID_BYTES = 16;

/** A member's tracker, connected to this browser's storage and to the account. */
export function createBrowserTracker(userId: string): Tracker {
  return createTracker({
    store: kept.store,
    key: kept.createKey(userId, "tracker"),
    read: () => readTracker(userId),
    save: (entries, device) => saveTracker(userId, entries, device),
    now: () => new Date(),
    newId: () => formatUuid(crypto.getRandomValues(new Uint8Array(UUID_BYTES))),
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
}
