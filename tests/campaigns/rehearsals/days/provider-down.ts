import { PROVIDER } from "../../../backend/support/network.ts";
import { PRICE } from "../../../backend/support/wrap-database.ts";
import type { Rehearsal } from "../rehearsal.ts";

const HOUR_MS = 3_600_000;

export const providerDown: Rehearsal = {
  name: "provider-down",
  section: "The provider is down",
  async run(stage) {
    const { shop: testBackend, check, step, member, hasAccess } = stage;
    const earlier = await member("before");
    const key = crypto.randomUUID();
    await testBackend.switches({ drop: "false" });
    const paid = [await testBackend.buyPlan(), await testBackend.buyPlan()];

    await testBackend.network.without(PROVIDER, async () => {
      await testBackend.settle();
      const button = await testBackend.call(
        "stripe-checkout",
        { priceId: PRICE.price_id },
        { headers: { "idempotency-key": key } },
      );
      check("a visitor who presses the button can try again", button.status === 503);
      const { status } = await testBackend.call("stripe-verify", { sessionId: paid[0]?.sessionId });
      check("a buyer isn't refused, but asked to wait", status === 503);
      check("members read their plan", (await hasAccess(earlier)) === true);
      for (let sweep = 0; sweep < 3; sweep += 1) await testBackend.sweep();
      check("the alert comes", await stage.isAlerted("Payment provider"));
      check("and not again", (await stage.alerts()).length === 0);
    });

    step("the provider is back");
    await testBackend.sweep();
    check("the first sweep records what was paid", await stage.areOrders(paid, "completed"));
    await testBackend.settle(72 * HOUR_MS);
    check("repeated events change nothing", await stage.areOrders(paid, "completed"));
    const again = await testBackend.checkout(key);
    await testBackend.pay(again.sessionId);
    await testBackend.settle();
    check("the visitor buys with the same button", await stage.areOrders([again], "completed"));
    check("all is well two hours later", await stage.isFineAfter(2));
  },
};
