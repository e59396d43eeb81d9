import { Icon } from "#ui/icon.tsx";
import { currentIcon, statusIcons } from "./day-icons.ts";
import styles from "./day-legend.module.css";

const ENTRIES = [
  { key: "completed", icon: statusIcons.completed, text: "Completed" },
  { key: "partial", icon: statusIcons.partial, text: "Partial" },
  { key: "upcoming", icon: statusIcons.upcoming, text: "Upcoming" },
  { key: "skipped", icon: statusIcons.skipped, text: "Skipped" },
  { key: "current", icon: currentIcon, text: "Your current day" },
];

/** Explains the shapes in the grid. */
export function DayLegend() {
  return (
    <ul className={styles.legend}>
      {ENTRIES.map(({ key, icon, text }) => (
        <li key={key} className={styles.entry} data-status={key}>
          <Icon name={icon} className={styles.status} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
