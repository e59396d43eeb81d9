import { expect, test } from "vitest";
import { CONTENTS, isFishOrSeafood, isMeat } from "./contents.ts";

test("fish and seafood are two contents, and meats are those that the quiz asks about", () => {
  expect(CONTENTS.filter(isFishOrSeafood)).toEqual(["fish", "seafood"]);
  expect(CONTENTS.filter(isMeat)).toEqual(["pork", "beef", "chicken", "duck", "turkey", "lamb"]);
});
