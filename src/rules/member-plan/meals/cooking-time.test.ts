import { expect, test } from "vitest";
import { food, meal } from "../small-program.fixtures.ts";
import { cookingTime, scaledMinutes, servedTime } from "./cooking-time.ts";

const foods = {
  beef: food(),
  cheddar: food({ name: "Cheddar" }),
  butter: food({ name: "Butter", fat: 81, category: "Fats & Oils" }),
};
const fried = meal({ beef: 250, butter: 200 }, { minutes: 12, pan: 6 });
const kitchen = { foods, pans: 1 };

test.each([
  [100, 1, { minutes: 12, batches: 1 }],
  [350, 1, { minutes: 12, batches: 1 }],
  [351, 1, { minutes: 18, batches: 2 }],
  [701, 1, { minutes: 24, batches: 3 }],
  [700, 2, { minutes: 12, batches: 1 }],
  [701, 2, { minutes: 18, batches: 2 }],
])("%i g in %i pans take %j", (beef, pans, time) => {
  expect(servedTime(fried, { beef }, { foods, pans })).toEqual(time);
});

test("only what fills the pan most counts, and no fat", () => {
  expect(servedTime(fried, { beef: 300, cheddar: 300, butter: 400 }, kitchen).batches).toBe(1);
});

test("a meal that is written for two batches takes its minutes for both", () => {
  const large = meal({ beef: 400 }, { minutes: 20, pan: 6 });
  expect(servedTime(large, { beef: 400 }, kitchen)).toEqual({ minutes: 20, batches: 2 });
  expect(servedTime(large, { beef: 100 }, kitchen)).toEqual({ minutes: 20, batches: 1 });
});

test("what isn't fried takes as long for any portion", () => {
  const stew = meal({ beef: 250 }, { minutes: 120 });
  expect(servedTime(stew, { beef: 900 }, kitchen)).toEqual({ minutes: 120, batches: 1 });
  expect(scaledMinutes(cookingTime(stew, foods), 3, 1)).toBe(120);
});

test("a written meal can be scaled without its foods", () => {
  expect(cookingTime(fried, foods)).toEqual({ minutes: 12, pan: { minutes: 6, grams: 250 } });
  expect(scaledMinutes(cookingTime(fried, foods), 1.4, 1)).toBe(12);
  expect(scaledMinutes(cookingTime(fried, foods), 1.5, 1)).toBe(18);
});
