import type { ReactNode } from "react";
import { RoundButton } from "../round-button.tsx";
import styles from "./stepper.module.css";

const ICONS = {
  amount: ["minus-bold", "plus-bold"],
  field: ["minus-bold", "plus-bold"],
  place: ["caret-left-bold", "caret-right-bold"],
} as const;

interface StepperProps {
  /** An amount as a text, an amount as a field to type in, or a place in a row. */
  look: keyof typeof ICONS;
  value: number;
  least: number;
  most: number;
  /** The names of the buttons: "Remove one glass", "Add one glass". */
  down: string;
  up: string;
  onStep: (value: number) => void;
  /** The value, in words or as a field. */
  children: ReactNode;
}

/** A value between two buttons that change it by one. */
export function Stepper({ look, value, least, most, down, up, onStep, children }: StepperProps) {
  const [downIcon, upIcon] = ICONS[look];
  return (
    <div className={styles.stepper}>
      <div className={styles.row} data-look={look}>
        <RoundButton
          look="framed"
          icon={downIcon}
          aria-label={down}
          unavailable={value <= least}
          onClick={() => onStep(value - 1)}
        />
        <div className={styles.value}>{children}</div>
        <RoundButton
          look="framed"
          icon={upIcon}
          aria-label={up}
          unavailable={value >= most}
          onClick={() => onStep(value + 1)}
        />
      </div>
    </div>
  );
}
