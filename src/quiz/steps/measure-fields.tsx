import type { ReactNode } from "react";
import styles from "./measure-fields.module.css";

/** The fields of a measurement side by side, below the switch of their unit. */
export function MeasureFields({ unit, children }: { unit?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.measure}>
      {unit}
      <div className={styles.fields}>{children}</div>
    </div>
  );
}
