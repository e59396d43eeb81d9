import type { FoundOrders } from "#api/operations/find-orders.ts";
import { momentText } from "#lib/texts/utc-times.ts";
import { Icon } from "#ui/icon.tsx";
import type { OrdersAddress } from "../use-address.ts";
import styles from "./nothing-found.module.css";

interface NothingFoundProps {
  address: OrdersAddress;
  reminder: FoundOrders["reminder"];
}

/** Shown in place of orders if there are none. */
export function NothingFound({ address: { search, state }, reminder }: NothingFoundProps) {
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
