import type { OrderDetails, OrderFact } from "#api/operations/order-details.ts";
import { moneyText } from "#lib/money.ts";
import { momentText } from "#lib/texts/utc-times.ts";

interface Happened {
  key: string;
  at: string;
  what: string;
  /** From where it's known. */
  source: string;
  /** True if the order's status rests on it. */
  decides: boolean;
}

type Known = Pick<OrderDetails, "facts" | "withdrawal" | "currency">;

/** The events of an order, in the order in which we heard of them. */
export function listEvents({ facts, withdrawal, currency }: Known): Happened[] {
  const ofPayment = facts.map(
    (fact): Happened => ({
      key: `${fact.kind} ${fact.source}`,
      at: fact.at,
      what: factText(fact, currency),
      source: sourceText(fact),
      decides: fact.decides,
    }),
  );
  if (!withdrawal) return ofPayment;
  const { declaredAt: at } = withdrawal;
  const withdrawn: Happened = {
    ...{ key: "withdrawn", at, decides: false },
    what: withdrawalText(withdrawal, facts.some(isByOperator)),
    source: "By the buyer",
  };
  return [...ofPayment, withdrawn].sort((one, other) => one.at.localeCompare(other.at));
}

/** A refund that an operator made another way, which the provider doesn't know. */
const isByOperator = ({ source }: OrderFact): boolean => source.startsWith("operation_");

function sourceText(fact: OrderFact): string {
  if (fact.kind === "account_erased") return "By the account's owner";
  return isByOperator(fact) ? "By an operator" : `Payment provider, ${fact.source}`;
}

const TEXTS: Record<string, string> = {
  paid: "Paid",
  refund_failed: "The bank sent a refund back",
  dispute_opened: "The bank opened a dispute",
  dispute_won: "The dispute was won",
  dispute_lost: "The dispute was lost",
  account_erased: "The account was erased",
};

function factText(fact: OrderFact, currency: string): string {
  const { kind, amount } = fact;
  if (kind !== "refund" || amount === undefined) return TEXTS[kind] ?? kind;
  const money = moneyText(amount, currency);
  return isByOperator(fact) ? `Paid ${money} another way` : `Refunded ${money}`;
}

function withdrawalText(
  withdrawal: NonNullable<OrderDetails["withdrawal"]>,
  isSettled: boolean,
): string {
  const { state, reason, receiptSentAt } = withdrawal;
  const refund = {
    waiting: `The refund waits for the provider${reason ? ` (${reason})` : ""}.`,
    requested: "The provider accepted the refund.",
    stopped: isSettled
      ? "The refund didn't work, and the buyer was paid another way."
      : `The refund doesn't work${reason ? ` (${reason})` : ""}: pay the buyer another way.`,
  }[state];
  const receipt = receiptSentAt
    ? `Receipt sent on ${momentText(receiptSentAt)}.`
    : "No receipt yet.";
  return ["Withdrew from the contract.", refund, receipt].filter(Boolean).join(" ");
}
