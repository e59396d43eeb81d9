import { describe, expect, test } from "vitest";
import { createPlans } from "../../member.fixtures.ts";
import { mealSwapEntry } from "../../plan/swaps.ts";
import { storyProgram } from "../../program.fixtures.ts";
import { emptyJournal, write } from "../../tracker/journal.ts";
import { weekOnPaper } from "./week-on-paper.ts";

const memberWith = (journal = emptyJournal, situation = {}) => ({
  plans: createPlans(situation, journal),
  program: storyProgram,
  unit: "kg" as const,
});

describe("weekOnPaper", () => {
  test("has the days of the week, with meals, portions, and the workout", () => {
    const { days } = weekOnPaper(memberWith(), 2);
    expect(days.map(({ day }) => day)).toEqual([8, 9, 10, 11, 12, 13, 14]);
    const [first] = days;
    expect(first?.energy).toMatch(/^\d,\d\d0 kcal$/);
    expect(first?.meals.map(({ time }) => time)).toEqual(["Breakfast", "Lunch", "Dinner", "Snack"]);
    expect(first?.meals[2]?.portion).toMatch(/^\d+ g \([\d.]+ oz\) /);
    expect(first?.workout).toMatch(
      /^Upper Body, \d+ min: Plank on the forearms 2\u00a0×\u00a020\u00a0s, Standing up from a chair/,
    );
    expect(days[1]?.workout).toBe("Rest");
  });

  test("ends with the plan, and its last days have no workout", () => {
    const { days } = weekOnPaper(memberWith(), 5);
    expect(days.map(({ day, workout }) => [day, workout])).toEqual([
      [29, "A free day"],
      [30, "A free day"],
    ]);
  });

  test("has each recipe once", () => {
    const { days, recipes } = weekOnPaper(memberWith(), 1);
    const served = days.flatMap(({ meals }) => meals.map(({ name }) => name));
    const names = recipes.map(({ name }) => name);
    expect(served.length).toBeGreaterThan(names.length);
    expect(names).toEqual([...new Set(served)]);
  });

  test("has exchanged meals", () => {
    const before = memberWith();
    const planned = before.plans.mealsOn(3)?.meals[1]?.meal ?? "";
    const [{ meal: instead } = { meal: "" }] = before.plans.listOffers(3, 1);
    const [day, field, value] = mealSwapEntry(emptyJournal, 3, { planned, instead });
    const changedAt = "2026-01-12T11:00:00.000Z";
    const swapped = memberWith(write(emptyJournal, { day, field, value, changedAt }));
    const nameOn = (member: typeof before) => weekOnPaper(member, 1).days[2]?.meals[1]?.name;
    const { meals } = storyProgram.meals;
    expect(nameOn(before)).toBe(meals[planned]?.name);
    expect(nameOn(swapped)).toBe(meals[instead]?.name);
  });
});
