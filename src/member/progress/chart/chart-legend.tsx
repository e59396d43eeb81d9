import styles from "./chart-legend.module.css";

/** Names the lines by their look. Hidden from screen readers, as the chart is. */
export function ChartLegend({ name }: { name: string }) {
  return (
    <ul className={styles.legend} aria-hidden="true">
      <li>
        <svg className={styles.sample} viewBox="0 0 32 12" aria-hidden="true">
          <line className={styles.value} x1="0" y1="6" x2="32" y2="6" />
          <circle className={styles.dot} cx="16" cy="6" r="4" />
        </svg>
        <span>{name}</span>
      </li>
      <li>
        <svg className={styles.sample} viewBox="0 0 32 12" aria-hidden="true">
          <line className={styles.trend} x1="0" y1="6" x2="32" y2="6" />
        </svg>
        <span>Trend, without the ups and downs of single days</span>
      </li>
    </ul>
  );
}
