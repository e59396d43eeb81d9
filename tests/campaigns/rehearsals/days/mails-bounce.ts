import type { Rehearsal } from "../rehearsal.ts";

export const mailsBounce: Rehearsal = {
  name: "mails-bounce",
  section: "Mails bounce",
  isOnDemand: true,
  async run({
    shop: testBackend,
    check,
    step,
    outside,
    member,
    buyer,
    withdraw,
    hasAccess,
    ...stage
  }) {
    const leaver = await member("leaver");
    const waiting = await buyer("waiting@example.com");
    outside.mailStatus = 422;
    const withdrawn = await withdraw(leaver);
    check("a withdrawal counts at once", withdrawn.body.state === "refunded");
    check("and ends the access", (await hasAccess(leaver)) === false);
    const askForCode = () => testBackend.call("restore-purchase", { sessionId: waiting.sessionId });
    for (let time = 0; time < 2; time += 1) await askForCode();
    check("the alert comes, to the chat", await stage.isAlerted("Mails"));

    step("the mail service is put right");
    outside.mailStatus = 200;
    testBackend.mails.length = 0;
    await stage.sql`update private.withdrawals set receipt_next_at = now()`;
    await testBackend.sweep();
    const isTo = (address: string) => testBackend.mails.filter(({ to }) => to === address).length;
    check("the receipt is mailed, once", isTo(leaver.email) === 1);
    await askForCode();
    check("a code reaches who asks again", isTo(waiting.email) === 1);
    await stage.alerts();
    check("the alert is mailed late, too", isTo("operator@localhost") === 1);
    check("no mail waits", (await stage.health()).queues.receipts.waiting === 0);
    check("all is well two hours later", await stage.isFineAfter(2));
  },
};
