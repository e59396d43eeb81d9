import { describe, expect, test } from "vitest";
import { answersRead } from "#lib/conditions.ts";
import { GROCERY_CATEGORIES } from "#lib/grocery-categories.ts";
import { EXCLUSIONS, PLAN_ANSWERS } from "#lib/plan-answers.ts";
import { DERIVED } from "#rules/member-plan/needs/facts.ts";
import { listContents } from "#rules/member-plan/pool/meal-pool.ts";
import { readAssets, readFunnelFolder } from "#tools/cli/funnel-folder/funnel-folder.ts";
import { compileFunnel } from "./compile.ts";
import { diagnosticLine } from "./diagnostics/diagnostic.ts";
import { listPromises } from "./model/promises.ts";

const funnel = compileFunnel(readFunnelFolder("funnel"), readAssets("funnel"));
if (Array.isArray(funnel)) throw new Error(funnel.map(diagnosticLine).join("\n"));
if (!funnel.program) throw new Error("The real funnel has a program.");
const { program } = funnel;

const unique = <T>(values: T[]) => [...new Set(values)];

const count = <T>(values: T[], test: (value: T) => boolean) => values.filter(test).length;

describe("the real program", () => {
  test("has as many recipes as visitors read", () => {
    const meals = Object.keys(program.meals.fields.meals).length;
    const library = funnel.offer.fields["meal-database-recipes"] ?? 0;
    const notes = listPromises(funnel).filter((promise) => promise["kept-by"] === "recipes");
    expect(notes.map((promise) => promise["not-yet"])).toEqual(
      Array(2).fill(
        `${meals + library} today, ${meals} in the plan and ${library} in the meal library.`,
      ),
    );
  });

  const { foods } = program.foods.fields;
  const pool = Object.values(program.meals.fields.meals).map((meal) => ({
    ...meal,
    contains: listContents(meal.ingredients, foods),
  }));

  test("has the meals that the plan promises, each with a name of its own", () => {
    expect(pool.length).toBeGreaterThanOrEqual(84);
    expect(unique(pool.map(({ name }) => name))).toHaveLength(pool.length);
    expect(count(pool, ({ minutes }) => minutes <= 15)).toBeGreaterThanOrEqual(20);
    expect(
      count(pool, ({ contains }) => contains.includes("fish") || contains.includes("seafood")),
    ).toBeGreaterThanOrEqual(12);
    expect(
      count(pool, ({ contains }) => contains.every((one) => one === "egg" || one === "dairy")),
    ).toBeGreaterThanOrEqual(12);
  });

  test("reads the answers that reach the account, and no others", () => {
    const { defaults } = program.rules.fields;
    const besides = [...Object.keys(DERIVED), EXCLUSIONS];
    const read = program.rules.conditions.flatMap(({ when }) => answersRead(when));
    expect(Object.keys(defaults).toSorted()).toEqual(PLAN_ANSWERS.toSorted());
    expect(
      unique(read).filter((name) => !besides.includes(name) && !PLAN_ANSWERS.includes(name)),
    ).toEqual([]);
  });

  test("has a different tip for each day of a week", () => {
    expect(unique(program.meals.fields.tips)).toHaveLength(7);
  });

  test("has the 100 exercises that the quiz promises", () => {
    expect(Object.keys(program.exercises.fields.exercises).length).toBeGreaterThanOrEqual(100);
  });

  test("links each exercise with the next easier and the next harder one", () => {
    const { exercises } = program.exercises.fields;
    for (const [id, { harder, easier, level }] of Object.entries(exercises)) {
      if (harder) expect(exercises[harder]?.easier, harder).toBe(id);
      if (easier) expect(exercises[easier]?.harder, easier).toBe(id);
      if (harder) expect(exercises[harder]?.level, harder).toBeGreaterThanOrEqual(level);
    }
  });

  test("explains how to do each exercise, and an easier way", () => {
    for (const { name, form, regression } of Object.values(program.exercises.fields.exercises))
      expect([name, form, regression].every((text) => text.length > 3)).toBe(true);
  });

  test("has grocery lists that cover every category of the shop", () => {
    for (const { items } of program.groceries.fields.templates)
      expect(unique(items.map(({ category }) => category)).toSorted()).toEqual(
        GROCERY_CATEGORIES.toSorted(),
      );
  });

  test("promises no cure", () => {
    const texts = JSON.stringify(Object.values(program).map(({ fields }) => fields));
    expect(texts).not.toMatch(
      /\b(cures?|heals?|healing|guaranteed?|miracle|detox\w*|superfood|lose \d+|burns? fat|boosts?)\b/i,
    );
  });
});
