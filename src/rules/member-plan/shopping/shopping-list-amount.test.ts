import { describe, expect, test } from "vitest";
import type { Food } from "../pool/meal-pool.ts";
import { amountToBuy } from "./shopping-list-amount.ts";

const food = (sold: Food["sold"], other: Partial<Food> = {}): Food => ({
  name: "Food",
  energy: 200,
  protein: 20,
  fat: 10,
  saturated: 5,
  sodium: 60,
  carbohydrate: 0,
  contains: [],
  category: "Proteins",
  refuse: 0,
  sold,
  ...other,
});
const piece = { one: "egg", many: "eggs", grams: 50 };
const loose = food({ grams: 100 });
const can = food({ grams: 120, pack: "can" });
const broth = food({ grams: 500, pack: "carton" }, { category: "Beverages" });

describe("amountToBuy", () => {
  test.each([
    ["rounds up to a step", loose, 401, "500 g (1.1 lb)", "1.1 lb (500 g)"],
    ["adds nothing to a whole step", loose, 400, "400 g (14.5 oz)", "14.5 oz (400 g)"],
    ["never rounds below what's needed", loose, 700, "700 g (1.6 lb)", "1.6 lb (700 g)"],
    ["rounds to the nearest otherwise", loose, 650, "700 g (1.5 lb)", "1.5 lb (700 g)"],
    ["counts in kilograms from one on", loose, 1_120, "1.2 kg (2.6 lb)", "2.6 lb (1.2 kg)"],
    ["writes no zeros", loose, 950, "1 kg (2.2 lb)", "2.2 lb (1 kg)"],
    ["counts packs", can, 121, "2 cans (240 g)", "2 cans (8.5 oz)"],
    ["names one pack", can, 5, "1 can (120 g)", "1 can (4 oz)"],
    ["measures drinks", broth, 900, "2 cartons (1 liter)", "2 cartons (34 fl oz)"],
    ["measures more drinks", broth, 1_001, "3 cartons (1.5 liters)", "3 cartons (50.5 fl oz)"],
    ["measures a little drink", broth, 1, "1 carton (500 ml)", "1 carton (17 fl oz)"],
    ["weighs in pounds from one on", food({ grams: 453.6 }), 1, "453.6 g (1 lb)", "1 lb (453.6 g)"],
    [
      "counts no packs of unknown weight",
      food({ pack: "bag" }),
      11,
      "15 g (0.5 oz)",
      "0.5 oz (15 g)",
    ],
    ["weighs in small steps if it isn't known", food({}), 11, "15 g (0.5 oz)", "0.5 oz (15 g)"],
  ])("%s", (_, one, eaten, metric, imperial) => {
    expect(amountToBuy(one, eaten, "metric")).toBe(metric);
    expect(amountToBuy(one, eaten, "imperial")).toBe(imperial);
  });

  test.each([
    ["buys bones, too", { refuse: 0.25 }, 225, "300 g"],
    ["buys the step that bones need", { refuse: 0.25 }, 226, "400 g"],
    ["ignores the error of a division", { refuse: 0.07 }, 465, "500 g"],
  ])("%s", (_, other, eaten, amount) => {
    expect(amountToBuy(food({ grams: 100 }, other), eaten, "metric")).toContain(amount);
  });

  test.each<[string, Food["sold"], number, string]>([
    ["boxes", { pieces: 6, pack: "box" }, 650, "3 boxes of 6 eggs"],
    ["a full box", { pieces: 6, pack: "box" }, 300, "1 box of 6 eggs"],
    ["loose pieces", { pieces: 2 }, 150, "4 eggs"],
    ["one piece", {}, 50, "1 egg"],
    ["packs with a ch inside their name", { pieces: 1, pack: "sachet" }, 100, "2 sachets of 1 egg"],
    ["packs of one piece", { pieces: 1, pack: "bag" }, 100, "2 bags of 1 egg"],
    ["what's counted but sold by weight", { grams: 100 }, 150, "200 g (7 oz)"],
  ])("counts %s, without their shells", (_, sold, eaten, amount) => {
    const egg = food(sold, { piece, refuse: sold.grams === undefined ? 0.12 : 0 });
    expect(amountToBuy(egg, eaten, "metric")).toBe(amount);
  });
});
