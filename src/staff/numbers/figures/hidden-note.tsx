import { countText } from "../../../rules/numbers/figure-text.ts";
import styles from "./hidden-note.module.css";

/** Says how many groups are too small to be shown: they could point to a person. */
export function HiddenNote({ groups, one = "group" }: { groups: number; one?: "group" | "day" }) {
  if (groups === 0) return null;
  return (
    <p className={styles.note}>
      {groups === 1
        ? `1 ${one} with fewer than 5 visitors isn't shown.`
        : `${countText(groups)} ${one}s with fewer than 5 visitors aren't shown.`}
    </p>
  );
}
