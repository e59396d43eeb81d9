import type { FoundOrder, FoundOrders } from "#api/operations/find-orders.ts";
import { moneyText } from "#lib/money.ts";
import { momentText } from "#lib/texts/utc-times.ts";
import { Link } from "#ui/link.tsx";
import { MoreButton } from "../more-button.tsx";
import { Unread } from "../unread.tsx";
import { formatAddress, type OrdersAddress } from "../use-address.ts";
import type { Pages } from "../use-pages.ts";
import { NothingFound } from "./nothing-found.tsx";
import styles from "./order-list.module.css";
import { OrderMark } from "./order-mark.tsx";
import { getMark } from "./order-states.ts";
import { PendingList } from "./pending-list.tsx";

interface OrderListProps {
  found: Pages<FoundOrders>;
  address: OrdersAddress;
}

/** Orders, latest first. */
export function OrderList({ found, address }: OrderListProps) {
  const { pages, state, refetch, more } = found;
  const [first] = pages;
  if (!first) return <Unread state={state} what="the orders" refetch={refetch} />;
  const orders = pages.flatMap((page) => page.orders);
  const isEmpty = orders.length + first.pending.length === 0;
  return (
    <>
      <p role="status" className={styles.count}>
        {orders.length > 0 && countText(orders.length, more !== undefined)}
      </p>
      {isEmpty && <NothingFound address={address} reminder={first.reminder} />}
      {orders.length > 0 && (
        <ul className={styles.list}>
          {orders.map((order) => (
            <li key={order.order}>
              <OrderLink order={order} address={address} />
            </li>
          ))}
        </ul>
      )}
      <MoreButton more={more} />
      <PendingList pending={first.pending} />
    </>
  );
}

function countText(count: number, hasMore: boolean): string {
  const orders = `${count} ${count === 1 ? "order" : "orders"}`;
  return hasMore ? `The latest ${orders}` : `${orders}, latest first`;
}

function OrderLink({ order: one, address }: { order: FoundOrder; address: OrdersAddress }) {
  const { order, at, amount, currency, paidWith, account, isWithdrawn } = one;
  const isPaidElsewhere = account && paidWith && account.toLowerCase() !== paidWith.toLowerCase();
  return (
    <Link
      className={styles.order}
      to={formatAddress({ ...address, order })}
      aria-current={order === address.order ? "true" : undefined}
    >
      <span className={styles.who}>{account ?? paidWith ?? "No address"}</span>
      <span className={styles.amount}>{moneyText(amount, currency)}</span>
      {isPaidElsewhere && <span className={styles.more}>{`Paid with ${paidWith}`}</span>}
      <span className={styles.more}>
        <span>{momentText(at)}</span>
        <span className={styles.marks}>
          {isWithdrawn && <OrderMark label="Withdrawn" tone="warn" />}
          <OrderMark {...getMark(one)} />
        </span>
      </span>
    </Link>
  );
}
