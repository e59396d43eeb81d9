/** Why something can't be done with an order, by the database's word. */
const WORDS: Record<string, string> = {
  already_refunded: "This order has been refunded.",
  disputed:
    "The buyer's bank has opened a dispute and holds the money, so it can't be refunded as well. Answer the dispute in the provider's dashboard.",
  no_address: "The provider has no email address for this payment.",
  owned: "This order belongs to an account already.",
  order_refunded: "This order has been refunded, so it gives no access.",
  order_disputed: "The buyer's bank has opened a dispute, so this order opens nothing now.",
  order_erased: "The account of this order is erased, so it gives no access.",
  order_test: "This order was paid with a test card, so it gives no access.",
};

export const refusalText = (word: string): string => WORDS[word] ?? `Not possible now (${word}).`;
