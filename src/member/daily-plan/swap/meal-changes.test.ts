import { describe, expect, test } from "vitest";
import type { Food, PoolMeal } from "#rules/member-plan/pool/meal-pool.ts";
import { mealChanges, type ServedMeal } from "./meal-changes.ts";

/** 1 kcal and 0.1 g of protein a gram, so that grams are kcal. */
const plain: Food = {
  ...{ name: "Plain", energy: 100, protein: 10, fat: 5, saturated: 2, sodium: 60, carbohydrate: 0 },
  ...{ contains: [], category: "Proteins", refuse: 0, sold: { grams: 100 } },
};
const foods = { plain, lean: { ...plain, protein: 20 } };

interface Serving {
  minutes?: number;
  portion?: Record<string, number>;
  contains?: ServedMeal["day"]["meals"][number]["contains"];
  /** The whole day's, in kcal. */
  energy?: number;
}

/** A meal in the second place of a day. */
function serve({ minutes = 15, portion = { plain: 500 }, contains = [], energy = 2110 }: Serving) {
  const meal: PoolMeal = { name: "", slots: ["lunch"], minutes: 15, ingredients: {}, how: "" };
  const time = { minutes, batches: 1 };
  const first = { slot: "breakfast" as const, meal: "a", contains: [], portion: { plain: 9 } };
  const nutrition = { energy, protein: 150, fat: 100, carbohydrate: 0 };
  const planned = { slot: "lunch" as const, meal: "b", contains, portion, ...time };
  return { meal, place: 1, day: { meals: [{ ...first, ...time }, planned], nutrition } };
}
const listChanges = (now: Serving, then: Serving) => mealChanges(serve(now), serve(then), foods);
const isSame = ["Takes about as long, with about as much energy"];

describe("mealChanges", () => {
  test("shows the minutes from five on", () => {
    expect(listChanges({ minutes: 20 }, { minutes: 12 })).toEqual(["8 min quicker"]);
    expect(listChanges({ minutes: 20 }, { minutes: 25 })).toEqual(["5 min longer"]);
    expect(listChanges({ minutes: 20 }, { minutes: 16 })).toEqual(isSame);
  });

  test("shows allergens that are gone", () => {
    expect(listChanges({ contains: ["beef", "egg", "dairy"] }, { contains: ["lamb"] })).toEqual([
      "No egg or milk",
    ]);
    expect(listChanges({ contains: ["fish", "dairy"] }, { contains: ["dairy", "egg"] })).toEqual([
      "No fish",
    ]);
    expect(listChanges({ contains: ["beef"] }, { contains: ["seafood"] })).toEqual(isSame);
  });

  test("shows protein in steps of five grams", () => {
    expect(listChanges({}, { portion: { plain: 380, lean: 120 } })).toEqual([
      "+10 g protein in this meal",
    ]);
    expect(listChanges({ portion: { lean: 500 } }, {})).toEqual(["−50 g protein in this meal"]);
    expect(listChanges({}, { portion: { plain: 430, lean: 70 } })).toEqual(isSame);
  });

  test("shows the meal's energy, and that the day stays as it is", () => {
    const more = { portion: { plain: 618 }, energy: 2114 };
    expect(listChanges({}, more)).toEqual([
      "+120 kcal and +10 g protein in this meal; the day stays at about 2,110 kcal",
    ]);
    expect(listChanges({}, { portion: { plain: 440 } })).toEqual([
      "−60 kcal in this meal; the day stays at about 2,110 kcal",
    ]);
    expect(listChanges({}, { portion: { plain: 540 } })).toEqual(isSame);
  });

  test("shows the day's energy if it changes", () => {
    expect(listChanges({}, { portion: { plain: 440 }, energy: 2030 })).toEqual([
      "−60 kcal in this meal; the day comes to about 2,030 kcal",
    ]);
    expect(listChanges({}, { energy: 2190 })).toEqual(["The day comes to about 2,190 kcal"]);
    expect(listChanges({}, { portion: { lean: 500 }, energy: 2190 })).toEqual([
      "+50 g protein in this meal; the day comes to about 2,190 kcal",
    ]);
  });

  test("lists minutes first and energy last", () => {
    const now = { minutes: 30, contains: ["egg" as const] };
    expect(listChanges(now, { minutes: 10, portion: { lean: 400 } })).toEqual([
      "20 min quicker",
      "No egg",
      "−100 kcal and +30 g protein in this meal; the day stays at about 2,110 kcal",
    ]);
  });
});
