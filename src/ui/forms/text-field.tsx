import { type ComponentProps, useId } from "react";
import { Alert } from "../alert.tsx";
import styles from "./text-field.module.css";

interface TextFieldProps extends ComponentProps<"input"> {
  label: string;
  error?: string | undefined;
}

/** A field with its label, and its error below. */
export function TextField({ label, error, ...input }: TextFieldProps) {
  const id = useId();
  const errorId = useId();
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      />
      <Alert id={errorId} text={error} />
    </div>
  );
}
