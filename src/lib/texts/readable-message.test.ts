import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hostileValues } from "../hostile-values.fixtures.ts";
import { readableMessage } from "./readable-message.ts";

describe("readableMessage", () => {
  test.each([
    "Invalid login credentials",
    "Email not confirmed",
    "email rate limit exceeded",
    "User already registered",
    "New password should be different from the old password.",
    "For security purposes, you can only request this after 59 seconds.",
    "Unable to validate email address: invalid format",
    "Password should be at least 6 characters.",
    "Password should contain at least one character of each: abcdefghijklmnopqrstuvwxyz, ABCDEFGHIJKLMNOPQRSTUVWXYZ, 0123456789, !@#$%^&*()_+-=[]{};':\"|<>?,./`~.",
    "Password is known to be weak and easy to guess, please choose a different one.",
    "This code is wrong or has expired. Please check it, or ask for a new one.",
    "Too many attempts. Please wait an hour and try again.",
    "30 sessions are open already.",
    "Der Code ist abgelaufen.",
    "“Plan” is sold out.",
    'The plan "Gold" is sold out.',
    'No such price: "price_gold"',
    "Declined.",
    "Unauthorized",
    "declined",
    "パスワードが正しくありません",
  ])("keeps %j", (message) => {
    expect(readableMessage(`  ${message}\n`)).toBe(message);
  });

  test.each(hostileValues.map((value) => [value]))("refuses %j", (value) => {
    expect(readableMessage(value)).toBeUndefined();
  });

  test("refuses any value printed by a program", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.anything(),
          fc.object(),
          fc.array(fc.string({ minLength: 1 }), { minLength: 1 }),
        ),
        (value) => {
          const printed = typeof value === "string" ? value : JSON.stringify(value);
          expect(typeof value === "string" ? "" : readableMessage(value)).toBeFalsy();
          if (printed && /^[[{"]/.test(printed.trim()))
            expect(readableMessage(printed)).toBeUndefined();
          expect(readableMessage(JSON.stringify(printed))).toBeUndefined();
        },
      ),
    );
  });

  test("keeps no text that's too long, and none with a hidden character", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 700, unit: "binary" }), (text) => {
        const kept = readableMessage(text);
        if (kept === undefined) return;
        expect(kept.length).toBeLessThanOrEqual(300);
        expect(kept).not.toMatch(/\p{Cc}|undefined|\[object/u);
      }),
    );
  });
});
