import { describe, expect, test } from "vitest";
import { openTestBackend } from "../support/open-test-backend.ts";

const testBackend = await openTestBackend();
const switchTo = (mode: string) => testBackend.sql`select public.set_payment_mode(${mode})`;

describe("a session paid with a test card", () => {
  test("is unpaid in live mode, and paid again in test mode", async () => {
    await switchTo("live");
    const { sessionId } = await testBackend.buyPlan();
    await testBackend.settle();
    expect(await testBackend.verify(sessionId)).toEqual({ state: "unpaid" });
    expect(await testBackend.call("restore-purchase", { sessionId })).toMatchObject({
      status: 404,
    });
    expect(testBackend.mails).toEqual([]);

    await switchTo("test");
    expect(await testBackend.verify(sessionId)).toEqual({ state: "paid", owned: false });
    expect(await testBackend.call("restore-purchase", { sessionId })).toMatchObject({
      status: 200,
    });
  });

  test("ends for a buyer with access when the mode becomes live", async () => {
    await switchTo("test");
    const { sessionId } = await testBackend.buyPlan();
    await testBackend.settle();
    expect(await testBackend.verify(sessionId)).toEqual({ state: "paid", owned: false });

    await switchTo("live");
    expect(await testBackend.verify(sessionId)).toEqual({ state: "unpaid" });
  });
});
