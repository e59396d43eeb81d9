import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * False during the hydration of a prerendered page, which knows nothing about this browser; then
 * true.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
