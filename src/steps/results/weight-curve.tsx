import type { CSSProperties } from "react";
import styles from "./results-step.module.css";
import type { Results } from "./schema.ts";

const DAYS = 30;
/** How far down the drawing its upper and its lower end are, in percent of its height: above the one and below the other stand words. */
const UPPER = 18;
const LOWER = 80;

/** How far to the right a day is, in percent of the width. */
const xOf = (day: number) => (100 * day) / DAYS;

/** An illustration of the thirty days with their milestones; it promises no weight. */
export function WeightCurve({
  title,
  from,
  to,
  alt,
  milestones,
  note,
  falls,
}: Results["curve"] & { falls: boolean }) {
  const [start, end] = falls ? [UPPER, LOWER] : [LOWER, UPPER];
  // an S, as in 3t² − 2t³: it says that a change takes time, and no number
  const yOf = (day: number) =>
    start + (end - start) * (3 * (day / DAYS) ** 2 - 2 * (day / DAYS) ** 3);
  // the same S as a Bézier: horizontal at both ends
  const line = `M 0 ${start} C ${xOf(DAYS / 3)} ${start}, ${xOf((2 * DAYS) / 3)} ${end}, 100 ${end}`;

  const placeOf = (day: number) =>
    ({ "--x": `${xOf(day)}%`, "--y": `${yOf(day)}%` }) as CSSProperties;

  return (
    <figure className={styles.curve} style={{ margin: 0 }}>
      <h2 className={styles.curveTitle}>{title}</h2>
      <div className={falls ? styles.falling : styles.rising} role="img" aria-label={alt}>
        {/* stretched to the room there is; what must not be stretched with it lies above */}
        <svg
          className={styles.stretched}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <defs>
            <linearGradient id="weight-curve-area" x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stopColor="var(--ember)" stopOpacity="0.28" />
              <stop offset="1" stopColor="var(--ember)" stopOpacity="0.02" />
            </linearGradient>
          </defs>
          <path className={styles.area} d={`${line} V 100 H 0 Z`} />
          <path className={styles.line} d={line} />
        </svg>
        {[0, ...milestones.map(({ day }) => day), DAYS].map((day) => (
          <span key={day} className={styles.point} style={placeOf(day)} />
        ))}
        {milestones.map(({ day, text }) => (
          <span
            key={day}
            className={day > DAYS / 2 ? styles.lateText : styles.earlyText}
            style={placeOf(day)}
          >
            {text}
          </span>
        ))}
      </div>
      {/* the drawing's own words, told by its label: where letters are large they stand below it and not in it */}
      <div aria-hidden="true">
        <p className={styles.ends}>
          <span>{from}</span>
          <span>{to}</span>
        </p>
        <ul className={styles.milestones}>
          {milestones.map(({ text }) => (
            <li key={text} className={styles.milestone}>
              {text}
            </li>
          ))}
        </ul>
      </div>
      <figcaption className={styles.note}>{note}</figcaption>
    </figure>
  );
}
