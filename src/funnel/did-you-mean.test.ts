import { expect, test } from "vitest";
import { allOf, didYouMean, oneOf } from "./did-you-mean.ts";

test.each([
  ["slep", "sleep"],
  ["sleeep", "sleep"],
  ["slaep", "sleep"],
  ["lseep", "sleep"],
  ["Sleep", "sleep"],
  ["watre-intake", "water-intake"],
  ["a", "A"],
])('whoever writes "%s" is asked about "%s"', (word, meant) => {
  expect(didYouMean(word, ["goals", "A", "sleep", "water-intake"])).toBe(
    ` Did you mean "${meant}"?`,
  );
});

test.each(["testimonials", "", "C", "x".repeat(500_000)])(
  'whoever writes "%.20s" is not led astray',
  (word) => {
    expect(didYouMean(word, ["goals", "A", "sleep", "water-intake"])).toBe("");
  },
);

test("whoever writes a word between two known ones is asked about the nearer", () => {
  expect(didYouMean("weigt-chang", ["weight", "weight-change", "weigh-change"])).toBe(
    ' Did you mean "weight-change"?',
  );
});

test("a reader is given words as a sentence has them", () => {
  expect([oneOf([]), oneOf(["A"]), oneOf(["A", "B"]), allOf(["A", "B", "C"])]).toEqual([
    "",
    '"A"',
    '"A" or "B"',
    '"A", "B" and "C"',
  ]);
});
