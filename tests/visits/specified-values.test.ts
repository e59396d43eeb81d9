import { expect, test } from "vitest";
import { visit } from "../visit.ts";

// the table of section 3.1
const VALUES: Record<string, string[]> = {
  "/": ["male", "female"],
  "/goals": ["weight", "fit", "muscle", "testosterone", "metabolism", "energy", "gut"],
  "/current-body": ["skinny", "regular", "pot-belly", "extra"],
  "/desired-body": ["smaller", "lean", "athletic", "shredded"],
  "/improvement-areas": ["arms", "chest", "back", "belly", "butt", "legs"],
  "/sleep": ["less-than-5", "5-6", "7-8", "more-than-8"],
  "/water-intake": ["coffee-tea", "2-5", "6-8", "more-than-8"],
  "/habits": ["late-night", "sweets", "soft-drinks", "alcohol", "fatty-salty", "none"],
  "/energy-levels": ["low", "post-lunch", "pre-meals", "high"],
  "/daily-activity": ["sitting", "active-breaks", "standing"],
  "/exercise-frequency": ["never", "monthly", "weekly", "daily"],
  "/weight-change": ["gain-slow-loss", "easy-change", "hard-gain"],
  "/ideal-weight": ["less-than-1", "1-2", "more-than-3", "never"],
  "/recent-weight-gain": ["yes", "no"],
  "/previous-diets": ["keto", "intermittent-fasting", "vegetarian", "vegan", "low-carb", "mediterranean", "gluten-free", "none"],
  "/meal-prep-time": ["30-min", "1-hour", "more-than-1", "too-busy"],
  "/breakfast-time": ["6-8", "8-10", "10-12", "skip"],
  "/lunch-time": ["10-12", "12-2", "2-4", "skip"],
  "/dinner-time": ["4-6", "6-8", "8-10", "skip"],
  "/meat-relationship": ["love", "rarely", "none"],
  "/fish-preferences": ["yes", "sometimes", "no"],
  "/motivation": ["confidence", "attractive", "health", "mental", "clothes", "other"],
};

test.each(Object.entries(VALUES))("a visitor at %s can choose each value of the specification, which is then kept", (route, values) => {
  expect(Object.keys(visit(route).shown().options).toSorted()).toEqual(values.toSorted());
  for (const value of values) {
    const { choose, shown, kept } = visit(route);
    choose(value);
    expect([kept()[shown().answer]].flat()).toEqual([value]);
  }
});

test("a visitor sees no bar for never, and one, two and three for the rest", () => {
  const { options } = visit("/exercise-frequency").shown();
  expect(Object.entries(options).map(([value, option]) => [value, (option as { bars: number }).bars])).toEqual([
    ["never", 0],
    ["monthly", 1],
    ["weekly", 2],
    ["daily", 3],
  ]);
});
