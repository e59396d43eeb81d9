import { describe, expect, test } from "vitest";
import { addedText } from "./added-text.ts";
import { minutesText } from "./minutes-text.ts";
import { normalizeTerm } from "./search/term.ts";

describe("recipe texts", () => {
  test.each([
    [1, "1 min"],
    [59, "59 min"],
    [60, "1 h"],
    [75, "1 h 15 min"],
    [120, "2 h"],
    [1_440, "24 h"],
  ])("shows %i minutes as %s", (minutes, text) => {
    expect(minutesText(minutes)).toBe(text);
  });

  test("describes how many ingredients were added", () => {
    expect(addedText("full")).toContain("nothing was added");
    expect([0, 1, 7].map(addedText)).toEqual([
      "They are all on your grocery list already.",
      "Added 1 ingredient to your grocery list.",
      "Added 7 ingredients to your grocery list.",
    ]);
  });

  test("trims the search term", () => {
    expect(normalizeTerm("  lamb   chops ")).toBe("lamb chops");
    expect(normalizeTerm("   ")).toBe("");
    expect(normalizeTerm("x".repeat(200))).toHaveLength(80);
  });
});
