import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { ann, buyer, credentials } from "./purchase.fixtures.ts";
import { purchaseMachine } from "./purchase-machine.ts";
import { purchasePageCopy } from "./purchase-page-copy.ts";
import type { ResolvedPurchase } from "./resolve-purchase.ts";

const OWNED = "This purchase already has an account. Sign in to open your plan.";

describe("purchaseMachine", () => {
  test("begins with nothing to show but that it verifies", () => {
    const input = { sessionId: undefined, claim: undefined, email: "" };
    const { context } = createActor(purchaseMachine, { input }).getSnapshot();
    expect(context).toMatchObject({ view: "verifying", password: "", error: undefined });
  });

  test("creates an account that owns the purchase", async () => {
    const { view, now, submit, done, isThrough } = await buyer();
    expect(view()).toBe("form");
    expect(now().context.email).toBe("quiz@example.com");
    await submit();
    expect(done).toEqual([
      "signs up ann@example.com secret",
      "forgets the quiz's address",
      "claims cs_1 with secret for ann",
      "forgets cs_1",
      "forgets the quiz's address",
    ]);
    expect(isThrough()).toBe(true);
  });

  test("signs up once if the button is pressed twice", async () => {
    const { actor, submit, done } = await buyer();
    actor.send({ type: "submitted", ...credentials });
    actor.send({ type: "submitted", ...credentials });
    await submit();
    expect(done.filter((act) => act.startsWith("signs up"))).toHaveLength(1);
  });

  test("forgets the password as soon as it's no longer needed", async () => {
    const refused = await buyer({ signUps: [{ state: "refused", message: "No." }] });
    await refused.submit();
    expect(refused.now().context.password).toBe("");
    const through = await buyer();
    await through.submit();
    expect(through.now().context.password).toBe("");
  });

  test("uses the session that this browser remembers, or reports that there isn't one", async () => {
    const recalled = await buyer({
      sessionId: undefined,
      claim: undefined,
      recalled: { sessionId: "cs_7", claim: "kept" },
    });
    await recalled.submit();
    expect(recalled.done).toContain("claims cs_7 with kept for ann");

    for (const recalled of [null, new Error("broken")]) {
      const { view, alert } = await buyer({ sessionId: undefined, claim: undefined, recalled });
      expect([view(), alert()]).toEqual(["nothingBought", "Invalid session"]);
    }
  });

  test("creates nothing if the session isn't paid", async () => {
    const { view, alert, submit, done } = await buyer({ learns: ["unpaid"] });
    expect([view(), alert()]).toEqual(["unpaid", "Invalid or expired session"]);
    await submit();
    expect(done).toEqual([]);
  });

  test("gives up a session that turns out to be unpaid", async () => {
    const { view, tell, done } = await buyer({ learns: ["unsettled", "unpaid"] });
    await tell({ type: "retried" });
    expect([view(), ...done]).toEqual(["unpaid", "learns of cs_1", "gives up cs_1"]);
  });

  test.each<ResolvedPurchase | Error>(["unsettled", new Error("broken")])(
    "offers a retry, and never another payment, while the outcome is unknown (%s)",
    async (learnt) => {
      const { view, watchViews, now, tell, done } = await buyer({ learns: [learnt, "open"] });
      expect(view()).toBe("unsettled");
      expect(JSON.stringify(purchasePageCopy(now()))).not.toMatch(/pay again|buy|sales/i);
      const views = watchViews();
      await tell({ type: "retried" });
      expect(views()).toEqual(["verifying", "form"]);
      expect(done).toEqual(["learns of cs_1", "looks who is here"]);
    },
  );

  test("lets the owner in at once, and asks anyone else to sign in", async () => {
    expect((await buyer({ learns: ["mine"] })).isThrough()).toBe(true);
    const { view, alert } = await buyer({ learns: ["taken"] });
    expect([view(), alert()]).toEqual(["owned", OWNED]);
  });

  test("offers the purchase to the signed-in account by its address, and claims it for that account", async () => {
    const { view, now, tell, done, isThrough } = await buyer({ here: ann });
    expect([view(), purchasePageCopy(now()).text]).toEqual([
      "offering",
      "Add your purchase to ann@example.com?",
    ]);
    expect(done, "nothing happens before the answer").toEqual([]);
    await tell({ type: "continued" });
    expect(done).toEqual([
      "claims cs_1 with secret for ann",
      "forgets cs_1",
      "forgets the quiz's address",
    ]);
    expect(isThrough()).toBe(true);
  });

  test.each([{}, { signOut: new Error("no network") }])(
    "signs out to use another account, and never shows the question without an address (%j)",
    async (trouble) => {
      const { actor, now, view, tell, submit, done } = await buyer({ here: ann, ...trouble });
      const texts: unknown[] = [];
      actor.subscribe((snapshot) => texts.push(purchasePageCopy(snapshot).text));
      await tell({ type: "anotherAccount" });
      expect(String(texts)).not.toContain("undefined");
      expect(now().context.member).toBeNull();
      expect(view()).toBe("form");
      await submit({ email: "bob@example.com" });
      expect(done.slice(0, 2)).toEqual(["signs out", "signs up bob@example.com secret"]);
    },
  );

  test("shows the form if the session can't be checked", async () => {
    expect((await buyer({ here: new Error("no answer") })).view()).toBe("form");
  });
});
