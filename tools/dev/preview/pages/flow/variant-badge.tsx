import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./variant-badge.module.css";

/** Marks a screen that differs from what others see, with the reasons. */
export function VariantBadge({ because }: { because: string[] }) {
  const reasons = because.join(", ");
  return (
    <span className={styles.tailored} title={`Tailored: ${reasons}`}>
      <Icon name="user-focus" className={styles.sign} />
      <VisuallyHidden>Tailored:</VisuallyHidden> <span className={styles.reasons}>{reasons}</span>
    </span>
  );
}
