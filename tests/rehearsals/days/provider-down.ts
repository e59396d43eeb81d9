import { PROVIDER } from "../../api/network.ts";
import { PRICE } from "../../database/shop.ts";
import type { Rehearsal } from "../rehearsal.ts";

const HOUR_MS = 3_600_000;

export const providerDown: Rehearsal = {
  name: "provider-down",
  section: "The provider is down",
  async run(stage) {
    const { shop, check, step, member, hasAccess } = stage;
    const earlier = await member("before");
    const key = crypto.randomUUID();
    await shop.switches({ drop: "false" });
    const paid = [await shop.bought(), await shop.bought()];

    await shop.network.without(PROVIDER, async () => {
      await shop.settle();
      const button = await shop.call(
        "stripe-checkout",
        { priceId: PRICE.price_id },
        { headers: { "idempotency-key": key } },
      );
      check("a visitor who presses the button can try again", button.status === 503);
      const { status } = await shop.call("stripe-verify", { sessionId: paid[0]?.sessionId });
      check("a buyer isn't refused, but asked to wait", status === 503);
      check("members read their plan", (await hasAccess(earlier)) === true);
      for (let sweep = 0; sweep < 3; sweep += 1) await shop.sweep();
      check("the alert comes", await stage.isAlerted("Payment provider"));
      check("and not again", (await stage.alerts()).length === 0);
    });

    step("the provider is back");
    await shop.sweep();
    check("the first sweep records what was paid", await stage.areOrders(paid, "completed"));
    await shop.settle(72 * HOUR_MS);
    check("repeated events change nothing", await stage.areOrders(paid, "completed"));
    const again = await shop.checkout(key);
    await shop.pay(again.sessionId);
    await shop.settle();
    check("the visitor buys with the same button", await stage.areOrders([again], "completed"));
    check("all is well two hours later", await stage.isFineAfter(2));
  },
};
