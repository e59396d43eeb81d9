import styles from "./alert.module.css";
import { Icon } from "./icon.tsx";

/** Says what went wrong. The live region is there before its text, so that screen readers hear it come. */
export function Alert({
  id,
  text,
  boxed = false,
}: {
  id?: string;
  text: string | undefined;
  boxed?: boolean;
}) {
  return (
    <div id={id} role="alert" className={text ? (boxed ? styles.boxed : styles.alert) : undefined}>
      {text && (
        <>
          <Icon name="warning-circle" className={styles.icon} />
          {text}
        </>
      )}
    </div>
  );
}
