import { type RefObject, useEffect, useId, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { InsteadOf } from "../../plan/instead-of.tsx";
import type { ExerciseSwap } from "./exercise-swap.ts";
import styles from "./exercise-swap-buttons.module.css";

interface ExerciseSwapButtonsProps {
  /** The name of the exercise that's shown. */
  name: string;
  swap: ExerciseSwap;
}

/** An exercise that takes the place of the one that's shown. */
type Other = NonNullable<ExerciseSwap["original"]>;

const DIRECTIONS = [
  ["easier", "Easier", "arrow-down"],
  ["harder", "Harder", "arrow-up"],
] as const;

/** Exchanges an exercise for an easier or harder one from a day on, and takes it back. */
export function ExerciseSwapButtons({ name, swap }: ExerciseSwapButtonsProps) {
  const { box, keep } = useKeptFocus();
  const { original } = swap;
  const exchange = (instead: Other) => {
    keep();
    swap.exchange(instead, keep);
  };
  return (
    <div ref={box} className={styles.swap}>
      {original && <InsteadOf name={original.name} onBack={() => exchange(original)} />}
      {(swap.easier ?? swap.harder) && <Offers name={name} swap={swap} onChoose={exchange} />}
    </div>
  );
}

interface OffersProps extends ExerciseSwapButtonsProps {
  onChoose: (other: Other) => void;
}

function Offers({ name, swap, onChoose }: OffersProps) {
  const labelId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would only add a frame
    <div className={styles.offers} role="group" aria-labelledby={labelId}>
      <span id={labelId}>{`Swap from day ${swap.day} on:`}</span>
      <div className={styles.buttons}>
        {DIRECTIONS.map(([direction, text, icon]) => {
          const other = swap[direction];
          return (
            other && (
              <Button
                key={direction}
                look="quiet"
                className={styles.offer}
                onClick={() => onChoose(other)}
              >
                <Icon name={icon} />
                <span>{text}</span>
                <VisuallyHidden>{` than ${name}: ${other.name}`}</VisuallyHidden>
              </Button>
            )
          );
        })}
      </div>
    </div>
  );
}

/** Keeps the focus among some buttons, although the one in use may disappear. */
function useKeptFocus(): { box: RefObject<HTMLDivElement | null>; keep: () => void } {
  const box = useRef<HTMLDivElement>(null);
  const isDue = useRef(false);

  // Runs after every render, as the buttons may only exist in the new one.
  useEffect(() => {
    if (!isDue.current) return;
    isDue.current = false;
    if (!box.current?.contains(document.activeElement))
      box.current?.querySelector("button")?.focus();
  });
  return {
    box,
    keep: () => {
      isDue.current = true;
    },
  };
}
