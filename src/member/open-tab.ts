import { useSearchParams } from "react-router-dom";
import { type Tab, tabs } from "./tabs.ts";

/** The tab in the URL; the first tab if the URL has none or an unknown one. */
export function useOpenTab(): Tab {
  const [params] = useSearchParams();
  return tabs.find(({ id }) => id === params.get("tab")) ?? tabs[0];
}
