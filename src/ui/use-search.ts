import { useLocation } from "react-router-dom";
import { useHydrated } from "./loading/use-hydrated.ts";

/** The query string, for links to keep. A prerendered page has none. */
export function useSearch(): string {
  const { search } = useLocation();
  return useHydrated() ? search : "";
}
