import type { CSSProperties } from "react";
import styles from "./progress.module.css";

/** The progress as a bar and in figures. */
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
        {/* React's type doesn't list custom properties. */}
        <div className={styles.fill} style={{ "--done": now / total } as CSSProperties} />
      </div>
      <span className={styles.figures}>{`${now}/${total}`}</span>
    </div>
  );
}
