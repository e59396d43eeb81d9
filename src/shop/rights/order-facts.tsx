import type { BuyerOrder } from "#api/buyer-order.ts";
import { moneyText } from "#lib/money.ts";
import { dayText, lastDayText, momentText } from "#lib/texts/utc-times.ts";
import { Facts } from "#ui/facts.tsx";

/** The facts of an order, line by line. */
export function OrderFacts({ order }: { order: BuyerOrder }) {
  return (
    <Facts
      rows={[
        ["Product", order.product],
        ["Order number", order.order],
        ["Bought on", dayText(order.boughtAt)],
        ["Price", moneyText(order.amount, order.currency)],
        ...(order.declaredAt ? [["Withdrawn on", momentText(order.declaredAt)] as const] : []),
        ...(order.state === "open"
          ? [["You can withdraw until", lastDayText(order.until)] as const]
          : []),
      ]}
    />
  );
}
