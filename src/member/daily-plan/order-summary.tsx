import type { Order } from "#backend/order.ts";
import { moneyText } from "#lib/money.ts";
import { Icon } from "#ui/icon.tsx";
import styles from "./order-summary.module.css";

/** What was bought, for the member's own books. */
export function OrderSummary({ order, price }: { order: Order | undefined; price: string }) {
  return (
    <section className={styles.order} aria-labelledby="order-summary">
      <h2 id="order-summary" className={styles.title}>
        Order summary
      </h2>
      <dl>
        <div className={styles.line}>
          <dt>Order id</dt>
          {/* all of it: whoever writes to us about the order copies it from here */}
          <dd className={styles.id}>{order?.id ?? "Sample"}</dd>
        </div>
        <div className={styles.line}>
          <dt>Paid</dt>
          <dd>
            {order?.amountTotal === undefined
              ? price
              : moneyText(order.amountTotal, order.currency)}
          </dd>
        </div>
        <div className={styles.line}>
          <dt>Status</dt>
          <dd className={styles.status}>
            <Icon name="check-circle" />
            Completed
          </dd>
        </div>
      </dl>
    </section>
  );
}
