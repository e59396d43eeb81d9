import { expect, test } from "vitest";
import type { SignUpOutcome } from "#backend/sign-up.ts";
import { ann, buyer, credentials } from "./buyer-for-tests.ts";
import type { Learnt } from "./learn-purchase.ts";
import { purchaseFrame } from "./purchase-frame.ts";
import { accountWords } from "./purchase-setup.ts";

const OWNED = "This purchase already has an account. Sign in to open your plan.";

test("whoever has paid creates an account, and it owns the purchase", async () => {
  const { stage, now, submit, done, isThrough } = await buyer();
  expect(stage()).toBe("form");
  expect(now().context.email).toBe("quiz@example.com");
  await submit();
  expect(done).toEqual([
    "signs up ann@example.com secret",
    "forgets the quiz's address",
    "claims cs_1 with secret",
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
  const recalled = await buyer({ sessionId: undefined, claim: undefined, recalled: { sessionId: "cs_7", claim: "kept" } });
  await recalled.submit();
  expect(recalled.done).toContain("claims cs_7 with kept");

  const { stage, alert } = await buyer({ sessionId: undefined, claim: undefined });
  expect([stage(), alert()]).toEqual(["nothingBought", "Invalid session"]);
});

test("whoever has not paid reads so, and nothing is created", async () => {
  const { stage, alert, submit, done } = await buyer({ learns: ["unpaid"] });
  expect([stage(), alert()]).toEqual(["unpaid", "Invalid or expired session"]);
  await submit();
  expect(done).toEqual([]);
});

test.each<Learnt | Error>(["unsettled", new Error("broken")])("while nothing is sure (%s), nobody reads of paying again, and can ask again", async (learnt) => {
  const { stage, now, tell } = await buyer({ learns: [learnt, "open"] });
  expect(stage()).toBe("unsettled");
  expect(JSON.stringify(purchaseFrame(now()))).not.toMatch(/pay again|buy|sales/i);
  await tell({ type: "retried" });
  expect(stage()).toBe("form");
});

test("whose purchase it is already is let through at once; anybody else is asked to sign in", async () => {
  expect((await buyer({ learns: ["mine"] })).isThrough()).toBe(true);
  const { stage, alert } = await buyer({ learns: ["taken"] });
  expect([stage(), alert()]).toEqual(["owned", OWNED]);
});

test("whoever is signed in is asked whether the plan goes to that account", async () => {
  const { stage, now, tell, done, isThrough } = await buyer({ here: ann });
  expect([stage(), now().context.member]).toEqual(["offering", ann]);
  await tell({ type: "continued" });
  expect(done).toEqual(["claims cs_1 with secret", "forgets cs_1", "forgets the quiz's address"]);
  expect(isThrough()).toBe(true);
});

test("whoever wants another account is signed out of the first", async () => {
  const { stage, tell, submit, done } = await buyer({ here: ann });
  await tell({ type: "anotherAccount" });
  expect(stage()).toBe("form");
  await submit({ email: "bob@example.com" });
  expect(done.slice(0, 2)).toEqual(["signs out", "signs up bob@example.com secret"]);
});

test("where nobody can say who is signed in, the form is there", async () => {
  expect((await buyer({ here: new Error("no answer") })).stage()).toBe("form");
});

test("whoever has an account already is told so, and signs in with the same address", async () => {
  const { now, stage, submit, done, isThrough } = await buyer({ signUps: [{ state: "taken" }] });
  await submit();
  expect([stage(), now().context]).toMatchObject(["form", { way: "sign-in", notice: accountWords.taken, email: "ann@example.com" }]);
  await submit({ password: "the old one" });
  expect(done.slice(1)).toEqual(["signs in ann@example.com the old one", "claims cs_1 with secret", "forgets cs_1", "forgets the quiz's address"]);
  expect(isThrough()).toBe(true);
});

test("whoever signs in with a wrong password reads the backend's words, and can try again", async () => {
  const { now, turnTo, submit, isThrough, tell } = await buyer({
    signIns: [{ state: "refused", message: "Invalid login credentials" }, { state: "signed-in" }],
  });
  await turnTo("sign-in");
  await submit();
  expect(now().context.complaint).toEqual({ text: "Invalid login credentials" });
  await tell({ type: "edited" });
  expect(now().context.complaint).toBeUndefined();
  await submit();
  expect(isThrough()).toBe(true);
});

test.each<[SignUpOutcome | Error, string]>([
  [{ state: "refused", message: "Password is too common." }, "Password is too common."],
  [{ state: "refused", message: undefined }, "Failed to create account"],
  [{ state: "unanswered" }, "Failed to create account"],
  [new Error("broken"), "Failed to create account"],
])("whose sign-up ends with %j reads %s", async (outcome, text) => {
  const { now, stage, submit } = await buyer({ signUps: [outcome] });
  await submit();
  expect([stage(), now().context.complaint]).toEqual(["form", { text }]);
});

test("whose sign-up worked though nobody answered gets in by trying again", async () => {
  const { submit, done, isThrough } = await buyer({ signUps: [{ state: "unanswered" }, { state: "taken" }] });
  await submit();
  await submit();
  expect(done.slice(0, 3)).toEqual(["signs up ann@example.com secret", "signs up ann@example.com secret", "signs in ann@example.com secret"]);
  expect(isThrough()).toBe(true);
});

test("whose sign-up nobody answered, with an address that was taken before, is asked to sign in", async () => {
  const { now, submit } = await buyer({ signUps: [{ state: "unanswered" }, { state: "taken" }], signIns: [{ state: "refused", message: "No." }] });
  await submit();
  await submit();
  expect(now().context).toMatchObject({ way: "sign-in", notice: accountWords.taken, complaint: undefined });
});

test("whose address is confirmed by mail finds the purchase still pending", async () => {
  const { stage, submit, done } = await buyer({ signUps: [{ state: "confirm-by-mail" }] });
  await submit();
  expect(stage()).toBe("mailSent");
  expect(done).not.toContain("forgets cs_1");
});

test("whose browser has lost the claim proves the purchase by a code, before there is an account", async () => {
  const { stage, submit, giveCode, done, isThrough } = await buyer({ claim: undefined });
  await submit();
  expect(stage()).toBe("askingCode");
  expect(done).toEqual(["has a code sent"]);
  await giveCode();
  expect(done.slice(1, 5)).toEqual(["shows 123456", "signs up ann@example.com secret", "forgets the quiz's address", "claims cs_1 with found"]);
  expect(isThrough()).toBe(true);
});

test("whoever gets no code can go back to the form", async () => {
  const { stage, submit, tell } = await buyer({ claim: undefined });
  await submit();
  await tell({ type: "left" });
  expect(stage()).toBe("form");
});

test("whose claim does not fit is asked for a code, and signs up once", async () => {
  const { stage, submit, giveCode, done, isThrough } = await buyer({ claims: ["wrong-claim", "claimed"] });
  await submit();
  expect(stage()).toBe("askingCode");
  await giveCode();
  expect(done.filter((act) => act.startsWith("signs up"))).toHaveLength(1);
  expect(done).toContain("claims cs_1 with found");
  expect(isThrough()).toBe(true);
});

test("where the network fails between account and claim, the purchase stays, and trying again goes on from the claim", async () => {
  const { stage, submit, tell, done, isThrough } = await buyer({ claims: [new Error("no network"), "no-order", "claimed"] });
  await submit();
  expect(stage()).toBe("unclaimed");
  expect(done).toContain("forgets the quiz's address");
  expect(done).not.toContain("forgets cs_1");
  await tell({ type: "retried" });
  expect(stage()).toBe("unclaimed");
  await tell({ type: "retried" });
  expect(isThrough()).toBe(true);
  expect(done.filter((act) => act.startsWith("signs up"))).toHaveLength(1);
});

test("whoever comes second to a purchase reads so, and is signed out again", async () => {
  const { stage, alert, submit, done } = await buyer({ claims: ["taken"] });
  await submit();
  expect([stage(), alert()]).toEqual(["owned", OWNED]);
  expect(done).toContain("signs out");
  expect(done, "the account exists, if not for this purchase").toContain("forgets the quiz's address");
});

test("whose session ended before the claim signs in once more", async () => {
  const { now, submit, done, isThrough } = await buyer({ claims: ["signed-out", "claimed"] });
  await submit();
  expect(now().context).toMatchObject({ way: "sign-in", complaint: { text: accountWords.signInAgain } });
  await submit();
  expect(done.filter((act) => act.startsWith("signs"))).toEqual(["signs up ann@example.com secret", "signs in ann@example.com secret"]);
  expect(isThrough()).toBe(true);
});
