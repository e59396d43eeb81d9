import type { BuyerOrder } from "#api/buyer-order.ts";
import { moneyText } from "#lib/money.ts";
import styles from "./order-facts.module.css";
import { dayText, lastDayText, momentText } from "./times.ts";

/** What an order is about, line by line. */
export function OrderFacts({ order }: { order: BuyerOrder }) {
  const rows = [
    ["Product", order.product],
    ["Order number", order.order],
    ["Bought on", dayText(order.boughtAt)],
    ["Price", moneyText(order.amount, order.currency)],
    ...(order.declaredAt ? [["Withdrawn on", momentText(order.declaredAt)]] : []),
    ...(order.state === "open" ? [["You can withdraw until", lastDayText(order.until)]] : []),
  ];
  return <Facts rows={rows} />;
}

/** Names and values. */
export function Facts({ rows }: { rows: string[][] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name} className={styles.row}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
