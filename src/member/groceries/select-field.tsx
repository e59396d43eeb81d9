import { type ComponentProps, useId } from "react";
import { Icon } from "#ui/icon.tsx";
import styles from "./select-field.module.css";

interface SelectFieldProps extends Omit<ComponentProps<"select">, "id" | "className"> {
  label: string;
}

/** A field to choose one of a few options. */
export function SelectField({ label, children, ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.frame}>
        <select {...rest} id={id} className={styles.select}>
          {children}
        </select>
        <Icon name="caret-down-bold" className={styles.caret} />
      </div>
    </div>
  );
}
