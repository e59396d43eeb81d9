import { openTestStripe } from "../test-stripe.fixtures.ts";

/** A buyer on the payment page of a new shop. */
export async function atThePage(more: object = {}) {
  const testStripe = openTestStripe();
  const session = await testStripe.session(more);
  const url = session.url!;
  return {
    ...testStripe,
    id: session.id,
    url,
    again: () => testStripe.stripe.checkout.sessions.retrieve(session.id),
  };
}
