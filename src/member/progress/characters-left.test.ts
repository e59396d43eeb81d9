import { expect, test } from "vitest";
import { charactersLeft, MOST_CHARACTERS } from "./characters-left.ts";

const after = (left: number) => charactersLeft("a".repeat(MOST_CHARACTERS - left));

test("whoever has much room left is not counted", () => {
  expect(charactersLeft("")).toBeUndefined();
  expect(after(201)).toBeUndefined();
});

test("near the end a member reads every character, and hears only the steps", () => {
  expect([200, 101, 50, 1, 0].map(after)).toEqual([
    { read: "200 characters left", heard: "At most 200 characters left" },
    { read: "101 characters left", heard: "At most 200 characters left" },
    { read: "50 characters left", heard: "At most 50 characters left" },
    { read: "1 character left", heard: "At most 10 characters left" },
    { read: "No characters left", heard: "No characters left" },
  ]);
});

test("a longer text from elsewhere leaves no room", () => {
  expect(after(0)).toEqual(charactersLeft("a".repeat(MOST_CHARACTERS + 5)));
});
