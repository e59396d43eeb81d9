import { useEffect, useState } from "react";
import type { PreviewChanges, PreviewData } from "./preview-data.ts";

/** What is different from the last commit, asked for again whenever the funnel's files have changed; undefined until the server has answered. */
export function useChanges(data: PreviewData): PreviewChanges | undefined {
  const [changes, setChanges] = useState<PreviewChanges>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other files, other changes
  useEffect(() => {
    let isStale = false;
    fetch("/__funnel/changes")
      .then((response) => response.json())
      .then(
        (told) => isStale || setChanges(told),
        () => isStale || setChanges({ reason: "The development server does not answer." }),
      );
    return () => {
      isStale = true;
    };
  }, [data]);
  return changes;
}
