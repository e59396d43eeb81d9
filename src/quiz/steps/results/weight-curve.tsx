import type { CSSProperties } from "react";
import type { Results } from "./schema.ts";
import styles from "./weight-curve.module.css";

const DAYS = 30;
/**
 * The upper and lower ends of the curve, in percent of the drawing's height from its top. The space
 * above and below is for text.
 */
const UPPER = 18;
const LOWER = 80;

/** The horizontal position of a day, in percent of the width. */
const toX = (day: number) => (100 * day) / DAYS;

/** The vertical start and end of the curve. */
const getEnds = (falls: boolean): [start: number, end: number] =>
  falls ? [UPPER, LOWER] : [LOWER, UPPER];

/**
 * The position of a day on the curve. An S curve, 3t² − 2t³: it shows that a change takes time,
 * without suggesting numbers.
 */
function computePosition(day: number, falls: boolean): CSSProperties {
  const [start, end] = getEnds(falls);
  const y = start + (end - start) * (3 * (day / DAYS) ** 2 - 2 * (day / DAYS) ** 3);
  // React's type doesn't include custom properties.
  return { "--x": `${toX(day)}%`, "--y": `${y}%` } as CSSProperties;
}

/** An illustration of the thirty days with their milestones. It promises no weight. */
// Long on purpose: one drawing, from back to front.
export function WeightCurve({
  title,
  from,
  to,
  alt,
  milestones,
  note,
  falls,
}: Results["curve"] & { falls: boolean }) {
  return (
    <figure className={styles.curve} style={{ margin: 0 }}>
      <h2 className={styles.title}>{title}</h2>
      <div className={falls ? styles.falling : styles.rising} role="img" aria-label={alt}>
        <StretchedLine falls={falls} />
        {[0, ...milestones.map(({ day }) => day), DAYS].map((day) => (
          <span key={day} className={styles.point} style={computePosition(day, falls)} />
        ))}
        {milestones.map(({ day, text }) => (
          <span
            key={day}
            className={day > DAYS / 2 ? styles.lateText : styles.earlyText}
            style={computePosition(day, falls)}
          >
            {text}
          </span>
        ))}
      </div>
      {/* The words of the drawing, which its label already covers. In large text, they're below it
          instead of inside. */}
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

/** Stretched to fill the available space. Anything that mustn't stretch is in the layer above it. */
function StretchedLine({ falls }: { falls: boolean }) {
  const [start, end] = getEnds(falls);
  // The same S as a Bézier curve: horizontal at both ends.
  const line = `M 0 ${start} C ${toX(DAYS / 3)} ${start}, ${toX((2 * DAYS) / 3)} ${end}, 100 ${end}`;
  return (
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
  );
}
