import { describe, expect } from "vitest";
import { stepOf, test, visitFunnel as visit } from "./specification.fixtures.ts";

// The table in section 3.1.
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
  "/previous-diets": [
    "keto",
    "intermittent-fasting",
    "vegetarian",
    "vegan",
    "low-carb",
    "mediterranean",
    "gluten-free",
    "none",
  ],
  "/meal-prep-time": ["30-min", "1-hour", "more-than-1", "too-busy"],
  "/breakfast-time": ["6-8", "8-10", "10-12", "skip"],
  "/lunch-time": ["10-12", "12-2", "2-4", "skip"],
  "/dinner-time": ["4-6", "6-8", "8-10", "skip"],
  "/meat-relationship": ["love", "rarely", "none"],
  "/fish-preferences": ["yes", "sometimes", "no"],
  "/motivation": ["confidence", "attractive", "health", "mental", "clothes", "other"],
};

describe("the values", () => {
  test.each(Object.entries(VALUES))(
    "%s offers the specified values and stores the chosen one",
    (route, values) => {
      expect(Object.keys(visit(route).shown().options).toSorted()).toEqual(values.toSorted());
      for (const value of values) {
        const { choose, shown, kept } = visit(route);
        choose(value);
        expect([kept()[shown().answer]].flat()).toEqual([value]);
      }
    },
  );

  test("/exercise-frequency shows 0 to 3 signal bars", () => {
    const { options } = visit("/exercise-frequency").shown();
    expect(
      Object.entries(options).map(([value, option]) => [value, (option as { bars: number }).bars]),
    ).toEqual([
      ["never", 0],
      ["monthly", 1],
      ["weekly", 2],
      ["daily", 3],
    ]);
  });

  test("/meat-preferences deals six cards in the specified order, with three verdicts", () => {
    expect(Object.keys(stepOf("meat-preferences").cards)).toEqual([
      "pork",
      "beef",
      "chicken",
      "duck",
      "turkey",
      "lamb",
    ]);
    expect(stepOf("meat-preferences").verdicts).toEqual({
      hate: "Hate",
      neutral: "Neutral",
      love: "Love",
    });
  });

  test("goals and one body have the specified labels", () => {
    const labels = (id: string) =>
      Object.values(stepOf(id).options).map((option) => (option as { label: string }).label);
    expect(labels("start")).toEqual(["Diet for men", "Diet for women"]);
    expect(labels("goals")).toEqual([
      "Manage weight",
      "Get fit",
      "Gain muscle",
      "Increase testosterone levels",
      "Boost metabolism",
      "Improve energy levels",
      "Improve gut health",
    ]);
    expect(stepOf("desired-body").options.smaller.label).toBe("A few sizes smaller");
    expect(labels("fish-preferences")).toEqual(["Yes", "Sometimes", "No"]);
  });

  test("height, weight and age have the specified defaults and bounds", () => {
    expect(stepOf("height")).toMatchObject({
      default: { feet: 5, inches: 8, unit: "in" },
      range: { inches: [0, 11] },
    });
    expect(stepOf("weight").default).toEqual({ value: 150, unit: "lbs" });
    expect(stepOf("age")).toMatchObject({ default: 30, min: 18, max: 100 });
    expect(visit("/height").shown().cm).toBe(173);
  });

  test('"none of these" can be combined with other options of a list', () => {
    for (const id of ["habits", "previous-diets"]) {
      const { choose, answers, shown } = visit(`/${id}`);
      const [first = ""] = Object.keys(shown().options);
      choose(first);
      choose("none");
      expect(answers()[shown().answer]).toEqual([first, "none"]);
    }
  });
});
