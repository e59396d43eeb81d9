import type { FoundOrder, FoundOrders, PendingPayment } from "#api/operations/find-orders.ts";
import { moneyText } from "#lib/money.ts";
import { momentText } from "#lib/texts/utc-times.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Section } from "#ui/section.tsx";
import { MoreButton } from "../more-button.tsx";
import { Unread } from "../unread.tsx";
import { formatAddress, type OrdersAddress } from "../use-address.ts";
import type { Pages } from "../use-pages.ts";
import styles from "./order-list.module.css";
import { OrderMark } from "./order-mark.tsx";
import { getMark } from "./order-states.ts";

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

/** Payments that their banks haven't decided on. */
function PendingList({ pending }: { pending: PendingPayment[] }) {
  if (pending.length === 0) return null;
  return (
    <Section
      title="Waiting for the bank"
      text="Paid by a method that takes days. There's no order and no access until the bank approves it. You don't have to do anything: the list updates by itself."
    >
      <ul className={styles.pendingListList}>
        {pending.map(({ session, paidWith, amount, currency, since }) => (
          <li key={session} className={styles.payment}>
            <span className={styles.pendingListWho}>{paidWith ?? "No address"}</span>
            <span>{moneyText(amount, currency)}</span>
            <span className={styles.pendingListMore}>
              <span>{`Since ${momentText(since)}`}</span>
              <span className={styles.session}>{session}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface NothingFoundProps {
  address: OrdersAddress;
  reminder: FoundOrders["reminder"];
}

/** Shown in place of orders if there are none. */
function NothingFound({ address: { search, state }, reminder }: NothingFoundProps) {
  return (
    <div className={styles.nothing}>
      <Icon name="magnifying-glass" className={styles.icon} />
      <p className={styles.title}>{search ? `No orders match “${search}”` : "No orders here"}</p>
      <p>
        {reminder
          ? `This session expired without a payment. ${reminderText(reminder)}`
          : chooseAdvice(search, state)}
      </p>
    </div>
  );
}

function chooseAdvice(search: string, state: string): string {
  if (!search) return state ? "No order is in this state." : "Nothing has been sold yet.";
  return state
    ? "Look in all states, or search for the beginning of another address."
    : "Ask the buyer which address is on their receipt, and search for its beginning. The address of their account works, too.";
}

const DROPPED: Record<string, string> = {
  bought: "its visitor had bought",
  mailed_before: "this address had got one before",
  not_for_sale: "the price isn't for sale any more",
  refused: "the mail service refused it",
};

function reminderText({ state, reason, at }: NonNullable<FoundOrders["reminder"]>): string {
  if (state === "sent") return `Its reminder was sent on ${momentText(at)}.`;
  if (state === "dropped")
    return `It got no reminder: ${DROPPED[reason ?? ""] ?? "it was dropped"}.`;
  return "Its reminder may be on its way.";
}
