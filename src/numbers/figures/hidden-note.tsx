import { countText } from "./figure-text.ts";
import styles from "./hidden-note.module.css";

/** Says how many groups are too small to be shown. */
export function HiddenNote({ groups }: { groups: number }) {
  if (groups === 0) return null;
  return (
    <p className={styles.note}>
      {groups === 1
        ? "1 group with fewer than 5 visitors isn't shown."
        : `${countText(groups)} groups with fewer than 5 visitors aren't shown.`}
    </p>
  );
}
