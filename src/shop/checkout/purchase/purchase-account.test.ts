import { describe, expect, test } from "vitest";
import type { SignUpOutcome } from "#api/account/sign-up.ts";
import { ann, buyer } from "./purchase.fixtures.ts";

const TAKEN = "This email already has an account. Sign in with its password to add your purchase.";

describe("account for a purchase", () => {
  test("switches to signing in if the account exists, and keeps the address", async () => {
    const { now, view, submit, done, isThrough } = await buyer({ signUps: [{ state: "taken" }] });
    await submit();
    expect([view(), now().context]).toMatchObject([
      "form",
      { mode: "sign-in", notice: TAKEN, email: "ann@example.com" },
    ]);
    await submit({ password: "the old one" });
    expect(done.slice(1)).toEqual([
      "signs in ann@example.com the old one",
      "forgets the quiz's address",
      "claims cs_1 with secret for ann",
      "forgets cs_1",
      "forgets the quiz's address",
    ]);
    expect(isThrough()).toBe(true);
  });

  test("shows the backend's message for a wrong password, and allows another try", async () => {
    const { now, switchTo, submit, isThrough, tell } = await buyer({
      signIns: [
        { state: "refused", message: "Invalid login credentials" },
        { state: "signed-in", account: ann },
      ],
    });
    await switchTo("sign-in");
    await submit();
    expect(now().context.error).toEqual({ text: "Invalid login credentials" });
    await tell({ type: "edited" });
    expect(now().context.error).toBeUndefined();
    await submit();
    expect(isThrough()).toBe(true);
  });

  test.each<[SignUpOutcome | Error, string]>([
    [{ state: "refused", message: "Password is too common." }, "Password is too common."],
    [{ state: "refused", message: undefined }, "Failed to create account"],
    [{ state: "unanswered" }, "Failed to create account"],
    [new Error("broken"), "Failed to create account"],
  ])("handles the sign-up outcome %j by showing: %s", async (outcome, text) => {
    const { now, view, submit } = await buyer({ signUps: [outcome] });
    await submit();
    expect([view(), now().context.error]).toEqual(["form", { text }]);
    expect(now().matches("form")).toBe(true);
  });

  test("shows that signing in failed, and allows another try", async () => {
    const { now, switchTo, submit, isThrough } = await buyer({
      signIns: [new Error("broken"), { state: "signed-in", account: ann }],
    });
    await switchTo("sign-in");
    await submit();
    expect(now().context.error).toEqual({ text: "Failed to sign in" });
    await submit();
    expect(isThrough()).toBe(true);
  });

  test("shows why the second try was refused after an unanswered sign-up", async () => {
    const { now, submit, done } = await buyer({
      signUps: [{ state: "unanswered" }, { state: "refused", message: "Too common." }],
    });
    await submit();
    await submit();
    expect(now().context.error).toEqual({ text: "Too common." });
    expect(done.filter((act) => act.startsWith("signs in"))).toEqual([]);
  });

  test.each<SignUpOutcome | Error>([{ state: "unanswered" }, new Error("broken")])(
    "signs in on a retry if the sign-up worked after all (%j)",
    async (first) => {
      const { submit, done, isThrough } = await buyer({ signUps: [first, { state: "taken" }] });
      await submit();
      await submit();
      expect(done.slice(0, 3)).toEqual([
        "signs up ann@example.com secret",
        "signs up ann@example.com secret",
        "signs in ann@example.com secret",
      ]);
      expect(isThrough()).toBe(true);
    },
  );

  test("asks to sign in if the address of an unanswered sign-up was already taken", async () => {
    const { now, submit } = await buyer({
      signUps: [{ state: "unanswered" }, { state: "taken" }],
      signIns: [{ state: "refused", message: "No." }],
    });
    await submit();
    await submit();
    expect(now().context).toMatchObject({
      mode: "sign-in",
      notice: TAKEN,
      error: undefined,
    });
    expect(now().matches("form")).toBe(true);
  });

  test("keeps the purchase pending while the address is confirmed by email", async () => {
    const { view, now, submit, done } = await buyer({ signUps: [{ state: "confirm-by-mail" }] });
    await submit();
    expect([view(), now().context.password]).toEqual(["mailSent", ""]);
    expect(done.slice(1)).toEqual(["forgets the quiz's address"]);
  });
});
