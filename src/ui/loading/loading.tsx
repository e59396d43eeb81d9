import styles from "./loading.module.css";

/** Shown until there's something else to show. */
export function Loading({ text }: { text: string }) {
  return (
    <p className={styles.waiting} role="status" data-loading="">
      <span className={styles.spinner} aria-hidden="true" />
      {text}
    </p>
  );
}
