import { useLocation } from "react-router-dom";
import { useHydrated } from "./use-hydrated.ts";

/** The query string, to be taken along by links. A prerendered page has none. */
export function useSearch(): string {
  const { search } = useLocation();
  return useHydrated() ? search : "";
}
