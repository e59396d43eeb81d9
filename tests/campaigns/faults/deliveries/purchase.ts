import { type Fact, PRICE, sha256 } from "../../../backend/support/wrap-database.ts";

/** The possible histories at the provider, a list for each kind of purchase. */
export const HISTORIES = [
  ["paid"],
  ["processing", "debit-paid"],
  ["processing", "debit-refused"],
  ["paid", "part-refund"],
  ["paid", "refund"],
  ["paid", "refund", "refund-failed"],
  ["paid", "part-refund", "rest-refund"],
  ["paid", "dispute"],
  ["paid", "dispute", "dispute-won"],
  ["paid", "dispute", "dispute-lost"],
  ["paid", "dispute", "dispute-won", "refund"],
  ["processing", "debit-paid", "part-refund", "dispute", "dispute-won"],
] as const;

export type Happening = (typeof HISTORIES)[number][number];

const PART = 999;
/** When the sessions began, in seconds since 1970. */
const CREATED = 1_796_000_000;

interface Refund {
  id: string;
  amount: number;
  status: "succeeded" | "failed";
}

interface Dispute {
  id: string;
  status: "needs_response" | "won" | "lost";
}

/** A purchase as the provider knows it, and the facts that the database has to have in the end. */
export class Purchase {
  readonly sessionId: string;
  readonly intent: string;
  readonly history: readonly Happening[];
  readonly facts: Fact[] = [];
  readonly refunds: Refund[] = [];
  readonly disputes: Dispute[] = [];
  isPaid = false;
  isRefused = false;
  #happened = 0;

  constructor(nth: number, history: readonly Happening[]) {
    const number = String(nth).padStart(8, "0");
    this.sessionId = `cs_test_faults${number}`;
    this.intent = `pi_faults${number}`;
    this.history = history;
  }

  /** Lets everything happen up to this one. What has happened stays. */
  happenUntil(nth: number): void {
    for (; this.#happened <= nth; this.#happened++) {
      const next = this.history[this.#happened];
      if (next) this.#happen(next);
    }
  }

  #happen(what: Happening): void {
    if (what === "paid" || what === "debit-paid") {
      this.isPaid = true;
      this.facts.push({ kind: "paid", source: this.intent });
    } else if (what === "debit-refused") this.isRefused = true;
    else if (what.endsWith("refund")) this.#refund(what);
    else if (what === "refund-failed") {
      const last = this.refunds.at(-1);
      if (last) last.status = "failed";
      this.facts.push({ kind: "refund_failed", source: last?.id ?? "" });
    } else if (what.startsWith("dispute")) this.#dispute(what);
  }

  #refund(what: Happening): void {
    const amount = { "part-refund": PART, "rest-refund": PRICE.amount - PART }[what as string];
    const refund: Refund = {
      id: `re_${this.intent}_${this.refunds.length}`,
      amount: amount ?? PRICE.amount,
      status: "succeeded",
    };
    this.refunds.push(refund);
    this.facts.push({ kind: "refund", source: refund.id, amount: refund.amount });
  }

  #dispute(what: Happening): void {
    const id = `dp_${this.intent}`;
    if (what === "dispute") {
      this.disputes.push({ id, status: "needs_response" });
      this.facts.push({ kind: "dispute_opened", source: id });
      return;
    }
    const isWon = what === "dispute-won";
    const [dispute] = this.disputes;
    if (dispute) dispute.status = isWon ? "won" : "lost";
    this.facts.push({ kind: isWon ? "dispute_won" : "dispute_lost", source: id });
  }

  #charge(): object {
    const url = `/v1/charges/ch_${this.intent}/refunds`;
    return {
      id: `ch_${this.intent}`,
      object: "charge",
      disputed: this.disputes.length > 0,
      refunds: { object: "list", url, has_more: false, data: this.refunds },
    };
  }

  /** The session, as the provider's API returns it with the payment, its charge, and refunds. */
  session(): object {
    return {
      id: this.sessionId,
      object: "checkout.session",
      mode: "payment",
      status: "complete",
      payment_status: this.isPaid ? "paid" : "unpaid",
      payment_intent: {
        id: this.intent,
        object: "payment_intent",
        status: this.isRefused ? "requires_payment_method" : "processing",
        latest_charge: this.#charge(),
      },
      amount_total: PRICE.amount,
      currency: PRICE.currency,
      livemode: false,
      created: CREATED,
      customer_details: { email: `${this.intent}@example.com` },
      metadata: { price_id: PRICE.price_id, claim_hash: sha256(this.sessionId) },
    };
  }
}

const SESSION_EVENTS: Partial<Record<Happening, string>> = {
  paid: "checkout.session.completed",
  processing: "checkout.session.completed",
  "debit-paid": "checkout.session.async_payment_succeeded",
  "debit-refused": "checkout.session.async_payment_failed",
};
const OTHER_EVENTS: Partial<Record<Happening, string>> = {
  "part-refund": "charge.refunded",
  "rest-refund": "charge.refunded",
  refund: "charge.refunded",
  "refund-failed": "refund.failed",
  dispute: "charge.dispute.created",
  "dispute-won": "charge.dispute.closed",
  "dispute-lost": "charge.dispute.closed",
};

/** The event that reports something, as JSON. Refunds and disputes only name the payment. */
export function eventText({ sessionId, intent, history }: Purchase, nth: number): string {
  const what = history[nth] ?? "paid";
  const sessionEvent = SESSION_EVENTS[what];
  return JSON.stringify({
    id: `evt_${intent}_${nth}`,
    object: "event",
    type: sessionEvent ?? OTHER_EVENTS[what],
    livemode: false,
    data: {
      object: sessionEvent ? { id: sessionId } : { id: `x_${intent}`, payment_intent: intent },
    },
  });
}
