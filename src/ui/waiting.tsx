import spinner from "./spinner.module.css";
import styles from "./waiting.module.css";

/** For as long as there is nothing to show yet. */
export function Waiting({ text }: { text: string }) {
  return (
    <p className={styles.waiting} role="status">
      <span className={[spinner.spinner, styles.spinner].join(" ")} aria-hidden="true" />
      {text}
    </p>
  );
}
