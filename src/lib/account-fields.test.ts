import { describe, expect, test } from "vitest";
import { accountAddressError } from "./account-address.ts";
import { passwordErrors } from "./new-password.ts";

const SHORT = "Password must be at least 6 characters";
const LONG =
  "Password must be at most 72 characters. Letters with accents and emoji count as two to four.";
const UNLIKE = "Passwords do not match";

describe("account fields", () => {
  test.each([
    ["secret", "secret", {}],
    [" secr ", " secr ", {}],
    ["", "", { password: SHORT }],
    ["12345", "12345", { password: SHORT }],
    ["secret", "secreT", { again: UNLIKE }],
    ["secret", "", { again: UNLIKE }],
    ["secret", "secret ", { again: UNLIKE }],
    ["12345", "1234", { password: SHORT, again: UNLIKE }],
    ["x".repeat(72), "x".repeat(72), {}],
    ["x".repeat(73), "x".repeat(73), { password: LONG }],
    ["é".repeat(36), "é".repeat(36), {}],
    ["é".repeat(37), "é".repeat(37), { password: LONG }],
    [`xx${"🥩".repeat(18)}`, "", { password: LONG, again: UNLIKE }],
  ])("checks the password %j, repeated as %j", (password, again, errors) => {
    expect(passwordErrors(password, again)).toEqual(errors);
  });

  test.each([
    ["ann@example.com", undefined],
    [" ann+diet@example.com ", undefined],
    ["änn@exämple.com", undefined],
    ["", "Please enter your email"],
    ["  ", "Please enter your email"],
    ["ann", "Please enter a valid email"],
    ["@example.com", "Please enter a valid email"],
    ["ann@", "Please enter a valid email"],
    ["ann lee@example.com", "Please enter a valid email"],
    ["ann@home@example.com", "Please enter a valid email"],
    [`${"x".repeat(250)}@example.com`, "Email is too long"],
  ])("checks the address %j: %j", (typed, error) => {
    expect(accountAddressError(typed)).toBe(error);
  });
});
