import type { Order } from "#api/order.ts";
import { moneyText } from "#lib/money.ts";
import { Icon } from "#ui/icon.tsx";
import styles from "./order-summary.module.css";

/** The order, for the member's own records. */
export function OrderSummary({ order, price }: { order: Order | undefined; price: string }) {
  return (
    <section className={styles.order} aria-labelledby="order-summary">
      <h2 id="order-summary" className={styles.title}>
        Order summary
      </h2>
      <dl>
        <div className={styles.line}>
          <dt>Order ID</dt>
          {/* The full id: members copy it from here when they contact support. */}
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
            <span>Completed</span>
          </dd>
        </div>
      </dl>
    </section>
  );
}
