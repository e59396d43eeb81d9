import type { Rehearsal } from "../rehearsal.ts";

export const databaseRestored: Rehearsal = {
  name: "database-restored",
  section: "The database was restored to yesterday",
  async run({
    shop: testBackend,
    check,
    step,
    database,
    member,
    buyer,
    rpc,
    signUp,
    hasAccess,
    ...stage
  }) {
    const kept = await member("kept");
    await database.backUp();
    const lost = await member("lost");
    const purchases = [await buyer("nobody@example.com"), await buyer("else@example.com"), lost];
    await testBackend.stripe("refunds", { payment_intent: purchases[1]!.payment_intent });
    await testBackend.sweep();

    await database.restore();
    check("the orders of the lost hours are gone", await stage.areOrders(purchases, ""));
    check("older members read their plan", (await hasAccess(kept)) === true);

    step("the sweep reads back as far as the copy is old");
    await testBackend.sweep({ hours: 48 });
    const [first, refunded] = purchases;
    check("payments are back", await stage.areOrders([first!, lost], "completed"));
    check("refunds are back", await stage.areOrders([refunded!], "refunded"));
    await stage.advanceHours(0.2);
    check("the alert comes", await stage.isAlerted("Payments without an event"));
    check("no pass goes on", (await stage.health()).passes.length === 0);

    step("a buyer with a lost account signs up again, in the same browser");
    const { body } = await signUp(lost.email);
    const { sessionId, claim } = lost;
    await rpc("claim_order", { session_id: sessionId, claim }, body.access_token);
    const isIn = await hasAccess({ token: body.access_token });
    check("and reads the plan", isIn === true);
    check("all is well a day later", await stage.isFineAfter(25));
  },
};
