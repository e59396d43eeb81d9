import { readTracker, saveTracker } from "#api/tracker.ts";
import { createUuid } from "#lib/uuid.ts";
import { kept } from "../kept.ts";
import { createTracker, type Tracker } from "./tracker.ts";

/** A member's tracker, connected to this browser's storage and to the account. */
export function createBrowserTracker(userId: string): Tracker {
  return createTracker({
    store: kept.store,
    key: kept.createKey(userId, "tracker"),
    read: () => readTracker(userId),
    save: (entries, device) => saveTracker(userId, entries, device),
    now: () => new Date(),
    newId: () => createUuid(),
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
}
