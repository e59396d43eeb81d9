import styles from "./alert.module.css";
import { Icon } from "./icon.tsx";

/**
 * Shows what went wrong. The live region is there before its text, so that screen readers announce
 * it. It's an alert only as long as it has one.
 */
export function Alert({
  id,
  text,
  boxed = false,
}: {
  id?: string;
  text: string | undefined;
  boxed?: boolean;
}) {
  if (!text) return <div id={id} aria-live="assertive" />;
  // React keeps the element, so it's the same region.
  return (
    <div id={id} role="alert" className={boxed ? styles.boxed : styles.alert}>
      <Icon name="warning-circle" className={styles.icon} />
      <span>{text}</span>
    </div>
  );
}
