import { useEffect, useMemo, useSyncExternalStore } from "react";
import { readTracker, saveTracker } from "#backend/tracker.ts";
import { uuidOf } from "#lib/uuid.ts";
import { kept } from "../kept.ts";
import { createTracker, type Tracker } from "./tracker.ts";
import { tellUnit, type Unit } from "./unit.ts";

const UUID_BYTES = 16;

/** The tracker of whoever is signed in, kept in step with the account and with other tabs for as long as the screen is there. The account learns the unit that was chosen here. */
export function useAccountTracker(userId: string, unit: Unit | undefined): Tracker {
  const tracker = useMemo(
    () =>
      createTracker({
        store: kept.store,
        key: kept.keyOf(userId, "tracker"),
        read: readTracker,
        save: saveTracker,
        now: () => new Date(),
        newId: () => uuidOf(crypto.getRandomValues(new Uint8Array(UUID_BYTES))),
        after: (ms, run) => {
          const timer = setTimeout(run, ms);
          return () => clearTimeout(timer);
        },
      }),
    [userId],
  );

  useEffect(() => {
    // only who has seen what the account knows can tell it something new
    const refresh = () =>
      void tracker.refresh().then(
        () => tellUnit(tracker, unit),
        () => {},
      );
    const onStorage = ({ key }: StorageEvent) => {
      if (key === kept.keyOf(userId, "tracker")) tracker.readAgain();
    };
    const onVisibility = () =>
      document.visibilityState === "visible" ? refresh() : void tracker.sendNow();
    refresh();
    window.addEventListener("online", refresh);
    window.addEventListener("focus", refresh);
    window.addEventListener("storage", onStorage);
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      window.removeEventListener("online", refresh);
      window.removeEventListener("focus", refresh);
      window.removeEventListener("storage", onStorage);
      document.removeEventListener("visibilitychange", onVisibility);
      void tracker.sendNow();
      tracker.close();
    };
  }, [tracker, userId, unit]);
  return tracker;
}

/** What is written down, and whether the account has it. */
export function useJournal(tracker: Tracker) {
  return useSyncExternalStore(tracker.subscribe, tracker.snapshot);
}
