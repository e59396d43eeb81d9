import { useCallback, useSyncExternalStore } from "react";
import type { Snapshot } from "../engine/funnel-machine.ts";
import type { Visit } from "../engine/visit.ts";

/** The current state of a visit. During hydration, the state that the prerendered page shows. */
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
