import { useId } from "react";
import { OptionButton } from "#ui/forms/option-button.tsx";
import { Options } from "#ui/forms/options.tsx";
import styles from "./leave-out.module.css";
import type { LeaveOutWords } from "./leave-out-schema.ts";

interface LeaveOutProps {
  words: LeaveOutWords;
  exclusions: readonly string[];
  onChange: (exclusions: string[]) => void;
}

/** Asks what the plan must leave out. */
export function LeaveOut({ words, exclusions, onChange }: LeaveOutProps) {
  const titleId = useId();
  const hintId = useId();
  const toggle = (food: string) =>
    onChange(
      exclusions.includes(food) ? exclusions.filter((one) => one !== food) : [...exclusions, food],
    );
  return (
    <section className={styles.card}>
      <h2 id={titleId} className={styles.title}>
        {words.title}
      </h2>
      <p id={hintId} className={styles.hint}>
        {words.hint}
      </p>
      <Options labelledBy={titleId} describedBy={hintId}>
        {Object.entries(words.foods).map(([food, label]) => (
          <li key={food}>
            <OptionButton
              value={food}
              option={{ label }}
              chosen={exclusions.includes(food)}
              multiple
              onChoose={() => toggle(food)}
            />
          </li>
        ))}
      </Options>
      <p className={styles.hint}>{words.note}</p>
    </section>
  );
}
