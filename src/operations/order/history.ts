import type { OrderDetails, OrderFact } from "#api/operations/order-details.ts";
import { moneyText } from "#lib/money.ts";
import { momentText } from "#lib/texts/utc-times.ts";

interface Happened {
  key: string;
  at: string;
  what: string;
  /** From where it's known. */
  source: string;
  /** Whether the order's status rests on it. */
  decides: boolean;
}

type Known = Pick<OrderDetails, "facts" | "withdrawal" | "currency">;

/** What happened to an order, in the order in which we heard of it. */
export function historyOf({ facts, withdrawal, currency }: Known): Happened[] {
  const ofPayment = facts.map(
    (fact): Happened => ({
      key: `${fact.kind} ${fact.source}`,
      at: fact.at,
      what: factText(fact, currency),
      source:
        fact.kind === "account_erased"
          ? "By the account's owner"
          : `Payment provider, ${fact.source}`,
      decides: fact.decides,
    }),
  );
  if (!withdrawal) return ofPayment;
  const { declaredAt: at } = withdrawal;
  const withdrawn: Happened = {
    ...{ key: "withdrawn", at, decides: false },
    what: withdrawalText(withdrawal),
    source: "By the buyer",
  };
  return [...ofPayment, withdrawn].sort((one, other) => one.at.localeCompare(other.at));
}

const TEXTS: Record<string, string> = {
  paid: "Paid",
  refund_failed: "The bank sent a refund back",
  dispute_opened: "The bank opened a dispute",
  dispute_won: "The dispute was won",
  dispute_lost: "The dispute was lost",
  account_erased: "The account was erased",
};

const factText = ({ kind, amount }: OrderFact, currency: string): string =>
  kind === "refund" && amount !== undefined
    ? `Refunded ${moneyText(amount, currency)}`
    : (TEXTS[kind] ?? kind);

function withdrawalText(withdrawal: NonNullable<OrderDetails["withdrawal"]>): string {
  const { state, reason, receiptSentAt } = withdrawal;
  const refund = {
    waiting: `The refund waits for the provider${reason ? ` (${reason})` : ""}.`,
    requested: "The provider accepted the refund.",
    stopped: `The refund doesn't work${reason ? ` (${reason})` : ""}: pay the buyer another way.`,
  }[state];
  const receipt = receiptSentAt
    ? `Receipt sent on ${momentText(receiptSentAt)}.`
    : "No receipt yet.";
  return ["Withdrew from the contract.", refund, receipt].filter(Boolean).join(" ");
}
