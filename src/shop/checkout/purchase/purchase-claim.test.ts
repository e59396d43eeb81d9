import { describe, expect, test } from "vitest";
import { buyer } from "./purchase.fixtures.ts";

describe("claiming a purchase", () => {
  test("asks for a code before creating an account if the browser has lost the claim", async () => {
    const { view, submit, giveCode, done, isThrough } = await buyer({ claim: undefined });
    await submit();
    expect(view()).toBe("askingCode");
    expect(done).toEqual(['has a code sent for {"sessionId":"cs_1"}']);
    await giveCode();
    expect(done.slice(1, 5)).toEqual([
      "shows 123456",
      "signs up ann@example.com secret",
      "forgets the quiz's address",
      "claims cs_1 with found for ann",
    ]);
    expect(isThrough()).toBe(true);
  });

  test("waits for the code that was sent before a reload", async () => {
    const ticket = { ticket: "kept", lost: { sessionId: "cs_1" }, to: undefined };
    const { view, submit, done } = await buyer({ claim: undefined, ticket });
    await submit();
    expect([view(), done]).toEqual(["askingCode", []]);
  });

  test("goes back from the code to the form", async () => {
    const { view, submit, tell } = await buyer({ claim: undefined });
    await submit();
    await tell({ type: "left" });
    expect(view()).toBe("form");
  });

  test("asks for a code if the claim is wrong, and signs up once", async () => {
    const { view, now, watchViews, submit, giveCode, done, isThrough } = await buyer({
      claims: ["wrong-claim", "claimed"],
    });
    await submit();
    expect([view(), now().context.claim]).toEqual(["askingCode", undefined]);
    const views = watchViews();
    await giveCode();
    expect(views()).toEqual(["adding"]);
    expect(done.filter((act) => act.startsWith("signs up"))).toHaveLength(1);
    expect(done).toContain("claims cs_1 with found for ann");
    expect(isThrough()).toBe(true);
  });

  test("keeps the new account for another try if the buyer has no code", async () => {
    const { view, submit, tell } = await buyer({ claims: ["wrong-claim"] });
    await submit();
    await tell({ type: "left" });
    expect(view()).toBe("unclaimed");
  });

  test("keeps the purchase if the network fails before the claim, and retries from the claim", async () => {
    const { view, watchViews, submit, tell, done, isThrough } = await buyer({
      claims: [new Error("no network"), "no-order", "claimed"],
    });
    await submit();
    expect(view()).toBe("unclaimed");
    expect(done).toContain("forgets the quiz's address");
    expect(done).not.toContain("forgets cs_1");
    const views = watchViews();
    await tell({ type: "retried" });
    expect(views()).toEqual(["adding", "unclaimed"]);
    await tell({ type: "retried" });
    expect(isThrough()).toBe(true);
    expect(done.filter((act) => act.startsWith("signs up"))).toHaveLength(1);
  });

  test.each([undefined, new Error("no network")])(
    "reports that another account owns the purchase, and signs out again (%s)",
    async (signOut) => {
      const { view, alert, submit, done } = await buyer({
        claims: ["taken"],
        ...(signOut && { signOut }),
      });
      await submit();
      expect([view(), alert()]).toEqual([
        "owned",
        "This purchase already has an account. Sign in to open your plan.",
      ]);
      expect(done.slice(-3, -1)).toEqual(["signs out", "forgets cs_1"]);
      expect(done, "the account exists, if not for this purchase").toContain(
        "forgets the quiz's address",
      );
    },
  );

  test("asks to sign in again if the session ended before the claim", async () => {
    const { now, submit, done, isThrough } = await buyer({ claims: ["signed-out", "claimed"] });
    await submit();
    expect(now().context).toMatchObject({
      mode: "sign-in",
      error: { text: "Please sign in again to add your purchase." },
    });
    await submit();
    expect(done.filter((act) => act.startsWith("signs"))).toEqual([
      "signs up ann@example.com secret",
      "signs in ann@example.com secret",
    ]);
    expect(isThrough()).toBe(true);
  });
});
