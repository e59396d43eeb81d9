import styles from "./loading.module.css";

/**
 * Shown until there's something else to show. If that takes longer than 10 seconds, there's a
 * button that loads the page again.
 */
export function Loading({ text }: { text: string }) {
  return (
    <p className={styles.waiting} role="status" data-loading="">
      <span className={styles.spinner} aria-hidden="true" />
      <span>{text}</span>
      <button type="button" className={styles.late} onClick={() => location.reload()}>
        Taking too long? Reload
      </button>
    </p>
  );
}
