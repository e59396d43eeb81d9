import { expect, test } from "vitest";
import { fillPlaceholders, placeholdersIn } from "./placeholders.ts";

const find = (name: string) => ({ goals: "get fit", empty: "" })[name];

test.each([
  ["Because you want to {goals}.", "Because you want to get fit."],
  ["{goals|reach your goal}", "get fit"],
  ["{diet|reach your goal}", "reach your goal"],
  ["{diet}", ""],
  ["{diet|}", ""],
  ["{ goals }", "get fit"],
  ["{empty|something}", ""],
  ["{goals}{goals}", "get fitget fit"],
  ["body-{diet|male}-lean", "body-male-lean"],
  ["nothing to fill", "nothing to fill"],
  ["{}", "{}"],
  ["100 % { of it", "100 % { of it"],
])("%j reads %j to a visitor who wants to get fit", (text, read) => {
  expect(fillPlaceholders(text, find)).toBe(read);
});

test("an answer with dollar signs or braces is put in as it is", () => {
  expect(fillPlaceholders("For {x}.", () => "$& $1 {goals}")).toBe("For $& $1 {goals}.");
});

test("the names in a text are found with their fallbacks", () => {
  expect(placeholdersIn("{goals|your goal}, {gender} and { age |}")).toEqual([
    { name: "goals", fallback: "your goal" },
    { name: "gender", fallback: undefined },
    { name: "age", fallback: "" },
  ]);
});
