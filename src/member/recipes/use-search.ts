import { useEffect, useState } from "react";
import { tolerantStore } from "#lib/store.ts";
import { searchKey } from "./search-key.ts";
import { LONGEST_TERM, termOf } from "./term.ts";

const PAUSE_MS = 600;

const store = tolerantStore(() => window.sessionStorage);

/**
 * What a member searches for: as it is typed, and as it is asked for once they pause. It stays in this tab, and out of the address.
 * `onSearch` is called with each term that is searched for, also if it is the one of before.
 */
export function useSearch(userId: string | undefined, onSearch: (term: string) => void) {
  const key = searchKey(userId);
  const [typed, setTyped] = useState(() => (store.get(key) ?? "").slice(0, LONGEST_TERM));
  const [term, setTerm] = useState(() => termOf(typed));

  const search = (text: string) => {
    onSearch(termOf(text));
    setTerm(termOf(text));
    if (termOf(text) === "") store.remove(key);
    else store.set(key, termOf(text));
  };

  // each letter restarts the pause, and a search ends it: a second one would take further pages away again
  // biome-ignore lint/correctness/useExhaustiveDependencies: the search is a new function in each render
  useEffect(() => {
    if (termOf(typed) === term) return;
    const pause = setTimeout(() => search(typed), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed, term]);

  const type = (text: string) => setTyped(text);
  const searchNow = () => search(typed);
  const clear = () => {
    setTyped("");
    search("");
  };
  return { typed, term, type, searchNow, clear };
}
