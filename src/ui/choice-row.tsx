import styles from "./choice-row.module.css";

interface ChoiceRowProps<Value extends string> {
  label: string;
  choices: readonly { value: Value; label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** Choices next to each other, with one chosen. They wrap if text is large. */
export function ChoiceRow<Value extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: ChoiceRowProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would only add a frame
    <div className={styles.choices} role="group" aria-label={label}>
      {choices.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          className={styles.choice}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
