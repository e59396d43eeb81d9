import { useEffect, useState } from "react";
import { safeStorage } from "#lib/store.ts";
import { searchKey } from "./search-key.ts";
import { MAX_TERM, normalizeTerm } from "./term.ts";

const PAUSE_MS = 600;

const store = safeStorage(() => window.sessionStorage);

/**
 * The text in the search box, and the term that's searched for once the member pauses. The term
 * stays in this tab and out of the URL. Calls `onSearch` for each search, even if the term is the
 * same as before.
 */
export function useSearch(userId: string | undefined, onSearch: (term: string) => void) {
  const key = searchKey(userId);
  const [typed, setTyped] = useState(() => (store.get(key) ?? "").slice(0, MAX_TERM));
  const [term, setTerm] = useState(() => normalizeTerm(typed));

  const search = (text: string) => {
    onSearch(normalizeTerm(text));
    setTerm(normalizeTerm(text));
    if (normalizeTerm(text) === "") store.remove(key);
    else store.set(key, normalizeTerm(text));
  };

  // Each keystroke restarts the pause, and a search ends it: a second search would remove loaded
  // pages.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `search` is a new function on each render
  useEffect(() => {
    if (normalizeTerm(typed) === term) return;
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
