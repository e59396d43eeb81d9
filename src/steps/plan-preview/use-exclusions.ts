import { useEffect, useState } from "react";
import { keepExclusions, storedExclusions } from "#lib/plan-answers.ts";
import { safeStorage } from "#lib/store.ts";

const store = safeStorage(() => window.localStorage);

/** What the visitor leaves out, kept in this browser. None until the page has read it. */
export function useExclusions(): [string[], (exclusions: string[]) => void] {
  const [exclusions, setExclusions] = useState<string[]>([]);
  // A prerendered page knows nothing of this browser.
  useEffect(() => setExclusions(storedExclusions(store)), []);
  return [
    exclusions,
    (changed) => {
      keepExclusions(store, changed);
      setExclusions(changed);
    },
  ];
}
