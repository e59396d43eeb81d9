import { Icon } from "#ui/icon.tsx";
import type { Member } from "../member.ts";
import { useJournal } from "../tracker/use-tracker.ts";
import { lookBack } from "./look-back.ts";
import styles from "./look-back-list.module.css";

/** The days, the weight, and the swaps of the month that's shown. */
export function LookBackList({ member: { program, tracker, unit } }: { member: Member }) {
  const { days, weight, swaps } = lookBack(useJournal(tracker).journal, unit, program);
  const lines = [
    { icon: "check-circle", text: days },
    { icon: "scales", text: weight },
    { icon: "arrows-left-right", text: swaps },
  ];
  return (
    <ul className={styles.lines}>
      {lines.map(
        ({ icon, text }) =>
          text && (
            <li key={icon} className={styles.line}>
              <Icon name={icon} className={styles.lineIcon} />
              <span>{text}</span>
            </li>
          ),
      )}
    </ul>
  );
}
