import { expect, test } from "vitest";
import type { SignUpOutcome } from "#backend/sign-up.ts";
import { ann, buyer } from "./buyer-for-tests.ts";
import { accountWords } from "./purchase-setup.ts";

test("whoever has an account already is told so, and signs in with the same address", async () => {
  const { now, stage, submit, done, isThrough } = await buyer({ signUps: [{ state: "taken" }] });
  await submit();
  expect([stage(), now().context]).toMatchObject([
    "form",
    { way: "sign-in", notice: accountWords.taken, email: "ann@example.com" },
  ]);
  await submit({ password: "the old one" });
  expect(done.slice(1)).toEqual([
    "signs in ann@example.com the old one",
    "claims cs_1 with secret for ann",
    "forgets cs_1",
    "forgets the quiz's address",
  ]);
  expect(isThrough()).toBe(true);
});

test("whoever signs in with a wrong password reads the backend's words, and can try again", async () => {
  const { now, turnTo, submit, isThrough, tell } = await buyer({
    signIns: [
      { state: "refused", message: "Invalid login credentials" },
      { state: "signed-in", account: ann },
    ],
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
  const { submit, done, isThrough } = await buyer({
    signUps: [{ state: "unanswered" }, { state: "taken" }],
  });
  await submit();
  await submit();
  expect(done.slice(0, 3)).toEqual([
    "signs up ann@example.com secret",
    "signs up ann@example.com secret",
    "signs in ann@example.com secret",
  ]);
  expect(isThrough()).toBe(true);
});

test("whose sign-up nobody answered, with an address that was taken before, is asked to sign in", async () => {
  const { now, submit } = await buyer({
    signUps: [{ state: "unanswered" }, { state: "taken" }],
    signIns: [{ state: "refused", message: "No." }],
  });
  await submit();
  await submit();
  expect(now().context).toMatchObject({
    way: "sign-in",
    notice: accountWords.taken,
    complaint: undefined,
  });
});

test("whose address is confirmed by mail finds the purchase still pending", async () => {
  const { stage, submit, done } = await buyer({ signUps: [{ state: "confirm-by-mail" }] });
  await submit();
  expect(stage()).toBe("mailSent");
  expect(done).not.toContain("forgets cs_1");
});
