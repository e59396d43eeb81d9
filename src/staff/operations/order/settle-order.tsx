import type { OrderDetails } from "#api/operations/order-details.ts";
import { moneyText } from "#lib/money.ts";
import { ReasonedOperation } from "./reasoned-operation.tsx";
import type { Operations } from "./use-operations.ts";

interface SettleOrderProps {
  details: OrderDetails;
  operations: Operations;
}

/** Records that a buyer has their money. Only shown if the bank sent a refund back. */
export function SettleOrder({ details, operations: { busy, run } }: SettleOrderProps) {
  const { order, left, currency, facts, refused, withdrawal } = details;
  const isReturned = facts.some(({ kind }) => kind === "refund_failed");
  if (!isReturned || refused.refund !== undefined || withdrawal?.state === "waiting") return null;
  const amount = moneyText(left, currency);
  return (
    <ReasonedOperation
      title="Paid another way"
      text={`The bank sent a refund back. If you've paid the buyer ${amount} another way, record it: access through this order ends with it.`}
      words={{
        ask: "Record …",
        label: "How? The buyer can ask to read it.",
        placeholder: "Bank transfer on 5 May",
        missing: "Please write how",
        ready: `Record ${amount} as paid`,
        busy: "Recording...",
        back: "Not yet",
      }}
      action="settle"
      busy={busy}
      onConfirm={(reason) => void run({ action: "settle", order, reason })}
    />
  );
}
