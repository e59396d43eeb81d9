import { OPEN_FAT, openFat } from "#rules/member-plan/meals/open-fat.ts";
import { isPureFat } from "#rules/member-plan/meals/portion.ts";
import { MAX_SODIUM, sumSodium } from "#rules/member-plan/meals/salt.ts";
import type { Food } from "#rules/member-plan/pool/meal-pool.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/did-you-mean.ts";
import { programMessages } from "../diagnostics/messages/program.ts";
import type { Funnel, Program } from "../read/read-funnel.ts";

/**
 * Foods that a meal or a rule names but `foods.yaml` doesn't have, foods that nothing uses, and meals
 * with more of a food than its `most`, or more salt than a day can have.
 */
export function foodDiagnostics({ program }: Funnel): Diagnostic[] {
  if (!program) return [];
  const { foods } = program;
  const known = Object.keys(foods.fields.foods);
  const uses = listUses(program);
  const unknown = uses.filter(({ food }) => !known.includes(food));
  if (unknown.length > 0)
    return unknown.map(({ food, source, path, isKey }) =>
      source.diagnosticAt(
        path,
        programMessages.unknownFood({ food, meant: nearest(food, known) }),
        isKey,
      ),
    );

  // Only checked if all foods are known, so that a typo isn't also reported as an unused food.
  const used = new Set(uses.map(({ food }) => food));
  return [
    ...known
      .filter((food) => !used.has(food))
      .map((food) =>
        foods.source.diagnosticAt(["foods", food], programMessages.unusedFood({ food }), true),
      ),
    ...excessDiagnostics(program),
    ...uncappedFoods(program),
    ...saltyMeals(program),
    ...openFatDiagnostics(program),
  ];
}

const excessDiagnostics = ({ foods, meals }: Program): Diagnostic[] =>
  Object.entries(meals.fields.meals).flatMap(([id, { ingredients }]) =>
    Object.entries(ingredients).flatMap(([food, grams]) => {
      const most = foods.fields.foods[food]?.most ?? grams;
      const path = ["meals", id, "ingredients", food];
      return grams > most
        ? [meals.source.diagnosticAt(path, programMessages.tooMuchFood({ grams, food, most }))]
        : [];
    }),
  );

/** The most of a kind of food in one meal, in grams. The sources are in docs/member-plan.md. */
const CAPS: { kind: string; most: number; isOne: (food: Food) => boolean }[] = [
  { kind: "cured", most: 100, isOne: ({ traits }) => traits?.includes("cured") ?? false },
  { kind: "pure fat", most: 40, isOne: isPureFat },
];

/** Foods that need a `most`, and have none, or more than that. */
const uncappedFoods = ({ foods }: Program): Diagnostic[] =>
  Object.entries(foods.fields.foods).flatMap(([id, food]) => {
    const cap = CAPS.find(({ isOne }) => isOne(food));
    if (!cap || (food.most ?? Number.POSITIVE_INFINITY) <= cap.most) return [];
    const path = ["foods", id, ...(food.most === undefined ? [] : ["most"])];
    return [
      foods.source.diagnosticAt(path, programMessages.uncappedFood({ food: id, ...cap }), true),
    ];
  });

/** Meals with more salt than a whole day can have. */
const saltyMeals = ({ foods, meals }: Program): Diagnostic[] =>
  Object.entries(meals.fields.meals).flatMap(([id, { ingredients }]) => {
    const weighed = Object.entries(ingredients).flatMap(([name, grams]) => {
      const food = foods.fields.foods[name];
      return food ? [{ food, grams }] : [];
    });
    const sodium = Math.round(sumSodium(weighed));
    return sodium > MAX_SODIUM
      ? [
          meals.source.diagnosticAt(
            ["meals", id, "ingredients"],
            programMessages.saltyMeal({ sodium, most: MAX_SODIUM }),
            true,
          ),
        ]
      : [];
  });

/** Recipes that leave the fat open, of meals that have none. */
const openFatDiagnostics = ({ foods, meals }: Program): Diagnostic[] =>
  Object.entries(meals.fields.meals).flatMap(([id, meal]) =>
    meal.how.includes(OPEN_FAT) && openFat(meal, foods.fields.foods) === undefined
      ? [meals.source.diagnosticAt(["meals", id, "how"], programMessages.openFat)]
      : [],
  );

/** Every place that names a food. */
const listUses = ({ foods, meals, rules, cookbook }: Program) => [
  ...Object.entries(meals.fields.meals).flatMap(([id, { ingredients }]) =>
    Object.keys(ingredients).map((food) => ({
      food,
      source: meals.source,
      path: ["meals", id, "ingredients", food],
      isKey: true,
    })),
  ),
  ...Object.entries(foods.fields.foods).flatMap(([id, { "bought-as": food }]) =>
    food === undefined
      ? []
      : [{ food, source: foods.source, path: ["foods", id, "bought-as"], isKey: false }],
  ),
  ...Object.entries(cookbook?.cuts.fields.cuts ?? {}).flatMap(([id, { food }]) =>
    cookbook
      ? [{ food, source: cookbook.cuts.source, path: ["cuts", id, "food"], isKey: false }]
      : [],
  ),
  ...Object.entries(cookbook?.finishes.fields.finishes ?? {}).flatMap(([id, { foods: added }]) =>
    Object.keys(added).flatMap((food) =>
      cookbook
        ? [
            {
              ...{ food, source: cookbook.finishes.source },
              ...{ path: ["finishes", id, "foods", food], isKey: true },
            },
          ]
        : [],
    ),
  ),
  ...rules.fields["cooking-fats"].map((food, index) => ({
    food,
    source: rules.source,
    path: ["cooking-fats", index],
    isKey: false,
  })),
];
