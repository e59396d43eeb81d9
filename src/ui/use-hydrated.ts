import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False while a prerendered page is hydrated, which knows nothing of this browser; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
