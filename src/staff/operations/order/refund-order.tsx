import type { OrderDetails } from "#api/operations/order-details.ts";
import { moneyText } from "#lib/money.ts";
import { Operation } from "./operation.tsx";
import { ReasonedOperation } from "./reasoned-operation.tsx";
import { refusalText } from "./refusal-words.ts";
import type { Operations } from "./use-operations.ts";

interface RefundOrderProps {
  details: OrderDetails;
  operations: Operations;
}

const TITLE = "Refund";

/** Refunds what's left of an order. The second press names the amount. */
export function RefundOrder({ details, operations: { busy, run } }: RefundOrderProps) {
  const { order, left, currency, refused } = details;
  if (refused.refund !== undefined)
    return <Operation title={TITLE} text={refusalText(refused.refund)} />;
  const amount = moneyText(left, currency);
  return (
    <ReasonedOperation
      title={TITLE}
      text={`${amount} goes back to the card or account that paid. Access through this order ends with it.`}
      words={{
        ask: "Refund …",
        label: "Why? The buyer can ask to read it.",
        missing: "Please write why",
        ready: `Refund ${amount}`,
        busy: "Refunding...",
        back: "Keep the payment",
      }}
      action="refund"
      busy={busy}
      onConfirm={(reason) => void run({ action: "refund", order, amount: String(left), reason })}
    />
  );
}
