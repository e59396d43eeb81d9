import type { Rehearsal } from "../rehearsal.ts";

export const badDeploy: Rehearsal = {
  name: "bad-deploy",
  section: "A bad deploy",
  isOnDemand: true,
  async run({ shop, sql, check, step, ...stage }) {
    const open = await shop.checkout();
    const paid = [await shop.bought(), await shop.bought()];

    step("functions are deployed that call what the database doesn't have");
    await sql`alter function public.begin_lookup(text, text) rename to begin_lookup_of_before`;
    await sql`alter function public.begin_checkout(text, text, text) rename to begin_checkout_of_before`;
    const failed = [await shop.checkout(), await shop.verify(paid[0]!.sessionId)];
    for (let time = 0; time < 4; time += 1) failed.push(await shop.verify(paid[1]!.sessionId));
    check(
      "buyers can't be served",
      failed.every((answer) => Object.hasOwn(answer, "error")),
    );
    check("the alert comes", await stage.isAlerted("Errors"));
    check("events still record who paid", await stage.areOrders(paid, "completed"));

    step("the version before is deployed again");
    await sql`alter function public.begin_lookup_of_before(text, text) rename to begin_lookup`;
    await sql`alter function public.begin_checkout_of_before(text, text, text) rename to begin_checkout`;
    const states = await Promise.all(paid.map(({ sessionId }) => shop.verify(sessionId)));
    check(
      "buyers get in",
      states.every(({ state }) => state === "paid"),
    );
    await shop.pay(open.sessionId);
    await shop.settle();
    check("an open payment page still sells", await stage.areOrders([open], "completed"));
    check("all is well two hours later", await stage.isFineAfter(2));
  },
};
