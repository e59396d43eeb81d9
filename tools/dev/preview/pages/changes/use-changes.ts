import { useEffect, useState } from "react";
import type { PreviewChanges, PreviewData } from "../preview-data.ts";

/**
 * The differences from the last commit; undefined until the server has answered. Asks again
 * whenever the funnel's files change, and when you return to the window, because you may have
 * committed.
 */
export function useChanges(data: PreviewData): PreviewChanges | undefined {
  const [changes, setChanges] = useState<PreviewChanges>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other files have other changes
  useEffect(() => {
    let latest = 0;
    const ask = () => {
      const asked = ++latest;
      const take = (answer: PreviewChanges) => asked === latest && setChanges(answer);
      fetch("/__funnel/changes")
        .then((response) => response.json())
        .then(take, () => take({ reason: "The development server isn't responding." }));
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
