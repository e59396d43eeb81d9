import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./purchase-steps.module.css";

const STEPS = ["Payment", "Account", "Your plan"];

/** The buyer's progress: the payment is done, and the account is next. */
export function PurchaseSteps() {
  return (
    <ol className={styles.steps} aria-label="Steps to your plan">
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={index === 0 ? styles.done : styles.step}
          aria-current={index === 1 ? "step" : undefined}
        >
          <span className={styles.mark}>
            {index === 0 ? <Icon name="check-bold" /> : index + 1}
          </span>
          <span>{step}</span>
          {index === 0 && <VisuallyHidden>, done</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
