import { Stepper } from "#ui/forms/stepper.tsx";
import { Track } from "#ui/meters/track.tsx";
import { GLASSES_A_DAY, MAX_GLASSES, waterPercent } from "../tracker/notes.ts";
import { Stat } from "./stat.tsx";
import styles from "./water-stat.module.css";

interface WaterStatProps {
  glasses: number;
  onDrink: (glasses: number) => void;
}

/** The day's glasses of water, with buttons to add or remove one. */
export function WaterStat({ glasses, onDrink }: WaterStatProps) {
  const amount = `${glasses} ${glasses === 1 ? "glass" : "glasses"}`;
  return (
    <Stat name="Water" icon="drop" wide>
      <Stepper
        look="amount"
        value={glasses}
        least={0}
        most={MAX_GLASSES}
        down="Remove one glass"
        up="Add one glass"
        onStep={onDrink}
      >
        <span aria-live="polite">{amount}</span>
      </Stepper>
      <Track
        percent={waterPercent(glasses)}
        size="m"
        tone="cool"
        role="meter"
        label="Water"
        now={Math.min(glasses, GLASSES_A_DAY)}
        most={GLASSES_A_DAY}
        valueText={amount}
        className={styles.track}
      />
    </Stat>
  );
}
