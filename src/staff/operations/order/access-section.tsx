import type { OrderDetails } from "#api/operations/order-details.ts";
import { Icon } from "#ui/icon.tsx";
import styles from "./access-section.module.css";
import { accessWords } from "./access-words.ts";

const ICONS = {
  good: "check-circle",
  warn: "hourglass-medium",
  bad: "scales",
  plain: "lock-key",
} as const;

/** The access that the order gives, and the reason. */
export function AccessSection({ details }: { details: OrderDetails }) {
  const { tone, title, why } = accessWords(details);
  return (
    <section className={[styles.access, styles[tone]].join(" ")} aria-label="Access">
      <Icon name={ICONS[tone]} className={styles.icon} />
      <div>
        <p className={styles.title}>{title}</p>
        <p>{why}</p>
      </div>
    </section>
  );
}
