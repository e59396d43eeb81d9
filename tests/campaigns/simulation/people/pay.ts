import { ProviderRefusal } from "../shop/provider.ts";
import type { Person } from "./crowd.ts";
import { DAY } from "./time-spans.ts";

export const parseSession = (url: string): string | undefined => /cs_test_\w+/.exec(url)?.[0];

interface Paid {
  payment_intent: string | { id: string };
}

/** Pays a session on the provider's page. Returns whether that page took it. */
export async function pay(person: Person, sessionId: string): Promise<boolean> {
  const { provider } = person.world;
  const method = person.chance.isHit(0.2) ? "bank_debit" : "card";
  const path = `test_helpers/checkout/sessions/${sessionId}`;
  try {
    const paid = await provider.ask<Paid>(`${path}/pay`, { email: person.email, method });
    const paymentIntent =
      typeof paid.payment_intent === "string" ? paid.payment_intent : paid.payment_intent.id;
    person.crowd.purchases.push({ sessionId, paymentIntent, buyer: person });
    person.note(`pays by ${method}`, sessionId);
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    person.note("can't pay this session", sessionId);
    return false;
  }
  if (method === "bank_debit") person.crowd.watch(person.name, settle(person, path));
  return true;
}

async function settle(person: Person, path: string): Promise<void> {
  await person.pause(person.chance.between(1, 5) * DAY);
  const outcome = person.chance.isHit(0.8) ? "succeeded" : "failed";
  await person.world.provider.ask(`${path}/settle`, { outcome });
  person.note(`their bank has settled the debit`, outcome);
}

/** Leaves an address on the payment page, and sometimes agrees to a mail. */
export async function leave(person: Person, sessionId: string): Promise<void> {
  const promotions = person.chance.isHit(0.7) ? "opt_in" : "opt_out";
  const form = { email: person.email, promotions };
  await person.world.provider.ask(`test_helpers/checkout/sessions/${sessionId}/leave`, form);
  person.note("leaves the payment page", promotions);
}
