import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { kept } from "../kept.ts";
import { createBrowserTracker } from "./browser-tracker.ts";
import type { Tracker } from "./tracker.ts";
import { tellUnit, type Unit } from "./unit.ts";

/**
 * The signed-in member's tracker. While it's mounted, it syncs with the account and with other
 * tabs, and stores the quiz's unit in the account. `isAsked`: the account has answered once, or
 * can't be reached. `isRead`: its entries are in the journal.
 */
export function useAccountTracker(
  userId: string,
  unit: Unit | undefined,
): { tracker: Tracker; isAsked: boolean; isRead: boolean } {
  const tracker = useMemo(() => createBrowserTracker(userId), [userId]);
  const [isAsked, setIsAsked] = useState(false);
  const [isRead, setIsRead] = useState(false);

  useEffect(() => {
    // Refresh first: only then is it known whether the account has a unit.
    const refresh = () =>
      void tracker
        .refresh()
        .then(
          () => {
            tellUnit(tracker, unit);
            setIsRead(true);
          },
          () => {},
        )
        .then(() => setIsAsked(true));
    const onStorage = ({ key }: StorageEvent) => {
      if (key === kept.createKey(userId, "tracker")) tracker.syncFromStorage();
    };
    const onVisibility = () =>
      document.visibilityState === "visible" ? refresh() : void tracker.sendNow();
    tracker.open();
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
      tracker.close();
    };
  }, [tracker, userId, unit]);
  return { tracker, isAsked, isRead };
}

/** The journal, and whether the account has all of it. */
export function useJournal(tracker: Tracker) {
  return useSyncExternalStore(tracker.subscribe, tracker.snapshot);
}
