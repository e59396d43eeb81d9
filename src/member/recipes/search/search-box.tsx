import { useRef } from "react";
import { Icon } from "#ui/icon.tsx";
import { RoundButton } from "#ui/round-button.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./search-box.module.css";
import { MAX_TERM } from "./term.ts";
import type { useSearch } from "./use-search.ts";

/** Searches on Enter, and after a pause in typing. */
export function SearchBox({ search }: { search: ReturnType<typeof useSearch> }) {
  const { typed, type, searchNow, clear } = search;
  const input = useRef<HTMLInputElement>(null);

  const clearAndStay = () => {
    clear();
    input.current?.focus();
  };
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
          <VisuallyHidden>Search recipes</VisuallyHidden>
          <input
            ref={input}
            className={styles.input}
            type="search"
            value={typed}
            maxLength={MAX_TERM}
            placeholder="Ribeye, broth, lamb …"
            enterKeyHint="search"
            autoComplete="off"
            onChange={({ target }) => type(target.value)}
          />
        </label>
        {typed !== "" && (
          <RoundButton icon="x-bold" aria-label="Clear the search" onClick={clearAndStay} />
        )}
      </form>
    </search>
  );
}
