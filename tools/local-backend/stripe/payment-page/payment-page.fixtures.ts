import { openShop } from "../shop.fixtures.ts";

/** A buyer on the payment page of a new shop. */
export async function atThePage(more: object = {}) {
  const shop = openShop();
  const session = await shop.session(more);
  const url = session.url!;
  return {
    ...shop,
    id: session.id,
    url,
    again: () => shop.stripe.checkout.sessions.retrieve(session.id),
  };
}
