import { Icon } from "#ui/icon.tsx";
import styles from "./day-grid.module.css";
import { currentIcon, statusIcons } from "./day-icons.ts";

const ENTRIES = [
  { key: "completed", icon: statusIcons.completed, text: "Completed" },
  { key: "partial", icon: statusIcons.partial, text: "Partial" },
  { key: "upcoming", icon: statusIcons.upcoming, text: "Upcoming" },
  { key: "current", icon: currentIcon, text: "Your current day" },
];

/** What the shapes in the grid mean. */
export function DayLegend() {
  return (
    <ul className={styles.legend}>
      {ENTRIES.map(({ key, icon, text }) => (
        <li key={key} className={styles.entry} data-status={key}>
          <Icon name={icon} className={styles.status} />
          {text}
        </li>
      ))}
    </ul>
  );
}
