import { expect, test } from "vitest";
import { memoryStore, visit } from "../visit.ts";

const shownTo = (answers: object, route: string, arm = "A") =>
  visit(route, { store: memoryStore({ quizState: JSON.stringify(answers) }), search: `?variant=summary:${arm}` }).shown();

function tile(answers: object, label: string): string {
  return shownTo(answers, "/personal-summary").shownTiles.find((shown: { label: string }) => shown.label === label)?.text;
}

test.each([
  [{ dailyActivity: "sitting" }, "Activity level", "Low"],
  [{ dailyActivity: "active-breaks" }, "Activity level", "Moderate"],
  [{ dailyActivity: "standing" }, "Activity level", "High"],
  [{ energyLevels: "low" }, "Energy level", "Low"],
  [{ energyLevels: "post-lunch" }, "Energy level", "Medium"],
  [{ energyLevels: "pre-meals" }, "Energy level", "Medium"],
  [{ energyLevels: "high" }, "Energy level", "High"],
  [{ weight: { value: 95, unit: "kg" } }, "Current weight", "95 kg"],
  [{ weight: { value: 210, unit: "lbs" } }, "Current weight", "210 lbs"],
  [{}, "Current weight", "150 lbs"],
  [{ motivation: "confidence" }, "Motivation", "To feel more confident"],
  [{ motivation: "other" }, "Motivation", "Something else"],
  [{}, "Motivation", "Your choice"],
])("of %j the summary's tile %s says %s", (answers, label, text) => {
  expect(tile(answers, label)).toBe(text);
});

test.each(["A", "B"])("a visitor of arm %s reads the labels of the goals they chose, and of no others", (arm) => {
  expect(shownTo({ goals: ["gut", "weight", "testosterone"] }, "/personal-summary", arm).chosenGoals).toEqual([
    "Improve gut health",
    "Manage weight",
    "Increase testosterone levels",
  ]);
});

test.each(["A", "B"])("a visitor of arm %s without goals reads kind words", (arm) => {
  const shown = shownTo({}, "/personal-summary", arm);
  expect(shown.chosenGoals).toEqual([]);
  expect(shown.goals.none).toBe("We will help you find yours in week one.");
});

test("with nothing answered the summaries stand on the defaults: 22.8 and 22.81, healthy", () => {
  const known = (arm: string) => shownTo({}, "/personal-summary", arm).shownBmi.known;
  expect(known("A")).toMatchObject({ number: "22.8", word: "healthy" });
  expect(known("B")).toMatchObject({ number: "22.81", word: "healthy" });
});

test.each([
  ["falls", { value: 240, unit: "lbs" }],
  ["falls", { value: 84, unit: "kg" }],
  ["rises", { value: 150, unit: "lbs" }],
  ["rises", { value: 115, unit: "lbs" }],
])("the curve of the results %s for somebody of 5 ft 8 in and %j", (way, weight) => {
  const { curveFalls } = shownTo({ height: { feet: 5, inches: 8, unit: "in" }, weight }, "/results");
  expect(curveFalls ? "falls" : "rises").toBe(way);
});

test("the results say what the plan adapts to, in the order of the meats", () => {
  const { adaptsTo } = shownTo(
    { meatPreferences: { lamb: "love", pork: "hate", beef: "love", duck: "love" }, breakfastTime: "skip", fishPreference: "sometimes" },
    "/results",
  );
  expect(adaptsTo.lines.map(({ label, text }: { label: string; text: string }) => `${label} ${text}`)).toEqual([
    "Plenty of Beef, Duck and Lamb",
    "Without Pork",
    "Fish: Sometimes",
    "Breakfast: I skip breakfast",
  ]);
});

test("whoever loves one meat or two reads them without a stray comma", () => {
  const loved = (verdicts: object) => shownTo({ meatPreferences: verdicts }, "/results").adaptsTo.lines[0].text;
  expect([loved({}), loved({ beef: "love" }), loved({ beef: "love", lamb: "love" })]).toEqual(["all kinds of meat", "Beef", "Beef and Lamb"]);
});

test.each([
  [{}, "122–164 lbs"],
  [{ weight: { value: 80, unit: "kg" } }, "55–75 kg"],
  [{ height: { feet: 6, inches: 2, unit: "cm" }, weight: { value: 80, unit: "kg" } }, "65–88 kg"],
])("of %j the results show the healthy range in the visitor's own unit", (answers, range) => {
  expect(shownTo(answers, "/results").range).toBe(range);
});

test("the sales page recalls the answers, or nothing where there are none", () => {
  expect(shownTo({}, "/sales").shownRecap).toBeUndefined();
  const { shownRecap } = shownTo({ goals: ["fit", "muscle"], mealPrepTime: "1-hour" }, "/sales");
  expect(shownRecap.lines.map(({ label, text }: { label: string; text: string }) => `${label} ${text}`)).toEqual([
    "Goals: Get fit and Gain muscle",
    "Time to cook: Up to 1 hour",
  ]);
});
