import { expect, test } from "vitest";
import { foods } from "../small-program.fixtures.ts";
import { CONTENTS, isFishOrSeafood, isMeat } from "./contents.ts";
import { listContents } from "./meal-pool.ts";

test("fish and seafood are two contents, and meats are those that the quiz asks about", () => {
  expect(CONTENTS.filter(isFishOrSeafood)).toEqual(["fish", "seafood"]);
  expect(CONTENTS.filter(isMeat)).toEqual(["pork", "beef", "chicken", "duck", "turkey", "lamb"]);
});

test.each([
  ["in the order of all contents", { cod: 100, beef: 100 }, ["beef", "fish"]],
  ["once each", { liver: 70, beef: 100, butter: 10 }, ["beef", "dairy", "organ"]],
  ["without foods that have none, or aren't known", { salt: 1, unknown: 5, egg: 50 }, ["egg"]],
  ["none", { salt: 1 }, []],
])("lists what a meal contains, %s", (_, ingredients, contents) => {
  expect(listContents(ingredients, foods)).toEqual(contents);
});
