import { useEffect, useState } from "react";
import type { PreviewChanges, PreviewData } from "./preview-data.ts";

/** What is different from the last commit, asked for again whenever the funnel's files have changed, and when somebody comes back, who may have committed; undefined until the server has answered. */
export function useChanges(data: PreviewData): PreviewChanges | undefined {
  const [changes, setChanges] = useState<PreviewChanges>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other files, other changes
  useEffect(() => {
    let latest = 0;
    const ask = () => {
      const asked = ++latest;
      const take = (told: PreviewChanges) => asked === latest && setChanges(told);
      fetch("/__funnel/changes")
        .then((response) => response.json())
        .then(take, () => take({ reason: "The development server does not answer." }));
    };
    ask();
    window.addEventListener("focus", ask);
    return () => {
      latest = Number.NaN;
      window.removeEventListener("focus", ask);
    };
  }, [data]);
  return changes;
}
