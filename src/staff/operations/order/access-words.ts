import type { OrderDetails, OrderFact } from "#api/operations/order-details.ts";
import { dayText } from "#lib/texts/utc-times.ts";

interface AccessWords {
  tone: "good" | "warn" | "bad" | "plain";
  title: string;
  why: string;
}

type Known = Pick<OrderDetails, "status" | "account" | "opens" | "facts" | "withdrawal">;

/**
 * The access that an order gives, and the reason. The status and the facts that decide it come from the
 * function of the database that decides access.
 */
export function accessWords(details: Known): AccessWords {
  const { status, account, opens } = details;
  const why = explainAccess(details);
  if (status === "completed")
    return account
      ? { tone: "good", title: `${account.email} has access`, why }
      : { tone: "warn", title: "No account has access yet", why };
  const tone = status === "disputed" ? "bad" : "plain";
  if (opens && account)
    return { tone: "good", title: `${account.email} has access by another order`, why };
  return { tone, title: "This order gives no access", why };
}

function explainAccess({ status, account, facts, withdrawal }: Known): string {
  const deciding = facts.filter(({ decides }) => decides);
  switch (status) {
    case "completed":
      return account ? paidText(facts, withdrawal) : UNCLAIMED;
    case "refunded":
      return `It was refunded in full${onDay(deciding)}.`;
    case "disputed":
      return deciding.some(({ kind }) => kind === "dispute_lost")
        ? `The buyer's bank decided a dispute for the buyer${onDay(deciding)} and took the money back.`
        : `The buyer's bank opened a dispute${onDay(deciding)} and holds the money. Access comes back if you win it.`;
    case "erased":
      return `Its account was erased${onDay(deciding)}, as its owner asked. It opens nothing any more.`;
    case "test":
      return "It was paid with a test card, and only live payments count.";
    default:
      return `Its state is “${status}”.`;
  }
}

const UNCLAIMED =
  "It's paid, but belongs to no account. Its buyer gets in with the browser that paid, or with a code to the address that paid.";

function paidText(facts: OrderFact[], withdrawal: OrderDetails["withdrawal"]): string {
  const paid = `It was paid${onDay(facts.filter(({ kind }) => kind === "paid"))} and belongs to this account.`;
  const more = [
    ...(facts.some(({ kind }) => kind === "refund_failed")
      ? ["A refund failed at the bank, so the money is still here."]
      : []),
    ...(facts.some(({ kind }) => kind === "dispute_won") ? ["A dispute was won."] : []),
    ...(withdrawal ? ["The buyer has withdrawn: access ends when the refund is reported."] : []),
  ];
  return [paid, ...more].join(" ");
}

/** ` on 24 November 2026`: the day of the last of these facts. */
function onDay(facts: OrderFact[]): string {
  const last = facts
    .map(({ at }) => at)
    .sort()
    .at(-1);
  return last === undefined ? "" : ` on ${dayText(last)}`;
}
