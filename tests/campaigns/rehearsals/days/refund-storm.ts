import type { Member } from "../../../backend/rights/rights.fixtures.ts";
import type { Rehearsal } from "../rehearsal.ts";

const names = ["ann", "bea", "cat", "dan", "eve", "fay", "gil", "hal"];

export const refundStorm: Rehearsal = {
  name: "refund-storm",
  section: "Many refunds at once",
  isOnDemand: true,
  async run({
    shop: testBackend,
    sql,
    check,
    step,
    member,
    withdraw,
    refunds,
    hasAccess,
    ...stage
  }) {
    const members: Member[] = [];
    for (const name of names) members.push(await member(name));
    const [poor, ...leavers] = members.slice(0, 6);
    const staying = members.slice(6);
    // The balance doesn't cover one of them.
    await testBackend.switches({ "failRefundsOf[0]": poor!.payment_intent });
    testBackend.mails.length = 0;
    const answers = await Promise.all([poor!, ...leavers].map(withdraw));
    check(
      "everyone who withdraws is confirmed at once",
      answers.every(({ status }) => status === 200),
    );
    check("five are refunded", await stage.areOrders(leavers, "refunded"));
    check("each gets one receipt", new Set(testBackend.mails.map(({ to }) => to)).size === 6);
    check("who waits for the money keeps access", (await hasAccess(poor!)) === true);
    check("the alert comes", await stage.isAlerted("Refunds and disputes"));

    step("the balance covers it again, and the sweep repeats");
    await testBackend.switches({ "failRefundsOf[0]": "pi_of_nobody" });
    await sql`update private.withdrawals set next_at = now()`;
    await testBackend.sweep();
    check("the last one is refunded", await stage.areOrders([poor!], "refunded"));
    const all = await Promise.all(members.slice(0, 6).map(refunds));
    check(
      "each buyer is refunded once",
      all.every((list) => list.length === 1),
    );
    check("the others keep their plan", (await Promise.all(staying.map(hasAccess))).every(Boolean));
    check("no refund waits", (await stage.health()).queues.refunds.waiting === 0);
    await sql`alter table private.payment_facts disable trigger append_only`;
    await sql`update private.payment_facts set recorded_at = recorded_at - interval '25 hours'`;
    await sql`alter table private.payment_facts enable trigger append_only`;
    check("all is well a day later", await stage.isFineAfter(25));
  },
};
