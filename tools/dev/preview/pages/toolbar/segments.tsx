import { useId } from "react";
import styles from "./segments.module.css";

interface SegmentsProps<Value extends string> {
  /** For screen readers; not visible. */
  label: string;
  /** Shown before the first option. */
  lead?: string;
  chosen: string;
  options: { value: Value; label: string; hint?: string }[];
  disabled?: boolean;
  onChoose: (value: Value) => void;
}

/** A choice of one of a few options, side by side. */
export function Segments<Value extends string>({
  label,
  lead,
  chosen,
  options,
  disabled = false,
  onChoose,
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.segments} disabled={disabled} title={label}>
      <legend className={styles.label}>{label}</legend>
      {lead && <span className={styles.lead}>{lead}</span>}
      {options.map(({ value, label: words, hint }) => (
        <label key={value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{words}</span> {hint && <span className={styles.hint}>{hint}</span>}
        </label>
      ))}
    </fieldset>
  );
}
