import { useId, useRef } from "react";
import { Icon } from "#ui/icon.tsx";
import { Spoken } from "#ui/spoken.tsx";
import styles from "./choice-group.module.css";

interface ChoiceGroupProps<Value extends string> {
  label: string;
  options: readonly { value: Value; icon: string }[];
  chosen: Value | undefined;
  /** "" where the choice is taken back. */
  onChoose: (value: Value | "") => void;
}

/** One of a few words, chosen or taken back. */
export function ChoiceGroup<Value extends string>({
  label,
  options,
  chosen,
  onChoose,
}: ChoiceGroupProps<Value>) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);

  const clear = () => {
    onChoose("");
    // the button goes; the focus must not go with it
    group.current?.querySelector("input")?.focus();
  };
  return (
    <div className={styles.choice}>
      <div className={styles.head}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        {chosen && (
          <button type="button" className={styles.clear} onClick={clear}>
            <span aria-hidden="true">Clear</span>
            <Spoken>Clear {label.toLowerCase()}</Spoken>
          </button>
        )}
      </div>
      <div
        ref={group}
        className={styles.options}
        role="radiogroup"
        aria-labelledby={id}
        data-count={options.length}
      >
        {options.map(({ value, icon }) => (
          <label key={value} className={styles.option} data-chosen={value === chosen || undefined}>
            <input
              className={styles.input}
              type="radio"
              name={id}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <Icon name={icon} className={styles.icon} />
            {value}
          </label>
        ))}
      </div>
    </div>
  );
}
