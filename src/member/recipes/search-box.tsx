import { useRef } from "react";
import { Icon } from "#ui/icon.tsx";
import { Spoken } from "#ui/spoken.tsx";
import styles from "./search-box.module.css";
import { LONGEST_TERM } from "./term.ts";
import type { useSearch } from "./use-search.ts";

/** Searches on Enter, and once who types has paused. */
export function SearchBox({ search }: { search: ReturnType<typeof useSearch> }) {
  const { typed, type, searchNow, clear } = search;
  const input = useRef<HTMLInputElement>(null);
  return (
    <search>
      <form
        className={styles.box}
        onSubmit={(event) => {
          event.preventDefault();
          searchNow();
        }}
      >
        <label className={styles.label}>
          <Icon name="magnifying-glass" className={styles.icon} />
          <Spoken>Search recipes</Spoken>
          <input
            ref={input}
            className={styles.input}
            type="search"
            value={typed}
            maxLength={LONGEST_TERM}
            placeholder="Ribeye, broth, lamb …"
            enterKeyHint="search"
            autoComplete="off"
            onChange={({ target }) => type(target.value)}
          />
        </label>
        {typed !== "" && (
          <button
            type="button"
            className={styles.clear}
            aria-label="Clear the search"
            onClick={() => {
              clear();
              input.current?.focus();
            }}
          >
            <Icon name="x-bold" />
          </button>
        )}
      </form>
    </search>
  );
}
