import type { Rehearsal } from "../rehearsal.ts";

export const badDeploy: Rehearsal = {
  name: "bad-deploy",
  section: "A bad deploy",
  isOnDemand: true,
  async run({ shop: testBackend, sql, check, step, ...stage }) {
    const open = await testBackend.checkout();
    const paid = [await testBackend.buyPlan(), await testBackend.buyPlan()];

    step("functions are deployed that call what the database doesn't have");
    await sql`alter function public.begin_lookup(text, text) rename to begin_lookup_of_before`;
    await sql`alter function public.begin_checkout(text, text, text) rename to begin_checkout_of_before`;
    const failed = [await testBackend.checkout(), await testBackend.verify(paid[0]!.sessionId)];
    for (let time = 0; time < 4; time += 1)
      failed.push(await testBackend.verify(paid[1]!.sessionId));
    check(
      "buyers can't be served",
      failed.every((answer) => Object.hasOwn(answer, "error")),
    );
    check("the alert comes", await stage.isAlerted("Errors"));
    check("events still record who paid", await stage.areOrders(paid, "completed"));

    step("the version before is deployed again");
    await sql`alter function public.begin_lookup_of_before(text, text) rename to begin_lookup`;
    await sql`alter function public.begin_checkout_of_before(text, text, text) rename to begin_checkout`;
    const states = await Promise.all(paid.map(({ sessionId }) => testBackend.verify(sessionId)));
    check(
      "buyers get in",
      states.every(({ state }) => state === "paid"),
    );
    await testBackend.pay(open.sessionId);
    await testBackend.settle();
    check("an open payment page still sells", await stage.areOrders([open], "completed"));
    check("all is well two hours later", await stage.isFineAfter(2));
  },
};
