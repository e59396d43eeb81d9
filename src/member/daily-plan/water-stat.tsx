import { GLASSES_A_DAY, MOST_GLASSES } from "../tracker/notes.ts";
import { Stat } from "./stat.tsx";
import { StepButton } from "./step-button.tsx";
import { waterPercent } from "./water.ts";
import styles from "./water-stat.module.css";

/** The day's glasses of water, to be counted up and down. */
export function WaterStat({
  glasses,
  onDrink,
}: {
  glasses: number;
  onDrink: (glasses: number) => void;
}) {
  const amount = `${glasses} ${glasses === 1 ? "glass" : "glasses"}`;
  return (
    <Stat name="Water" icon="drop" wide>
      <div className={styles.row}>
        <StepButton
          label="One glass less"
          icon="minus-bold"
          isEnd={glasses <= 0}
          onStep={() => onDrink(glasses - 1)}
        />
        <span className={styles.amount} aria-live="polite">
          {amount}
        </span>
        <StepButton
          label="One glass more"
          icon="plus-bold"
          isEnd={glasses >= MOST_GLASSES}
          onStep={() => onDrink(glasses + 1)}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a native meter cannot be drawn like this in every browser */}
      <div
        className={styles.track}
        role="meter"
        aria-label="Water"
        aria-valuemin={0}
        aria-valuemax={GLASSES_A_DAY}
        aria-valuenow={Math.min(glasses, GLASSES_A_DAY)}
        aria-valuetext={amount}
      >
        <div className={styles.fill} style={{ width: `${waterPercent(glasses)}%` }} />
      </div>
    </Stat>
  );
}
