import styles from "./results-step.module.css";
import type { Results } from "./schema.ts";

const DAYS = 30;
/** How far down the drawing the curve begins and ends, in percent of its height. */
const TOP = 18;
const BOTTOM = 84;

/** How far to the right a day is, in percent of the width. */
const xOf = (day: number) => (100 * day) / DAYS;

/** How far down the curve is at a day, in percent: an S from top to bottom, as in 3t² − 2t³. It says that a change takes time, and no number. */
function yOf(day: number): number {
  const t = day / DAYS;
  return TOP + (BOTTOM - TOP) * (3 * t ** 2 - 2 * t ** 3);
}

// the same S as a Bézier: horizontal at both ends
const LINE = `M 0 ${TOP} C ${xOf(DAYS / 3)} ${TOP}, ${xOf((2 * DAYS) / 3)} ${BOTTOM}, 100 ${BOTTOM}`;

/** An illustration of the thirty days with their milestones; it promises no weight. */
export function WeightCurve({ title, from, to, alt, milestones, note }: Results["curve"]) {
  return (
    <figure className={styles.curve} style={{ margin: 0 }}>
      <h2 className={styles.curveTitle}>{title}</h2>
      <div className={styles.drawing} role="img" aria-label={alt}>
        {/* stretched to the room there is; what must not be stretched with it lies above */}
        <svg className={styles.stretched} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <defs>
            <linearGradient id="weight-curve-area" x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stopColor="var(--ember)" stopOpacity="0.28" />
              <stop offset="1" stopColor="var(--ember)" stopOpacity="0.02" />
            </linearGradient>
          </defs>
          <path className={styles.area} d={`${LINE} V 100 H 0 Z`} />
          <path className={styles.line} d={LINE} />
        </svg>
        {[0, ...milestones.map(({ day }) => day), DAYS].map((day) => (
          <span key={day} className={styles.point} style={{ left: `${xOf(day)}%`, top: `${yOf(day)}%` }} />
        ))}
        {milestones.map(({ day, text }) => {
          const bottom = `${100 - yOf(day)}%`;
          const isLate = day > DAYS / 2;
          return (
            <span key={day} className={isLate ? styles.lateText : styles.earlyText} style={isLate ? { bottom } : { bottom, left: `${xOf(day)}%` }}>
              {text}
            </span>
          );
        })}
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
