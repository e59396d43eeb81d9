import { describe, expect, test } from "vitest";
import type { PoolMeal } from "../pool/meal-pool.ts";
import { food, foods, meal } from "../small-program.fixtures.ts";
import type { PlannedMeal } from "./planned-day.ts";
import type { Portion } from "./portion.ts";
import { portionText, recipeText } from "./portion-text.ts";

const all = {
  ...foods,
  water: food({ name: "Water", energy: 0, category: "Seasonings" }),
  gouda: food({ name: "Gouda", "proper-noun": true, category: "Proteins" }),
  shank: food({ name: "Lamb shank with bone", refuse: 0.52 }),
  bacon: food({ name: "Bacon", about: { one: "slice", many: "slices", grams: 25 } }),
  thighs: food({
    ...{ name: "Chicken thighs with bone", refuse: 0.3 },
    about: { one: "thigh", many: "thighs", grams: 150 },
  }),
  tea: food({ name: "Tea", energy: 0, category: "Proteins" }),
  broth: food({ name: "Bone broth", energy: 15, category: "Beverages" }),
};

describe("portion text", () => {
  test.each([
    ["metric", { beef: 150, egg: 100, salt: 1 }, "150 g (5.5 oz) beef, 2 eggs, 1 g (a pinch) salt"],
    ["imperial", { beef: 150, egg: 50, salt: 1 }, "5.5 oz (150 g) beef, 1 egg, 1 g (a pinch) salt"],
    ["metric", { broth: 250 }, "250 ml (8.5 fl oz) bone broth"],
    ["imperial", { broth: 250 }, "8.5 fl oz (250 ml) bone broth"],
    ["metric", { tea: 200 }, "200 ml (7 fl oz) tea"],
    ["metric", { butter: 5 }, "5 g (1 tsp) butter"],
    ["imperial", { butter: 10 }, "2 tsp (10 g) butter"],
    ["imperial", { butter: 20 }, "1½ tbsp (20 g) butter"],
    ["metric", { butter: 40 }, "40 g (3 tbsp) butter"],
    ["metric", { butter: 15, unknown: 10 }, "15 g (1 tbsp) butter"],
    ["imperial", { beef: 10 }, "0.25 oz (10 g) beef"],
    ["imperial", { beef: 20 }, "0.75 oz (20 g) beef"],
    ["metric", { shank: 290 }, "600 g (21 oz) lamb shank with bone (290 g to eat)"],
    ["imperial", { shank: 290 }, "21 oz (600 g) lamb shank with bone (10 oz to eat)"],
    ["metric", { bacon: 30 }, "30 g (1 oz, about 1 slice) bacon"],
    ["imperial", { bacon: 50 }, "1.75 oz (50 g, about 2 slices) bacon"],
    [
      "metric",
      { thighs: 300 },
      "430 g (15 oz, about 3 thighs) chicken thighs with bone (300 g to eat)",
    ],
    [
      "metric",
      { butter: 15, salt: 1, beef: 150 },
      "150 g (5.5 oz) beef, 15 g (1 tbsp) butter, 1 g (a pinch) salt",
    ],
    ["metric", { gouda: 30 }, "30 g (1 oz) Gouda"],
    ["metric", {}, ""],
  ] as const)("in %s units of %j is %s", (units, portion, text) => {
    expect(portionText(portion, all, units)).toBe(text);
  });
});

describe("a recipe", () => {
  const steak = meal({ beef: 200, butter: 15 }, { how: "Heat the {fat}. Fry it in the {fat}." });
  const lean = meal({ cod: 200 }, { how: "Fry it.", pan: 6, "extra-fat": "Heat the {fat} first." });
  const lard = food({ name: "Lard", fat: 100, category: "Fats & Oils" });
  const recipe = (of: PoolMeal, portion: Portion, fields: Partial<PlannedMeal> = {}) =>
    recipeText(
      of,
      { slot: "dinner", meal: "", contains: [], portion, minutes: 10, batches: 1, ...fields },
      { ...foods, lard },
    );

  test("names the cooking fat of the portion", () => {
    expect(recipe(steak, { beef: 200, lard: 15 })).toBe("Heat the lard. Fry it in the lard.");
  });

  test("says what to do with a fat that was added, and only then", () => {
    expect(recipe(lean, { cod: 200, butter: 10 })).toBe("Fry it. Heat the butter first.");
    expect(recipe(lean, { cod: 200 })).toBe("Fry it.");
  });

  test("says what to do with more than a pan or a stomach holds", () => {
    expect(recipe(lean, { cod: 400 }, { batches: 2 })).toBe(
      "Fry it. Fry it in 2 batches, so that it browns.",
    );
    expect(recipe(lean, { cod: 300 }, { pans: 2 })).toBe("Fry it. Use two pans at once.");
    expect(recipe(lean, { cod: 460 })).toContain("large portion");
    expect(recipe(lean, { cod: 450 })).not.toContain("large portion");
  });

  test("leaves out the salt if the day has none left for it", () => {
    const left = "Leave out the salt: the rest of the day has enough.";
    expect(recipe(lean, { cod: 200, salt: 0 })).toBe(`Fry it. ${left}`);
    expect(recipe(lean, { cod: 200, salt: 1 })).toBe("Fry it.");
  });

  test("of leftovers only says how to heat them", () => {
    expect(recipe(lean, { cod: 500 }, { isLeftover: true })).toMatch(/^It was cooked.*74 °C/);
  });
});
