import type { OtherOrder } from "#api/operations/order-details.ts";
import { moneyText } from "#lib/money.ts";
import { dayText } from "#lib/texts/utc-times.ts";
import { Link } from "#ui/link.tsx";
import { Section } from "#ui/section.tsx";
import { OrderMark } from "../orders/order-mark.tsx";
import { getMark } from "../orders/order-states.ts";
import { formatAddress, type OrdersAddress } from "../use-address.ts";
import styles from "./other-orders.module.css";

interface OtherOrdersProps {
  others: OtherOrder[];
  address: OrdersAddress;
}

/** Points out that the same person may have bought more than once. */
export function OtherOrders({ others, address }: OtherOrdersProps) {
  if (others.length === 0) return null;
  const isDouble = others.some(
    ({ isSameAccount, status }) => isSameAccount && status === "completed",
  );
  return (
    <Section
      title={isDouble ? "Bought more than once" : "Other orders"}
      text={
        isDouble
          ? "This account has paid for more than one order. One is enough for access, so you can refund the others."
          : "Of the same account, or paid with the same address."
      }
    >
      <ul className={styles.orders}>
        {others.map(({ order, at, amount, currency, status, isSameAccount }) => (
          <li key={order}>
            <Link className={styles.order} to={formatAddress({ ...address, order })}>
              <span className={styles.what}>
                <span>{`${moneyText(amount, currency)} on ${dayText(at)},`}</span>{" "}
                <span>{isSameAccount ? "same account" : "same address"}</span>
              </span>
              <OrderMark {...getMark({ status, isClaimed: true })} />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
