import styles from "./results-step.module.css";
import type { Results } from "./schema.ts";

const DAYS = 30;
const WIDTH = 320;
const TOP = 42;
const BOTTOM = 138;
const LEFT = 10;
const RIGHT = WIDTH - 10;

const xOf = (day: number) => LEFT + ((RIGHT - LEFT) * day) / DAYS;

/** The height of the curve at a day: an S from top to bottom, as in 3t² − 2t³. It says that a change takes time, and no number. */
function yOf(day: number): number {
  const t = day / DAYS;
  return TOP + (BOTTOM - TOP) * (3 * t ** 2 - 2 * t ** 3);
}

// the same S as a Bézier: horizontal at both ends
const LINE = `M ${LEFT} ${TOP} C ${xOf(DAYS / 3)} ${TOP}, ${xOf((2 * DAYS) / 3)} ${BOTTOM}, ${RIGHT} ${BOTTOM}`;

/** An illustration of the thirty days with their milestones; it promises no weight. */
export function WeightCurve({ title, from, to, alt, milestones, note }: Results["curve"]) {
  return (
    <figure className={styles.curve} style={{ margin: 0 }}>
      <h2 className={styles.curveTitle}>{title}</h2>
      <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} 164`} role="img" aria-label={alt}>
        <defs>
          <linearGradient id="weight-curve-area" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--ember)" stopOpacity="0.28" />
            <stop offset="1" stopColor="var(--ember)" stopOpacity="0.02" />
          </linearGradient>
        </defs>
        <path className={styles.area} d={`${LINE} L ${RIGHT} 160 L ${LEFT} 160 Z`} />
        <line className={styles.axis} x1={LEFT} x2={RIGHT} y1="160" y2="160" />
        <path className={styles.line} d={LINE} />
        {milestones.map(({ day, text }) => (
          <g key={day}>
            <circle className={styles.point} cx={xOf(day)} cy={yOf(day)} r="6" />
            <text className={styles.text} x={day > DAYS / 2 ? RIGHT : xOf(day)} y={yOf(day) - 22} textAnchor={day > DAYS / 2 ? "end" : "start"}>
              {text}
            </text>
          </g>
        ))}
        <circle className={styles.point} cx={LEFT} cy={TOP} r="6" />
        <circle className={styles.point} cx={RIGHT} cy={BOTTOM} r="6" />
      </svg>
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
