import { describe, expect, test } from "vitest";
import { food } from "../small-program.fixtures.ts";
import { MAX_SODIUM } from "./budgets.ts";
import { exchangeSaltyFoods, limitSalt, sumSodium } from "./salt.ts";
import { sumFoods, type WeighedFood } from "./weighed-food.ts";

const salt = food({ energy: 0, sodium: 38_758 });
const halloumi = food({ energy: 300, sodium: 700 });
const steak = food({ energy: 200, sodium: 60 });
const butter = food({ energy: 720, fat: 81, sodium: 0 });

const createWeighed = (
  of: typeof salt,
  grams: number,
  most = Number.POSITIVE_INFINITY,
): WeighedFood => ({
  ...{ meal: 0, id: "food", food: of, grams, most },
});

describe("salt", () => {
  test("doesn't count as what the foods have", () => {
    expect(sumSodium([createWeighed(halloumi, 200), createWeighed(salt, 2)])).toBe(1_400);
  });

  // 2,300 mg of sodium are 5.9 g of salt, and a pinch is half a gram.
  test.each([
    ["stays if the day has room for it", 100, 1],
    ["becomes less where the foods have much", 250, 0.5],
    ["is left out where they have all of it", 320, 0],
  ])("%s", (_, grams, expected) => {
    const day = [createWeighed(halloumi, grams), createWeighed(salt, 1), createWeighed(salt, 1)];
    limitSalt(day);
    expect(day.slice(1).map((one) => one.grams)).toEqual([expected, expected]);
  });
});

describe("salty foods", () => {
  test("are exchanged for others until the day has no more sodium than it may", () => {
    const day = [
      createWeighed(halloumi, 500),
      createWeighed(steak, 200),
      createWeighed(butter, 30),
    ];
    const before = sumFoods(day).energy;
    exchangeSaltyFoods(day);
    expect(sumSodium(day)).toBeLessThanOrEqual(MAX_SODIUM);
    expect(Math.abs(sumFoods(day).energy - before)).toBeLessThan(20);
    expect(day[2]?.grams).toBe(30);
  });

  test("stay if the day doesn't have too much", () => {
    const day = [createWeighed(halloumi, 200), createWeighed(steak, 200)];
    exchangeSaltyFoods(day);
    expect(day.map(({ grams }) => grams)).toEqual([200, 200]);
  });

  test("keep two fifths of their weight, and the others their most", () => {
    const day = [createWeighed(halloumi, 1_500), createWeighed(steak, 200, 400)];
    exchangeSaltyFoods(day);
    expect(day[0]?.grams).toBeGreaterThanOrEqual(600);
    expect(day[1]?.grams).toBe(400);
  });
});
