import { beforeEach, describe, expect, test } from "vitest";
import { takeLogs } from "../../support/quiet-console.ts";
import { origin } from "../support/environment.ts";
import { openTestBackend } from "../support/open-test-backend.ts";
import { createLeavers, switchOnRecovery } from "./recovery.fixtures.ts";

const testBackend = await openTestBackend();
const { leave, leaveAndExpire, expire, open, finish, session, mailsTo, states } =
  createLeavers(testBackend);
switchOnRecovery();

beforeEach(async () => {
  testBackend.mails.splice(0);
  await testBackend.switches({ drop: "false", repeat: "1", refuseConsent: "false" });
});

describe("a visitor who leaves the payment page", () => {
  test("gets one mail with the provider's link after agreeing to it", async () => {
    const { sessionId } = await leaveAndExpire({ email: "ann@example.com" });

    const { after_expiration } = await session(sessionId);
    expect(testBackend.mails).toHaveLength(1);
    const [mail] = mailsTo("ann@example.com");
    expect(mail?.subject).toBe("Finish your purchase");
    expect(mail?.text).toContain(after_expiration.recovery.url);
    expect(mail?.text).toContain("we won't send you another");
    expect(mail?.text).toContain(`${origin}/contact`);
    expect(await states(sessionId)).toEqual(["sent"]);
  });

  test.each([
    ["refuses it", { promotions: "opt_out" as const }],
    ["isn't asked, because the shop isn't in the United States", { refused: true }],
  ])(
    "gets no mail if they or the provider say no: %s",
    async (_, { refused, ...how }: Partial<{ refused: boolean; promotions: "opt_out" }>) => {
      if (refused) await testBackend.switches({ refuseConsent: "true" });
      const { sessionId } = await leaveAndExpire({ email: "bea@example.com", ...how });

      expect(testBackend.mails).toEqual([]);
      expect(await states(sessionId)).toEqual([]);
      expect((await session(sessionId)).customer_details).toBeNull();
      expect(takeLogs()).toHaveLength(refused ? 1 : 0);
    },
  );

  test("gets no mail before the session expires", async () => {
    const { sessionId } = await leave({ email: "cat@example.com" });
    await testBackend.settle(23 * 60 * 60 * 1000);
    await testBackend.sweep();
    expect(testBackend.mails).toEqual([]);
    expect((await session(sessionId)).status).toBe("open");
  });

  test("gets one mail in all, whatever they leave later", async () => {
    await leaveAndExpire({ email: "dot@example.com" });
    const { sessionId } = await leaveAndExpire({ email: "DOT@example.com" });

    expect(testBackend.mails.filter(({ to }) => /^dot@/i.test(to))).toHaveLength(1);
    expect(await states(sessionId)).toEqual(["dropped: mailed_before"]);
  });

  test("gets one mail if two of their sessions expire at once", async () => {
    await leave({ email: "eve@example.com" });
    await leave({ email: "eve@example.com" });
    await expire();
    expect(mailsTo("eve@example.com")).toHaveLength(1);
  });

  test("gets no mail about a copy that expires, too", async () => {
    const { sessionId } = await leaveAndExpire({ email: "fay@example.com" });
    const copy = await open((await session(sessionId)).after_expiration.recovery.url);
    await testBackend.stripe(`test_helpers/checkout/sessions/${copy}/leave`, {
      email: "fay@example.com",
      promotions: "opt_in",
    });
    await expire();
    expect((await session(copy)).status).toBe("expired");
    expect(testBackend.mails).toHaveLength(1);
  });
});

describe("a visitor who has bought", () => {
  test("gets no mail about another session with the same address", async () => {
    await leave({ email: "gil@example.com" });
    await testBackend.buyPlan({ email: "Gil@Example.com" });
    await testBackend.settle();
    await expire();
    expect(testBackend.mails).toEqual([]);
  });

  test("gets no mail about another session of the same intent, whatever the address", async () => {
    const key = crypto.randomUUID();
    const first = await testBackend.checkout(key);
    await testBackend.stripe(`test_helpers/checkout/sessions/${first.sessionId}/leave`, {
      email: "hal@example.com",
      promotions: "opt_in",
    });
    // The setting was off for a moment, so the provider opened a second session.
    process.env.RECOVERY_MAILS = "off";
    const second = await testBackend.checkout(key);
    process.env.RECOVERY_MAILS = "on";
    expect([second.claim, second.sessionId === first.sessionId]).toEqual([first.claim, false]);
    await testBackend.pay(second.sessionId, { email: "hal-pays@example.com" });
    await testBackend.settle();

    await expire();
    expect(testBackend.mails).toEqual([]);
    expect(await states(first.sessionId)).toEqual(["dropped: bought"]);
  });

  test("gets no mail if the provider alone knows of the purchase", async () => {
    const { sessionId } = await leave({ email: "ida@example.com" });
    await testBackend.switches({ drop: "true" });
    const bought = await testBackend.buyPlan({ email: "ida@example.com" });
    await testBackend.switches({ drop: "false" });
    await expire();

    expect(await testBackend.orders(bought.sessionId)).toEqual([]);
    expect(testBackend.mails).toEqual([]);
    expect(await states(sessionId)).toEqual(["dropped: bought"]);
  });

  test("gets no mail about another session after finishing the first", async () => {
    const { sessionId } = await leaveAndExpire({ email: "joe@example.com" });
    await finish(sessionId, "joe@example.com");
    await testBackend.settle();
    await leaveAndExpire({ email: "joe@example.com" });
    expect(mailsTo("joe@example.com")).toHaveLength(1);
  });
});

describe("what leaves the shop", () => {
  test("holds nothing of the quiz: neither the session nor the mail", async () => {
    const quiz = {
      quizEmail: "quiz@example.com",
      quizState: '{"age":44}',
      email: "quiz@example.com",
    };
    const { body } = await testBackend.call("stripe-checkout", {
      priceId: "price_carnivore_plan",
      ...quiz,
    });
    const opened = JSON.stringify(await session(body.sessionId));
    expect(opened).not.toMatch(/quiz|"age"/);

    await leaveAndExpire({ email: "kim@example.com" });
    const [mail] = testBackend.mails;
    expect(Object.keys(mail ?? {}).toSorted()).toEqual(["from", "subject", "text", "to"]);
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/carnivore|diet|quiz|kim@/i);
  });

  test("names no address in the database", async () => {
    await leaveAndExpire({ email: "lou@example.com" });
    const kept = JSON.stringify(await testBackend.sql`select * from private.recovery_mails`);
    expect(kept).not.toContain("@");
  });
});
