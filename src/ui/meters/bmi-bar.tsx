import { bmiBarPercent, bmiThresholds } from "#lib/measures/bmi.ts";
import styles from "./bmi-bar.module.css";

interface BmiBarProps {
  label: string;
  lead: string;
  unknown: string;
  known?: { number: string; category: string; word: string; text: string; barPercent: number };
  /** Changes while it's on screen, and announces changes to screen readers. */
  live?: boolean;
}

/** A body mass index with its category, in words and as a bar. */
export function BmiBar({ label, lead, unknown, known, live = false }: BmiBarProps) {
  return (
    <div className={styles.bmi} data-category={known?.category}>
      <div className={styles.words} {...(live ? { role: "status" } : {})}>
        <p className={styles.line}>
          <span>{lead}</span> {known && <strong className={styles.number}>{known.number}</strong>}
        </p>
        {known && <p className={styles.category}>{known.word}</p>}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: not every browser can style a <meter> like this */}
      <div
        className={styles.track}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={40}
        aria-valuenow={known ? Math.min(Number(known.number), 40) : 0}
        aria-valuetext={known ? `${known.number}, ${known.word}` : unknown}
      >
        <div className={styles.fill} style={{ width: `${known?.barPercent ?? 0}%` }} />
      </div>
      <div className={styles.scale} aria-hidden="true">
        {bmiThresholds.map((bmi) => (
          <span
            key={bmi}
            className={styles.mark}
            style={{ insetInlineStart: `${bmiBarPercent(bmi)}%` }}
            data-bmi={bmi}
          />
        ))}
      </div>
      <p className={styles.text}>{known?.text ?? unknown}</p>
    </div>
  );
}
