import type Stripe from "stripe";
import { type Fact, factsOfDispute, factsOfRefund } from "../_shared/facts.ts";
import { toId } from "../_shared/fulfil.ts";
import { isMissing, provider } from "../_shared/provider.ts";

/** A fact, with what's needed to check whether the database has it. */
export interface ListedFact extends Fact {
  payment_intent: string;
  session_id?: string;
  price_id?: string;
  /** A copy of an expired session, which may lack the price's id. */
  recovered?: boolean;
  amount?: number;
  currency?: string;
}

export interface Page {
  facts: ListedFact[];
  items: number;
  /**
   * The last item and when it was created, in seconds since 1970; undefined if the page is empty.
   */
  last: { id: string; created: number } | undefined;
  hasMore: boolean;
}

interface Position {
  /** Seconds since 1970. */
  since: number;
  after: string | undefined;
}

interface Listed {
  id: string;
  created: number;
}

type Params = { created: { gte: number }; limit: number; starting_after?: string };

const PAGE_SIZE = 100;

/**
 * The lists that the sweep reads, one after the other. A page costs one call, no matter how many of
 * its items need no work.
 */
export const lists = {
  sessions: (position: Position) =>
    readPage(
      position,
      (params) => provider().checkout.sessions.list({ ...params, status: "complete" }),
      factsOfSession,
    ),
  // Includes refunds and disputes of older sessions: their own date counts.
  refunds: (position: Position) =>
    readPage(position, (params) => provider().refunds.list(params), withIntent(factsOfRefund)),
  disputes: (position: Position) =>
    readPage(position, (params) => provider().disputes.list(params), withIntent(factsOfDispute)),
};

export type ListName = keyof typeof lists;
export const listNames = Object.keys(lists) as ListName[];

async function readPage<Item extends Listed>(
  { since, after }: Position,
  list: (params: Params) => Promise<{ data: Item[]; has_more: boolean }>,
  toFacts: (item: Item) => ListedFact[],
): Promise<Page> {
  const params = { created: { gte: since }, limit: PAGE_SIZE };
  const { data, has_more } = await list(
    after ? { ...params, starting_after: after } : params,
  ).catch((error) => {
    // The keys were changed: start again at the new account's latest item.
    if (after && isMissing(error)) return list(params);
    throw error;
  });
  const last = data.at(-1);
  return {
    facts: data.flatMap(toFacts),
    items: data.length,
    last: last && { id: last.id, created: last.created },
    hasMore: has_more,
  };
}

function factsOfSession({
  id,
  mode,
  payment_status,
  payment_intent,
  metadata,
  recovered_from,
  amount_total,
  currency,
}: Stripe.Checkout.Session): ListedFact[] {
  const intent = toId(payment_intent);
  if (mode !== "payment" || payment_status !== "paid" || !intent || amount_total === null)
    return [];
  return [
    {
      kind: "paid",
      source: intent,
      payment_intent: intent,
      session_id: id,
      price_id: metadata?.price_id ?? "",
      recovered: Boolean(recovered_from),
      amount: amount_total,
      currency: currency ?? "",
    },
  ];
}

function withIntent<Item extends { payment_intent: string | { id: string } | null }>(
  toFacts: (item: Item) => Fact[],
): (item: Item) => ListedFact[] {
  return (item) => {
    const payment_intent = toId(item.payment_intent);
    return payment_intent ? toFacts(item).map((fact) => ({ ...fact, payment_intent })) : [];
  };
}
