import styles from "./signal-bars.module.css";

/**
 * Bars of growing height, like a phone's signal strength. They're decorative: the label has the
 * same meaning.
 */
export function SignalBars({ filled, of }: { filled: number; of: number }) {
  return (
    <span className={styles.bars} aria-hidden="true" data-bars={filled}>
      {Array.from({ length: of }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: bars differ only by position
          key={index}
          className={styles.bar}
          data-filled={index < filled || undefined}
          style={{ height: `${((index + 1) / of) * 100}%` }}
        />
      ))}
    </span>
  );
}
