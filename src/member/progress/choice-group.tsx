import { useId, useRef } from "react";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./choice-group.module.css";

interface ChoiceGroupProps<Value extends string> {
  label: string;
  options: readonly { value: Value; icon: string }[];
  chosen: Value | undefined;
  /** Called with "" when the choice is cleared. */
  onChoose: (value: Value | "") => void;
}

/** A radio group with a button to clear the choice. */
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
    // The button disappears, so move the focus.
    group.current?.querySelector("input")?.focus();
  };
  return (
    <div className={styles.choice}>
      <ChoiceHead id={id} label={label} isChosen={Boolean(chosen)} onClear={clear} />
      <div
        ref={group}
        className={styles.options}
        role="radiogroup"
        aria-labelledby={id}
        data-count={options.length}
      >
        {options.map(({ value, icon }) => (
          <Choice
            key={value}
            group={id}
            value={value}
            icon={icon}
            isChosen={value === chosen}
            onChoose={() => onChoose(value)}
          />
        ))}
      </div>
    </div>
  );
}

interface ChoiceHeadProps {
  id: string;
  label: string;
  isChosen: boolean;
  onClear: () => void;
}

function ChoiceHead({ id, label, isChosen, onClear }: ChoiceHeadProps) {
  return (
    <div className={styles.head}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      {isChosen && (
        <button type="button" className={styles.clear} onClick={onClear}>
          <span aria-hidden="true">Clear</span>
          <VisuallyHidden>{`Clear ${label.toLowerCase()}`}</VisuallyHidden>
        </button>
      )}
    </div>
  );
}

interface ChoiceProps {
  group: string;
  value: string;
  icon: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ group, value, icon, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className={styles.option} data-chosen={isChosen || undefined}>
      <input
        className={styles.input}
        type="radio"
        name={group}
        value={value}
        checked={isChosen}
        onChange={onChoose}
      />
      <Icon name={icon} className={styles.icon} />
      <span>{value}</span>
    </label>
  );
}
