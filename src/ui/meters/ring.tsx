import { Picture, type PictureProps } from "../picture.tsx";
import styles from "./ring.module.css";

const RADIUS = 52;
const LENGTH = 2 * Math.PI * RADIUS;

interface RingProps {
  label: string;
  percent: number;
  picture?: PictureProps["picture"] | undefined;
}

/**
 * A ring that fills, with the percentage in its center, or below it if there's a picture in the
 * center.
 */
export function Ring({ label, percent, picture }: RingProps) {
  return (
    // An image, not a progressbar: the quiz has one of those, for its own progress.
    <div
      className={styles.ring}
      data-pictured={picture !== undefined || undefined}
      role="img"
      aria-label={`${label} ${percent}%`}
    >
      <div className={styles.round}>
        <svg viewBox="0 0 120 120" aria-hidden="true">
          <circle className={styles.track} cx="60" cy="60" r={RADIUS} />
          <circle
            className={styles.fill}
            cx="60"
            cy="60"
            r={RADIUS}
            strokeDasharray={LENGTH}
            strokeDashoffset={LENGTH * (1 - percent / 100)}
          />
        </svg>
        {picture && <Picture picture={picture} className={styles.picture} />}
      </div>
      <span className={styles.figure}>{`${percent}%`}</span>
    </div>
  );
}
