import { ProviderRefusal } from "../shop/provider.ts";
import { type Crowd, Person } from "./crowd.ts";
import { DAY } from "./time-spans.ts";

interface Made {
  id: string;
}

/** The actions of the operator in the provider's dashboard, and of the buyers' banks. */
export async function liveAsBank(name: string, crowd: Crowd): Promise<void> {
  const bank = new Person(name, crowd);
  const { provider } = crowd.world;
  if (crowd.purchases.length === 0) return;
  const { paymentIntent: payment_intent } = bank.chance.pick(crowd.purchases);
  const act = bank.chance.pickWeighted({
    refunds: 4,
    "refunds a part": 2,
    disputes: 4,
    inquires: 1,
  });
  try {
    if (act === "refunds" || act === "refunds a part") {
      const amount = act === "refunds" ? {} : { amount: bank.chance.pick(["500", "2998"]) };
      const { id } = await provider.ask<Made>("refunds", { payment_intent, ...amount });
      bank.note(act, payment_intent);
      await bank.pause(bank.chance.around(DAY));
      if (bank.chance.isHit(0.2)) {
        await provider.ask(`test_helpers/refunds/${id}/fail`, {});
        bank.note("sends a refund back", id);
      }
      return;
    }
    const status = act === "disputes" ? "needs_response" : "warning_needs_response";
    const { id } = await provider.ask<Made>("test_helpers/disputes", { payment_intent, status });
    bank.note(act, payment_intent);
    await bank.pause(bank.chance.around(2 * DAY));
    const evidence = bank.chance.pick(["winning_evidence", "losing_evidence", "more to come"]);
    await provider.ask(`disputes/${id}`, {
      "evidence[uncategorized_text]": evidence,
      submit: "true",
    });
    bank.note("the operator answers a dispute", evidence);
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    bank.note(`${act}: refused`, error.message.replace(/\b(pi|ch)_\w+/g, "it"));
  }
}
