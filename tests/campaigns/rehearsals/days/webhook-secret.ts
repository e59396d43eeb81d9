import { keys } from "../../../backend/support/environment.ts";
import type { Rehearsal } from "../rehearsal.ts";

const HOUR_MS = 3_600_000;

export const webhookSecret: Rehearsal = {
  name: "webhook-secret",
  section: "The webhook's secret was changed",
  async run({ shop: testBackend, check, step, ...stage }) {
    process.env.STRIPE_WEBHOOK_SECRET = "whsec_of_before";
    const [returns, leaves] = [await testBackend.buyPlan(), await testBackend.buyPlan()];
    await testBackend.settle();
    const { data } = (await testBackend.stripe("test_helpers/deliveries")).body;
    const isRefused = data.every(({ status }: { status: number }) => status === 400);
    check("every event is refused", data.length > 0 && isRefused);
    const { state } = await testBackend.verify(returns.sessionId);
    check("a buyer who returns gets in at once", state === "paid");
    await testBackend.sweep();
    check("the sweep records who left", await stage.areOrders([returns, leaves], "completed"));
    check("no alert yet: the event may be late", (await stage.alerts()).length === 0);
    await stage.advanceHours(0.2);
    check("the alert comes", await stage.isAlerted("Payments without an event"));

    step("the secret is set, and the failed deliveries are sent again");
    process.env.STRIPE_WEBHOOK_SECRET = keys.webhookSecret;
    await testBackend.settle(72 * HOUR_MS);
    check("the health shows a new event", (await stage.health()).events.last_at !== null);
    check("no order is there twice", await stage.areOrders([returns, leaves], "completed"));
    check("all is well an hour later", await stage.isFineAfter(1));
  },
};
