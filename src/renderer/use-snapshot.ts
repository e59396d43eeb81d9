import { useCallback, useSyncExternalStore } from "react";
import type { Snapshot, Visit } from "#machine/visit.ts";

/** Where a visit stands now. While a prerendered page is hydrated: what that page shows. */
export function useSnapshot({ actor, asDrawn }: Visit): Snapshot {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const { unsubscribe } = actor.subscribe(onChange);
      return unsubscribe;
    },
    [actor],
  );
  return useSyncExternalStore(
    subscribe,
    () => actor.getSnapshot(),
    () => asDrawn,
  );
}
