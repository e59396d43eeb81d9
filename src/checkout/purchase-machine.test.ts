import { expect, test } from "vitest";
import { ann, buyer, credentials } from "./buyer-for-tests.ts";
import type { Learnt } from "./learn-purchase.ts";
import { purchaseFrame } from "./purchase-frame.ts";

const OWNED = "This purchase already has an account. Sign in to open your plan.";

test("whoever has paid creates an account, and it owns the purchase", async () => {
  const { stage, now, submit, done, isThrough } = await buyer();
  expect(stage()).toBe("form");
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

test("whoever presses twice signs up once", async () => {
  const { actor, submit, done } = await buyer();
  actor.send({ type: "submitted", ...credentials });
  actor.send({ type: "submitted", ...credentials });
  await submit();
  expect(done.filter((act) => act.startsWith("signs up"))).toHaveLength(1);
});

test("no password is held longer than it is needed", async () => {
  const refused = await buyer({ signUps: [{ state: "refused", message: "No." }] });
  await refused.submit();
  expect(refused.now().context.password).toBe("");
  const through = await buyer();
  await through.submit();
  expect(through.now().context.password).toBe("");
});

test("whoever comes without a session has one that this browser remembers, or is told so", async () => {
  const recalled = await buyer({
    sessionId: undefined,
    claim: undefined,
    recalled: { sessionId: "cs_7", claim: "kept" },
  });
  await recalled.submit();
  expect(recalled.done).toContain("claims cs_7 with kept for ann");

  const { stage, alert } = await buyer({ sessionId: undefined, claim: undefined });
  expect([stage(), alert()]).toEqual(["nothingBought", "Invalid session"]);
});

test("whoever has not paid reads so, and nothing is created", async () => {
  const { stage, alert, submit, done } = await buyer({ learns: ["unpaid"] });
  expect([stage(), alert()]).toEqual(["unpaid", "Invalid or expired session"]);
  await submit();
  expect(done).toEqual([]);
});

test.each<Learnt | Error>(["unsettled", new Error("broken")])(
  "while nothing is sure (%s), nobody reads of paying again, and can ask again",
  async (learnt) => {
    const { stage, now, tell } = await buyer({ learns: [learnt, "open"] });
    expect(stage()).toBe("unsettled");
    expect(JSON.stringify(purchaseFrame(now()))).not.toMatch(/pay again|buy|sales/i);
    await tell({ type: "retried" });
    expect(stage()).toBe("form");
  },
);

test("whose purchase it is already is let through at once; anybody else is asked to sign in", async () => {
  expect((await buyer({ learns: ["mine"] })).isThrough()).toBe(true);
  const { stage, alert } = await buyer({ learns: ["taken"] });
  expect([stage(), alert()]).toEqual(["owned", OWNED]);
});

test("asks by its address whether the purchase goes to the account that is signed in, and claims for that account", async () => {
  const { stage, now, tell, done, isThrough } = await buyer({ here: ann });
  expect([stage(), purchaseFrame(now()).text]).toEqual([
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

test("signs out who wants another account, and never shows a question without an address", async () => {
  const { actor, now, stage, tell, submit, done } = await buyer({ here: ann });
  const texts: unknown[] = [];
  actor.subscribe((snapshot) => texts.push(purchaseFrame(snapshot).text));
  await tell({ type: "anotherAccount" });
  expect(String(texts)).not.toContain("undefined");
  expect(now().context.member).toBeNull();
  expect(stage()).toBe("form");
  await submit({ email: "bob@example.com" });
  expect(done.slice(0, 2)).toEqual(["signs out", "signs up bob@example.com secret"]);
});

test("where nobody can say who is signed in, the form is there", async () => {
  expect((await buyer({ here: new Error("no answer") })).stage()).toBe("form");
});
