import type { OrderDetails } from "#api/operations/order-details.ts";
import { momentText } from "#lib/texts/utc-times.ts";
import { Section } from "#ui/section.tsx";
import { listEvents } from "./history.ts";
import styles from "./history-section.module.css";

/** The events of the order, with their times and sources. */
export function HistorySection({ details }: { details: OrderDetails }) {
  return (
    <Section title="What happened">
      <ol className={styles.history}>
        {listEvents(details).map(({ key, at, what, source, decides }) => (
          <li key={key} className={styles.event} data-decides={decides || undefined}>
            <p className={styles.what}>
              <span>{what}</span>
              {decides && <span className={styles.decides}>decides access</span>}
            </p>
            <p className={styles.source}>{`${momentText(at)} · ${source}`}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
