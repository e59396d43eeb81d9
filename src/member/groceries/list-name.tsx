import { useState } from "react";
import { TextField } from "#ui/text-field.tsx";
import { LONGEST_LIST_NAME, NEW_LIST } from "./grocery-list.ts";
import styles from "./sheet.module.css";

/** A list always has a name; while it is typed, the field may be empty. */
export function ListName({ name, onName }: { name: string; onName: (typed: string) => void }) {
  const [typing, setTyping] = useState<string>();
  return (
    <div className={styles.name}>
      <TextField
        label="List name"
        value={typing ?? name}
        maxLength={LONGEST_LIST_NAME}
        placeholder={NEW_LIST}
        autoComplete="off"
        enterKeyHint="done"
        onFocus={({ target }) => name === NEW_LIST && target.select()}
        onChange={({ target }) => {
          setTyping(target.value);
          onName(target.value);
        }}
        onBlur={() => setTyping(undefined)}
      />
    </div>
  );
}
