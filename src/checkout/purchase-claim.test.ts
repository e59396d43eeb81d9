import { expect, test } from "vitest";
import { buyer } from "./buyer-for-tests.ts";
import { accountWords } from "./purchase-setup.ts";

test("whose browser has lost the claim proves the purchase by a code, before there is an account", async () => {
  const { stage, submit, giveCode, done, isThrough } = await buyer({ claim: undefined });
  await submit();
  expect(stage()).toBe("askingCode");
  expect(done).toEqual(["has a code sent"]);
  await giveCode();
  expect(done.slice(1, 5)).toEqual([
    "shows 123456",
    "signs up ann@example.com secret",
    "forgets the quiz's address",
    "claims cs_1 with found for ann",
  ]);
  expect(isThrough()).toBe(true);
});

test("whoever gets no code can go back to the form", async () => {
  const { stage, submit, tell } = await buyer({ claim: undefined });
  await submit();
  await tell({ type: "left" });
  expect(stage()).toBe("form");
});

test("whose claim does not fit is asked for a code, and signs up once", async () => {
  const { stage, submit, giveCode, done, isThrough } = await buyer({
    claims: ["wrong-claim", "claimed"],
  });
  await submit();
  expect(stage()).toBe("askingCode");
  await giveCode();
  expect(done.filter((act) => act.startsWith("signs up"))).toHaveLength(1);
  expect(done).toContain("claims cs_1 with found for ann");
  expect(isThrough()).toBe(true);
});

test("where the network fails between account and claim, the purchase stays, and trying again goes on from the claim", async () => {
  const { stage, submit, tell, done, isThrough } = await buyer({
    claims: [new Error("no network"), "no-order", "claimed"],
  });
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
  expect([stage(), alert()]).toEqual([
    "owned",
    "This purchase already has an account. Sign in to open your plan.",
  ]);
  expect(done).toContain("signs out");
  expect(done, "the account exists, if not for this purchase").toContain(
    "forgets the quiz's address",
  );
});

test("whose session ended before the claim signs in once more", async () => {
  const { now, submit, done, isThrough } = await buyer({ claims: ["signed-out", "claimed"] });
  await submit();
  expect(now().context).toMatchObject({
    way: "sign-in",
    complaint: { text: accountWords.signInAgain },
  });
  await submit();
  expect(done.filter((act) => act.startsWith("signs"))).toEqual([
    "signs up ann@example.com secret",
    "signs in ann@example.com secret",
  ]);
  expect(isThrough()).toBe(true);
});
