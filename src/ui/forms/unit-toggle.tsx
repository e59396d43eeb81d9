import { moveFocus } from "./arrow-focus.ts";
import styles from "./unit-toggle.module.css";

interface UnitToggleProps<U extends string> {
  label: string;
  units: readonly { value: U; label: string }[];
  chosen: U;
  onChoose: (unit: U) => void;
}

/** Two or three units side by side, with one chosen. */
export function UnitToggle<U extends string>({
  label,
  units,
  chosen,
  onChoose,
}: UnitToggleProps<U>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would only add a frame
    <div className={styles.toggle} role="group" aria-label={label} onKeyDown={moveFocus}>
      {units.map((unit) => (
        <button
          key={unit.value}
          type="button"
          className={styles.unit}
          data-option={unit.value}
          aria-pressed={unit.value === chosen}
          onClick={() => onChoose(unit.value)}
        >
          {unit.label}
        </button>
      ))}
    </div>
  );
}
