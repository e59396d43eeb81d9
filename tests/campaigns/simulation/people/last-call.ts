import type { Crowd } from "./crowd.ts";
import { restore } from "./visitor.ts";

const WITHOUT_OWNER = `select checkout_session_id as session from public.stripe_orders
  where status = 'completed' and user_id is null`;

/**
 * Everyone who has paid and has no account yet gets one, with nothing but their mailbox. In quiet,
 * so that it has to work at once.
 */
export async function callEveryoneIn(crowd: Crowd): Promise<void> {
  const { clock, database } = crowd.world;
  const withoutOwner = () => clock.atOnce(() => database.query<{ session: string }>(WITHOUT_OWNER));
  for (const { session } of await withoutOwner()) {
    const buyer = crowd.purchases.find(({ sessionId }) => sessionId === session)?.buyer;
    if (!buyer) continue;
    buyer.isRestless = true;
    buyer.browser = buyer.anotherBrowser();
    await restore(buyer, buyer.browser.openTab());
    buyer.isRestless = false;
  }
  for (const { session } of await withoutOwner())
    crowd.world.report(`the payer of ${session} can't get in`);
}
