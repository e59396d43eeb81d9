import { describe, expect, test } from "vitest";
import { answersRead } from "#lib/conditions.ts";
import { GROCERY_CATEGORIES } from "#lib/grocery-categories.ts";
import { EXCLUSIONS, PLAN_ANSWERS } from "#lib/plan-answers.ts";
import { type DishMeal, makeDishes } from "#rules/member-plan/cookbook/make-dish.ts";
import { MAX_SODIUM } from "#rules/member-plan/meals/budgets.ts";
import { isPureFat } from "#rules/member-plan/meals/portion.ts";
import { DERIVED } from "#rules/member-plan/needs/facts.ts";
import { type Food, listContents } from "#rules/member-plan/pool/meal-pool.ts";
import { readAssets, readFunnelFolder } from "#tools/cli/funnel-folder/funnel-folder.ts";
import { compileFunnel } from "./compile.ts";
import { diagnosticLine } from "./diagnostics/diagnostic.ts";
import { cookbookOf } from "./model/cookbook.ts";
import { listPromises } from "./model/promises.ts";
import { countDishes } from "./model/uncooked-pairs.ts";
import { listProgramParts } from "./read/read-funnel.ts";

const funnel = compileFunnel(readFunnelFolder("funnel"), readAssets("funnel"));
if (Array.isArray(funnel)) throw new Error(funnel.map(diagnosticLine).join("\n"));
if (!funnel.program) throw new Error("The real funnel has a program.");
const { program } = funnel;

const unique = <T>(values: T[]) => [...new Set(values)];

const count = <T>(values: T[], test: (value: T) => boolean) => values.filter(test).length;

describe("the real program", () => {
  test("has as many recipes as visitors read", () => {
    const promises = listPromises(funnel).filter((promise) => promise["kept-by"] === "recipes");
    expect(promises.map((promise) => promise["not-yet"])).toEqual([undefined, undefined]);
    expect(countDishes(funnel)).toBeGreaterThanOrEqual(500);
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
    const texts = JSON.stringify(listProgramParts(funnel).map(({ fields }) => fields));
    expect(texts).not.toMatch(
      /\b(cures?|heals?|healing|guaranteed?|miracle|detox\w*|superfood|lose \d+|burns? fat|boosts?)\b/i,
    );
  });
});

describe("the real cookbook", () => {
  const { foods } = program.foods.fields;
  const cookbook = program.cookbook && cookbookOf(program.cookbook);
  const dishes = cookbook ? makeDishes(cookbook, foods) : [];
  const failing = (test: (dish: DishMeal) => boolean) =>
    dishes.filter((dish) => !test(dish)).map(({ name }) => name);
  const grams = ({ ingredients }: DishMeal, isOne: (food: Food) => boolean) =>
    Object.entries(ingredients).reduce(
      (sum, [id, amount]) => sum + (foods[id] && isOne(foods[id]) ? amount : 0),
      0,
    );

  test("rests whole meat that is only cooked to 63 °C", () => {
    const isRed = ({ contains }: DishMeal) =>
      ["beef", "pork", "lamb"].some((meat) => contains.some((one) => one === meat));
    const isFish = ({ contains }: DishMeal) =>
      contains.some((one) => one === "fish" || one === "seafood");
    expect(
      failing((dish) => dish.celsius !== 63 || isFish(dish) || !isRed(dish) || dish.rest >= 3),
    ).toEqual([]);
  });

  test("says the temperature of everything that is cooked, and where it's safe", () => {
    expect(
      failing((one) => one.celsius === undefined || one.how.includes(`${one.celsius} °C (`)),
    ).toEqual([]);
  });

  test("heats after everything that is raw, and serves last", () => {
    const ORDER = ["preheat", "prepare", "heat", "rest", "heat", "serve"];
    const inOrder = ({ steps }: DishMeal) => {
      let at = 0;
      return steps.every(({ does }) => {
        while (at < ORDER.length && ORDER[at] !== does) at++;
        return at < ORDER.length;
      });
    };
    expect(failing(inOrder)).toEqual([]);
    expect(
      failing(
        ({ steps, family }) => family === "cold" || steps.some(({ does }) => does === "heat"),
      ),
    ).toEqual([]);
  });

  test("names every food that goes in, and fills in every word", () => {
    const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
    const isNamed = ({ name, how, ingredients }: DishMeal) => {
      // A cut has a word of its own, and "{fat}" is the member's.
      const [cut] = Object.keys(ingredients).filter((id) => id !== "tallow");
      const said = new Set(wordsOf(`${name} ${how}`).map((word) => word.replace(/s$/, "")));
      return Object.keys(ingredients)
        .filter((id) => id !== cut && id !== "tallow")
        .every((id) =>
          wordsOf(foods[id]?.name ?? "").some((word) => said.has(word.replace(/s$/, ""))),
        );
    };
    expect(failing(isNamed)).toEqual([]);
    expect(failing(({ how }) => !/\{(?!fat\})/.test(how))).toEqual([]);
  });

  test("keeps to the limits of a meal", () => {
    expect(failing((dish) => grams(dish, isPureFat) <= 30)).toEqual([]);
    expect(failing((dish) => (dish.ingredients.cream ?? 0) <= 80)).toEqual([]);
    const isLiver = ({ name }: Food) => /liver/i.test(name);
    expect(failing((dish) => grams(dish, isLiver) <= 70)).toEqual([]);
    expect(
      failing(
        (dish) => Object.keys(dish.ingredients).filter((id) => isPureFat(foods[id])).length <= 1,
      ),
    ).toEqual([]);
    const sodium = (dish: DishMeal) =>
      Object.entries(dish.ingredients).reduce(
        (sum, [id, amount]) => sum + ((foods[id]?.sodium ?? 0) * amount) / 100,
        0,
      );
    expect(failing((dish) => sodium(dish) <= MAX_SODIUM)).toEqual([]);
  });

  test("serves whole pieces and weights that scales show", () => {
    expect(
      failing(({ ingredients }) =>
        Object.entries(ingredients).every(([id, amount]) => {
          const piece = foods[id]?.piece?.grams ?? 1;
          return Number.isInteger(amount / piece);
        }),
      ),
    ).toEqual([]);
  });

  test("is no more than two fifths beef and pork", () => {
    const share = count(dishes, ({ animal }) => animal === "beef" || animal === "pork");
    expect(share / dishes.length).toBeLessThanOrEqual(0.4);
  });

  test("has eight dinners at least without eggs and milk, fish, or a meat, in any time", () => {
    const main = dishes.filter(({ slots }) => slots.includes("dinner"));
    for (const without of [["egg", "dairy"], ["fish", "seafood"], ["pork"], ["beef"], ["chicken"]])
      for (const minutes of [20, 30, 60])
        expect(
          count(
            main,
            (dish) =>
              dish.minutes <= minutes && !dish.contains.some((one) => without.includes(one)),
          ),
          `${without} ${minutes}`,
        ).toBeGreaterThanOrEqual(8);
  });
});
