import styles from "./signal-bars.module.css";

/** Bars of growing height, like those of a phone's reception. They only decorate: the label says the same. */
export function SignalBars({ filled, of }: { filled: number; of: number }) {
  return (
    <span className={styles.bars} aria-hidden="true" data-bars={filled}>
      {Array.from({ length: of }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have nothing but their place
        <span
          key={index}
          className={styles.bar}
          data-filled={index < filled || undefined}
          style={{ height: `${((index + 1) / of) * 100}%` }}
        />
      ))}
    </span>
  );
}
