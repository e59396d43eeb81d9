import type { Reason } from "#member-plan/apply-rules.ts";
import { Icon } from "#ui/icon.tsx";
import { reasonIcon } from "./reason-icon.ts";
import styles from "./reason-list.module.css";

/** Why the plan is as it is: one line for each answer that decided something. */
export function ReasonList({ label, reasons }: { label: string; reasons: readonly Reason[] }) {
  return (
    <ul className={styles.reasons} aria-label={label}>
      {reasons.map((reason) => (
        <li key={reason.text} className={styles.reason} data-reason={reason.answer}>
          <Icon name={reasonIcon(reason)} className={styles.icon} />
          {reason.text}
        </li>
      ))}
    </ul>
  );
}
