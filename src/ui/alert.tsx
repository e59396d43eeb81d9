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
  const look = boxed ? styles.boxed : styles.alert;
  return (
    <div
      id={id}
      role={text ? "alert" : undefined}
      aria-live="assertive"
      className={text ? look : undefined}
    >
      {text && (
        <>
          <Icon name="warning-circle" className={styles.icon} />
          {text}
        </>
      )}
    </div>
  );
}
