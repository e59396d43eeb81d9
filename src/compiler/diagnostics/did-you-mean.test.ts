import { describe, expect, test } from "vitest";
import { didYouMean, joinWithAnd, joinWithOr } from "./did-you-mean.ts";

describe("didYouMean", () => {
  test.each([
    ["slep", "sleep"],
    ["sleeep", "sleep"],
    ["slaep", "sleep"],
    ["lseep", "sleep"],
    ["Sleep", "sleep"],
    ["watre-intake", "water-intake"],
    ["a", "A"],
  ])('suggests a known word for "%s": "%s"', (word, meant) => {
    expect(didYouMean(word, ["goals", "A", "sleep", "water-intake"])).toBe(
      ` Did you mean "${meant}"?`,
    );
  });

  test.each(["testimonials", "", "C", "x".repeat(500_000)])(
    'suggests nothing for "%.20s"',
    (word) => {
      expect(didYouMean(word, ["goals", "A", "sleep", "water-intake"])).toBe("");
    },
  );

  test("suggests the nearer of two similar words", () => {
    expect(didYouMean("weigt-chang", ["weight", "weight-change", "weigh-change"])).toBe(
      ' Did you mean "weight-change"?',
    );
  });

  test("lists words with commas and a conjunction", () => {
    expect([
      joinWithOr([]),
      joinWithOr(["A"]),
      joinWithOr(["A", "B"]),
      joinWithAnd(["A", "B", "C"]),
    ]).toEqual(["", '"A"', '"A" or "B"', '"A", "B", and "C"']);
  });
});
