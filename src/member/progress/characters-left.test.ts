import { expect, test } from "vitest";
import { charactersLeft, MAX_CHARACTERS } from "./characters-left.ts";

const after = (left: number) => charactersLeft("a".repeat(MAX_CHARACTERS - left));

test("returns undefined while there's plenty of space left", () => {
  expect(charactersLeft("")).toBeUndefined();
  expect(after(201)).toBeUndefined();
});

test("shows each character near the end, and announces only the steps", () => {
  expect([200, 101, 50, 1, 0].map(after)).toEqual([
    { read: "200 characters left", heard: "At most 200 characters left" },
    { read: "101 characters left", heard: "At most 200 characters left" },
    { read: "50 characters left", heard: "At most 50 characters left" },
    { read: "1 character left", heard: "At most 10 characters left" },
    { read: "No characters left", heard: "No characters left" },
  ]);
});

test("shows no characters left for a text over the limit", () => {
  expect(after(0)).toEqual(charactersLeft("a".repeat(MAX_CHARACTERS + 5)));
});
