import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import {
  type OrderDetails,
  type OtherOrder,
  readOrderDetails,
} from "#api/operations/order-details.ts";
import { moneyText } from "#lib/money.ts";
import { dayText, momentText } from "#lib/texts/utc-times.ts";
import { Facts } from "#ui/facts.tsx";
import { Link } from "#ui/link.tsx";
import { Section } from "#ui/section.tsx";
import { TextLink } from "#ui/text-button.tsx";
import { ActionList } from "../actions/action-list.tsx";
import { OrderMark } from "../orders/order-mark.tsx";
import { getMark } from "../orders/order-states.ts";
import { Unread } from "../unread.tsx";
import { formatAddress, type OrdersAddress } from "../use-address.ts";
import { useRead } from "../use-read.ts";
import { AccessSection } from "./access-section.tsx";
import { listEvents } from "./history.ts";
import { OperationsSection } from "./operations-section.tsx";
import styles from "./order-view.module.css";

interface OrderViewProps {
  order: string;
  address: OrdersAddress;
  /** Something may have changed. */
  onChange: () => void;
}

/** One order: whether it opens the plan and why, what happened, and what can be done. */
export function OrderView({ order, address, onChange }: OrderViewProps): ReactNode {
  const { data, state, refetch } = useRead(order, (signal) => readOrderDetails(order, signal));
  const back = (
    <TextLink to={formatAddress({ ...address, order: undefined })}>Back to the list</TextLink>
  );
  if (data === undefined)
    return (
      <div className={styles.order}>
        {back}
        <Unread state={state} what="the order" refetch={refetch} />
      </div>
    );
  if (data === "missing")
    return (
      <div className={styles.order}>
        {back}
        <Section title="There's no such order">
          <p>Check its number, or search for an address.</p>
        </Section>
      </div>
    );
  const refresh = () => {
    refetch();
    onChange();
  };
  return <OpenOrder details={data} address={address} back={back} onChange={refresh} />;
}

interface OpenOrderProps {
  details: OrderDetails;
  address: OrdersAddress;
  back: ReactNode;
  onChange: () => void;
}

function OpenOrder({ details, address, back, onChange }: OpenOrderProps) {
  const heading = useFocusOnce<HTMLHeadingElement>();
  const { amount, currency, paidWith, at, actions } = details;
  return (
    <article className={styles.order} aria-labelledby="order-title">
      <div className={styles.back}>{back}</div>
      <header>
        <h2 id="order-title" ref={heading} className={styles.title} tabIndex={-1}>
          {`${moneyText(amount, currency)} from ${paidWith ?? "an unknown address"}`}
        </h2>
        <p className={styles.when}>{momentText(at)}</p>
      </header>
      <AccessSection details={details} />
      <OperationsSection details={details} onChange={onChange} />
      <OtherOrders others={details.others} address={address} />
      <HistorySection details={details} />
      <Section title="What operators did">
        {actions.length > 0 ? <ActionList actions={actions} /> : <p>Nothing yet.</p>}
      </Section>
      <Section title="Details">
        <Facts rows={detailRows(details)} />
      </Section>
    </article>
  );
}

function detailRows(details: OrderDetails) {
  const { product, order, session, payment, isLive, amount, left, currency } = details;
  return [
    ["Product", product],
    ["Paid with", details.paidWith ?? "No address"],
    ["Account", details.account?.email ?? "None yet"],
    ...(left < amount ? [["Not refunded yet", moneyText(left, currency)] as const] : []),
    ["Order number", order],
    ["Session", session],
    ["Payment", payment],
    ["Card", isLive ? "Live" : "Test"],
    ...details.conversions.map(
      ({ provider, state, reason }) =>
        [`Conversion to ${provider}`, [state, reason].filter(Boolean).join(", ")] as const,
    ),
  ] as const;
}

/** Moves the focus to an element when it appears, so that screen readers announce it. */
function useFocusOnce<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  useEffect(() => {
    shown.current?.focus({ preventScroll: true });
    shown.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return shown;
}

/** The events of the order, with their times and sources. */
function HistorySection({ details }: { details: OrderDetails }) {
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

interface OtherOrdersProps {
  others: OtherOrder[];
  address: OrdersAddress;
}

/** Points out that the same person may have bought more than once. */
function OtherOrders({ others, address }: OtherOrdersProps) {
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
            <Link className={styles.otherOrdersOrder} to={formatAddress({ ...address, order })}>
              <span className={styles.otherOrdersWhat}>
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
