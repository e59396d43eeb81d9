import { expect, test } from "vitest";
import { accountAddressComplaint } from "./account-address.ts";
import { passwordComplaints } from "./new-password.ts";

const SHORT = "Password must be at least 6 characters";
const UNLIKE = "Passwords do not match";

test.each([
  ["secret", "secret", {}],
  [" secr ", " secr ", {}],
  ["", "", { password: SHORT }],
  ["12345", "12345", { password: SHORT }],
  ["secret", "secreT", { again: UNLIKE }],
  ["secret", "", { again: UNLIKE }],
  ["secret", "secret ", { again: UNLIKE }],
  ["12345", "1234", { password: SHORT, again: UNLIKE }],
])("whoever types %j and %j reads what is wrong with it", (password, again, complaints) => {
  expect(passwordComplaints(password, again)).toEqual(complaints);
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
])("whoever gives %j for an account reads %j", (typed, complaint) => {
  expect(accountAddressComplaint(typed)).toBe(complaint);
});
