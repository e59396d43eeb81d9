import { useEffect, useMemo, useState } from "react";
import type { Answers } from "#lib/json.ts";
import { EXCLUSIONS, keepExclusions, readExclusions } from "#lib/plan-answers.ts";
import { safeStorage } from "#lib/store.ts";

const store = safeStorage(() => window.localStorage);

/**
 * The foods that the visitor leaves out, kept in this browser, and the answers with them. None are
 * known until the page has read them.
 */
export function useExclusions(answers: Answers): {
  exclusions: string[];
  answers: Answers;
  onChange: (exclusions: string[]) => void;
} {
  const [exclusions, setExclusions] = useState<string[]>([]);
  // A prerendered page knows nothing of this browser.
  useEffect(() => setExclusions(readExclusions(store)), []);
  const all = useMemo(() => ({ ...answers, [EXCLUSIONS]: exclusions }), [answers, exclusions]);
  return {
    exclusions,
    answers: all,
    onChange: (changed) => {
      keepExclusions(store, changed);
      setExclusions(changed);
    },
  };
}
