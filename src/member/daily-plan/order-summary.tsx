import type { Order } from "#backend/order.ts";
import { moneyText } from "#lib/money.ts";
import { Icon } from "#ui/icon.tsx";
import styles from "./order-summary.module.css";

const SHOWN_CHARACTERS = 8;

/** What was bought, for the member's own books. */
export function OrderSummary({ order, price }: { order: Order | undefined; price: string }) {
  return (
    <section className={styles.order} aria-labelledby="order-summary">
      <h2 id="order-summary" className={styles.title}>
        Order summary
      </h2>
      <dl>
        <div className={styles.line}>
          <dt>Order</dt>
          <dd title={order?.id}>{order ? `#${order.id.slice(0, SHOWN_CHARACTERS).toUpperCase()}` : "Sample"}</dd>
        </div>
        <div className={styles.line}>
          <dt>Paid</dt>
          <dd>{order?.amountTotal === undefined ? price : moneyText(order.amountTotal, order.currency)}</dd>
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
