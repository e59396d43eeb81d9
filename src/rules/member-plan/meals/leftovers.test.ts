import { expect, test } from "vitest";
import { foods, meal } from "../small-program.fixtures.ts";
import { sumMinutes, withLeftovers } from "./leftovers.ts";
import type { PlannedDay, PlannedMeal } from "./planned-day.ts";

const pool = {
  foods,
  meals: {
    mince: meal({ beef: 250 }, { minutes: 12, pan: 6 }),
    scramble: meal({ egg: 200 }, { "eat-at-once": true }),
  },
};
const kitchen = { pool, pans: 2 };
const nutrition = { energy: 0, protein: 0, fat: 0, carbohydrate: 0 };

const createPlanned = (slot: PlannedMeal["slot"], id: string, grams = 300): PlannedMeal => ({
  ...{ slot, meal: id, contains: [], portion: { beef: grams, salt: 1 } },
  ...{ minutes: 12, batches: 1 },
});
const day = (...meals: PlannedMeal[]): PlannedDay => ({ meals, nutrition });
const neither = { before: undefined, after: undefined };

test("lunch is left over if it's the dinner of the day before", () => {
  const today = day(createPlanned("lunch", "mince"), createPlanned("dinner", "scramble"));
  const before = day(createPlanned("dinner", "mince"));
  const served = withLeftovers(today, { ...neither, before }, kitchen);
  expect(served.meals.map(({ isLeftover, minutes }) => [isLeftover, minutes])).toEqual([
    [true, 2],
    [undefined, 12],
  ]);
  expect(sumMinutes(served)).toBe(14);
});

test("dinner is cooked with the next day's lunch, in as many batches as both need", () => {
  const today = day(createPlanned("lunch", "scramble"), createPlanned("dinner", "mince"));
  const after = day(createPlanned("lunch", "mince", 410));
  const [lunch, dinner] = withLeftovers(today, { ...neither, after }, kitchen).meals;
  expect(lunch).toEqual(today.meals[0]);
  expect(dinner).toMatchObject({ minutes: 18, batches: 2, forTomorrow: { beef: 410, salt: 1 } });
  expect(dinner?.portion).toEqual({ beef: 300, salt: 1 });
});

test("what must be eaten at once is cooked again, and so is a meal of another slot", () => {
  const today = day(createPlanned("breakfast", "mince"), createPlanned("lunch", "scramble"));
  const before = day(createPlanned("dinner", "scramble"), createPlanned("lunch", "mince"));
  const after = day(createPlanned("lunch", "scramble"));
  expect(withLeftovers(today, { before, after }, kitchen)).toEqual(today);
});

test("the first and the last day have one neighbor", () => {
  const today = day(createPlanned("lunch", "mince"), createPlanned("dinner", "mince"));
  expect(withLeftovers(today, neither, kitchen)).toEqual(today);
});
