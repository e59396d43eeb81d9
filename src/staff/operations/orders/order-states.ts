import type { FoundOrder } from "#api/operations/find-orders.ts";
import type { OrderMarkProps } from "./order-mark.tsx";

/** The states by which orders can be looked up. */
export const stateChoices = [
  { value: "", label: "All" },
  { value: "claimed", label: "Paid" },
  { value: "unclaimed", label: "No account" },
  { value: "withdrawn", label: "Withdrawn" },
  { value: "refunded", label: "Refunded" },
  { value: "disputed", label: "Disputed" },
  { value: "pending", label: "Pending" },
];

const MARKS: Record<string, OrderMarkProps> = {
  refunded: { label: "Refunded", tone: "plain" },
  disputed: { label: "Disputed", tone: "bad" },
  erased: { label: "Account erased", tone: "plain" },
  test: { label: "Test card", tone: "plain" },
};

/** The state of an order, as a mark. */
export function getMark({
  status,
  isClaimed,
}: Pick<FoundOrder, "status" | "isClaimed">): OrderMarkProps {
  const mark = MARKS[status];
  if (mark) return mark;
  return isClaimed
    ? { label: "Paid", tone: "good" }
    : { label: "Paid, no account yet", tone: "warn" };
}
