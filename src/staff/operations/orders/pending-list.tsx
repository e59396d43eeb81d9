import type { PendingPayment } from "#api/operations/find-orders.ts";
import { moneyText } from "#lib/money.ts";
import { momentText } from "#lib/texts/utc-times.ts";
import { Section } from "#ui/section.tsx";
import styles from "./pending-list.module.css";

/** Payments that their banks haven't decided on. */
export function PendingList({ pending }: { pending: PendingPayment[] }) {
  if (pending.length === 0) return null;
  return (
    <Section
      title="Waiting for the bank"
      text="Paid by a method that takes days. There's no order and no access until the bank approves it. You don't have to do anything: the list updates by itself."
    >
      <ul className={styles.list}>
        {pending.map(({ session, paidWith, amount, currency, since }) => (
          <li key={session} className={styles.payment}>
            <span className={styles.who}>{paidWith ?? "No address"}</span>
            <span>{moneyText(amount, currency)}</span>
            <span className={styles.more}>
              <span>{`Since ${momentText(since)}`}</span>
              <span className={styles.session}>{session}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
