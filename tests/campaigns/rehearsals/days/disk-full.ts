import { PRICE } from "../../../backend/support/wrap-database.ts";
import type { Rehearsal } from "../rehearsal.ts";

const HOUR_MS = 3_600_000;

export const diskFull: Rehearsal = {
  name: "disk-full",
  section: "The disk is full",
  async run({ shop: testBackend, check, step, database, member, note, hasAccess, ...stage }) {
    const earlier = await member("before");
    await testBackend.switches({ drop: "false" });
    const paid = [await testBackend.buyPlan(), await testBackend.buyPlan()];

    step("the disk is full, and the database becomes read-only");
    await database.setReadOnly(true);
    await testBackend.settle();
    const button = await testBackend.call("stripe-checkout", { priceId: PRICE.price_id });
    check("a visitor who presses the button can try again", button.status === 503);
    check("members read their plan", (await hasAccess(earlier)) === true);
    const { status } = await note(earlier, "kept in the browser");
    check("a note that can't be saved is refused, so the browser keeps it", status >= 400);
    check("the alert comes", await stage.isAlerted("Database"));
    check("and not again", (await stage.alerts()).length === 0);
    const heartbeat = () => testBackend.call("heartbeat", undefined, { method: "GET" });
    await database.setReadOnly(false);
    await stage.advanceHours(0.4);
    await database.setReadOnly(true);
    check("the uptime monitor notices", (await heartbeat()).status === 503);

    step("the disk is larger");
    await database.setReadOnly(false);
    check("the operator hears it", (await stage.alerts()).join().includes("Fine again: Database"));
    await testBackend.settle(72 * HOUR_MS);
    check("repeated events record who paid", await stage.areOrders(paid, "completed"));
    check("notes are saved", (await note(earlier, "saved")).status < 300);
    await testBackend.sweep();
    check("the sweep finishes", (await stage.health()).passes.length === 0);
    check("all is well two hours later", await stage.isFineAfter(2));
    check("the heartbeat is back", (await heartbeat()).status === 200);
  },
};
