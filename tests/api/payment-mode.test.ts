import { describe, expect, test } from "vitest";
import { openShop } from "./open-shop.ts";

const shop = await openShop();
const switchTo = (mode: string) => shop.sql`select public.set_payment_mode(${mode})`;

describe("a session paid with a test card", () => {
  test("is unpaid in live mode, and paid again in test mode", async () => {
    await switchTo("live");
    const { sessionId } = await shop.bought();
    await shop.settle();
    expect(await shop.verify(sessionId)).toEqual({ state: "unpaid" });
    expect(await shop.call("restore-purchase", { sessionId })).toMatchObject({ status: 404 });
    expect(shop.mails).toEqual([]);

    await switchTo("test");
    expect(await shop.verify(sessionId)).toEqual({ state: "paid", owned: false });
    expect(await shop.call("restore-purchase", { sessionId })).toMatchObject({ status: 200 });
  });

  test("ends for a buyer with access when the mode becomes live", async () => {
    await switchTo("test");
    const { sessionId } = await shop.bought();
    await shop.settle();
    expect(await shop.verify(sessionId)).toEqual({ state: "paid", owned: false });

    await switchTo("live");
    expect(await shop.verify(sessionId)).toEqual({ state: "unpaid" });
  });
});
