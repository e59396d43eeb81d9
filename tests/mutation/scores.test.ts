import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { partNames } from "./areas.ts";
import { mutationPage, PAGE, percentOf, readScores } from "./scores.ts";

describe("docs/mutation.md", () => {
  test("is what --write makes of the scores", () => {
    expect(readFileSync(PAGE, "utf8")).toBe(mutationPage(partNames, readScores()));
  });

  test("only has scores of parts that exist", () => {
    expect(Object.keys(readScores()).filter((name) => !partNames.includes(name))).toEqual([]);
  });

  test("never rounds a score up", () => {
    expect(percentOf({ mutants: 1000, killed: 899 })).toBe(89.9);
    expect(percentOf({ mutants: 10_000, killed: 8999 })).toBe(89.9);
    expect(percentOf({ mutants: 0, killed: 0 })).toBe(0);
  });
});
