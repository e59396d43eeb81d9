import { useSearchParams } from "react-router-dom";
import { type Tab, tabs } from "./tabs.ts";

/** The tab that the address names; the first one where it names none that there is. */
export function useOpenTab(): Tab {
  const [params] = useSearchParams();
  return tabs.find(({ id }) => id === params.get("tab")) ?? tabs[0];
}
