import { findCode } from "../../../backend/restore/restore-purchase.fixtures.ts";
import type { Rehearsal } from "../rehearsal.ts";

export const siteDown: Rehearsal = {
  name: "site-down",
  section: "The static host is down",
  isOnDemand: true,
  async run({ shop: testBackend, check, step, outside, member, hasAccess, ...stage }) {
    const earlier = await member("before");
    await testBackend.switches({ drop: "false" });
    const open = await testBackend.checkout();
    outside.siteStatus = 503;
    check("one miss is no alert", !(await stage.isAlerted("Site")));
    check("the alert comes at the second", await stage.isAlerted("Site"));
    await testBackend.pay(open.sessionId, { email: "paid@example.com" });
    await testBackend.settle();
    check("who is on the payment page can pay", await stage.areOrders([open], "completed"));
    check("members' data can be read", (await hasAccess(earlier)) === true);

    step("the site is at another host");
    outside.siteStatus = 200;
    testBackend.mails.length = 0;
    const { ticket } = (await testBackend.call("restore-purchase", { email: "paid@example.com" }))
      .body;
    await testBackend.settle();
    const code = findCode(testBackend.mails.find(({ to }) => to === "paid@example.com")?.text);
    const proof = await testBackend.call("restore-purchase", { ticket, code });
    check("who paid meanwhile gets in by mail", proof.body.sessionId === open.sessionId);
    check("all is well half an hour later", await stage.isFineAfter(0.5));
  },
};
