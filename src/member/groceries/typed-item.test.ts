import { expect, test } from "vitest";
import { categoryOf, readTyped } from "./typed-item.ts";

test("whoever reloads while typing finds what was typed and chosen", () => {
  expect(readTyped('{"name":"Ribe","byHand":"Other"}')).toEqual({ name: "Ribe", byHand: "Other" });
});

test.each([null, "{", "[]", '{"name":4,"byHand":"Sweets"}'])(
  "what no field can hold is not there: %j",
  (text) => {
    expect(readTyped(text)).toEqual({ name: "" });
  },
);

test("the category follows what is typed until one is chosen by hand", () => {
  expect(categoryOf({ name: "" })).toBe("Proteins");
  expect(categoryOf({ name: "Butter" })).toBe("Fats & Oils");
  expect(categoryOf({ name: "Butter", byHand: "Other" })).toBe("Other");
});
