import styles from "./ring.module.css";

const RADIUS = 52;
const LENGTH = 2 * Math.PI * RADIUS;

/** A ring that fills, with the percentage in its middle. */
export function Ring({ label, percent }: { label: string; percent: number }) {
  return (
    // a picture, not a progressbar: the quiz has one of those, and it is about the quiz
    <div className={styles.ring} role="img" aria-label={`${label} ${percent}%`}>
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle className={styles.track} cx="60" cy="60" r={RADIUS} />
        <circle className={styles.fill} cx="60" cy="60" r={RADIUS} strokeDasharray={LENGTH} strokeDashoffset={LENGTH * (1 - percent / 100)} />
      </svg>
      <span className={styles.figure}>{percent}%</span>
    </div>
  );
}
