import type { ComponentProps, ReactNode } from "react";
import styles from "./day-field.module.css";

interface DayFieldProps {
  /** The id of the field that the label names. */
  id: string;
  label: string;
  children: ReactNode;
}

/** One of the day's notes: a label, a field, and what belongs below it. */
export function DayField({ id, label, children }: DayFieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
    </div>
  );
}

/** A line of help below a field. */
export function FieldHint(props: ComponentProps<"p">) {
  return <p {...props} className={styles.hint} />;
}
