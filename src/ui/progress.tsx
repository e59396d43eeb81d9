import styles from "./progress.module.css";

/** How far along: a bar, and the same in figures. */
export function Progress({ label, now, total }: { label: string; now: number; total: number }) {
  return (
    <div className={styles.progress}>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuenow={now}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuetext={`${now}/${total}`}
      >
        <div className={styles.fill} style={{ width: `${(now / total) * 100}%` }} />
      </div>
      <span className={styles.figures}>
        {now}/{total}
      </span>
    </div>
  );
}
