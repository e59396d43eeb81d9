import { describe, expect, test } from "vitest";
import type { PlannedDay } from "../meals/planned-day.ts";
import type { Portion } from "../meals/portion.ts";
import type { Food } from "../pool/meal-pool.ts";
import { findNeeds, getWeekDays, toWeek, WEEKS_OF_PLAN } from "./shopping-list.ts";

const food = (name: string, category: string, other: Partial<Food> = {}): Food => ({
  ...{
    name,
    category,
    energy: 200,
    protein: 20,
    fat: 10,
    saturated: 5,
    sodium: 60,
    carbohydrate: 0,
  },
  ...{ contains: [], refuse: 0, sold: { grams: 100 } },
  ...other,
});
const foods: Record<string, Food> = {
  roast: food("Roast", "Proteins"),
  liver: food("Beef liver", "Proteins"),
  egg: food("Eggs", "Proteins", {
    refuse: 0.12,
    piece: { one: "egg", many: "eggs", grams: 50 },
    sold: { pieces: 6, pack: "box" },
  }),
  "egg-yolk": food("Egg yolks", "Proteins", {
    "bought-as": "egg",
    piece: { one: "egg yolk", many: "egg yolks", grams: 17 },
    sold: { pieces: 6, pack: "box" },
  }),
  butter: food("Butter", "Fats & Oils", { sold: { grams: 250, pack: "block" } }),
  salt: food("Salt", "Seasonings", { energy: 0 }),
  broth: food("Broth", "Beverages", { sold: { grams: 500, pack: "carton" } }),
  water: food("Water", "Beverages", { energy: 0 }),
  ice: food("Ice", "Frozen"),
};

const day = (...portions: Portion[]): PlannedDay => ({
  meals: portions.map((portion) => ({
    ...{ slot: "lunch", meal: "", contains: [], portion },
    ...{ minutes: 10, batches: 1 },
  })),
  nutrition: { energy: 0, protein: 0, fat: 0, carbohydrate: 0 },
});
const week = (...portions: Portion[]) => Array.from({ length: 7 }, () => day(...portions));
const numberDays = (days: readonly PlannedDay[]) =>
  days.map(({ meals }, index) => ({ day: index + 1, meals }));
const buy = (days: PlannedDay[], people = 1) =>
  findNeeds(numberDays(days), foods, { people, units: "metric" }).map(({ name, amount }) =>
    amount ? `${name}: ${amount}` : name,
  );

describe("findNeeds", () => {
  test("buys a food as itself if it isn't known how many pieces it takes", () => {
    const { egg, "egg-yolk": yolk, ...others } = foods;
    const loose = { ...others, egg: egg!, "egg-yolk": { ...yolk!, piece: undefined } };
    const [item] = findNeeds(numberDays(week({ "egg-yolk": 34 })), loose, {
      people: 1,
      units: "metric",
    });
    expect(item?.name).toBe("Egg yolks");
  });

  test("adds up every day", () => {
    const days = week({ roast: 100 }, { roast: 50, butter: 10 });
    expect(buy(days)).toEqual(["Roast: 1.1 kg (2.4 lb)", "Butter: 1 block (250 g)"]);
    expect(buy(days.slice(0, 2))).toEqual(["Roast: 300 g (11 oz)", "Butter: 1 block (250 g)"]);
  });

  test.each([
    [1, "Roast: 800 g (1.8 lb)"],
    [2, "Roast: 1.5 kg (3.3 lb)"],
    [6, "Roast: 4.5 kg (9.9 lb)"],
  ])("rounds once for %i people", (people, item) => {
    expect(buy(week({ roast: 105 }), people)).toEqual([item]);
  });

  test.each([
    ["yolks alone", { "egg-yolk": 34 }, "Eggs: 3 boxes of 6 eggs"],
    ["yolks and eggs together", { "egg-yolk": 17, egg: 100 }, "Eggs: 4 boxes of 6 eggs"],
  ])("buys %s as eggs", (_, portion, item) => {
    expect(buy(week(portion))).toEqual([item]);
  });

  test("lists salt once without an amount, and no water", () => {
    expect(buy(week({ salt: 1, water: 500, broth: 1 }, { salt: 1 }))).toEqual([
      "Salt",
      "Broth: 1 carton (500 ml)",
    ]);
  });

  test("sorts by the section of the shop, then by name", () => {
    const all = Object.fromEntries(Object.keys(foods).map((id) => [id, 50]));
    const items = findNeeds(numberDays(week(all)), foods, { people: 1, units: "imperial" });
    expect(items.map(({ name, category }) => `${category}: ${name}`)).toEqual([
      "Proteins: Beef liver",
      "Proteins: Eggs",
      "Proteins: Roast",
      "Fats & Oils: Butter",
      "Seasonings: Salt",
      "Beverages: Broth",
      "Other: Ice",
    ]);
    expect(items.find(({ name }) => name === "Roast")?.amount).toBe("14 oz (400 g)");
  });

  test("is empty without meals, and skips foods that it doesn't know", () => {
    expect(buy([])).toEqual([]);
    expect(buy(week({ unknown: 100, roast: 0 }))).toEqual([]);
  });
});

describe("weeks of the plan", () => {
  test("cover each day once", () => {
    expect(WEEKS_OF_PLAN).toBe(5);
    expect([1, 7, 8, 28, 29, 30].map(toWeek)).toEqual([1, 1, 2, 4, 5, 5]);
    expect([1, 2, 5].map(getWeekDays)).toEqual([
      { from: 1, to: 7 },
      { from: 8, to: 14 },
      { from: 29, to: 30 },
    ]);
  });
});
