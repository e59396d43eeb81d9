import { Icon } from "#ui/icon.tsx";
import { Spoken } from "#ui/spoken.tsx";
import styles from "./purchase-steps.module.css";

const STEPS = ["Payment", "Account", "Your plan"];

/** How far a buyer has come: paid, with an account next. */
export function PurchaseSteps() {
  return (
    <ol className={styles.steps} aria-label="Your way to the plan">
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={index === 0 ? styles.done : styles.step}
          aria-current={index === 1 ? "step" : undefined}
        >
          <span className={styles.mark}>
            {index === 0 ? <Icon name="check-bold" /> : index + 1}
          </span>
          {step}
          {index === 0 && <Spoken>, done</Spoken>}
        </li>
      ))}
    </ol>
  );
}
