import { type Cookbook, type DishParts, findParts } from "#rules/member-plan/cookbook/cookbook.ts";
import {
  findDishMinutes,
  findMissingMeasure,
  TIME_TOLERANCE,
} from "#rules/member-plan/cookbook/dish-time.ts";
import { makeDish } from "#rules/member-plan/cookbook/make-dish.ts";
import {
  degreesText,
  findSafeTemperature,
  findSafeTemperatureOfDish,
  toFahrenheit,
} from "#rules/member-plan/cookbook/safe-temperature.ts";
import {
  isSameDish,
  MAX_LIKENESS,
  measureLikeness,
  type Signature,
  signatureOf,
  toTrigrams,
} from "#rules/member-plan/cookbook/signature.ts";
import { MAX_SODIUM } from "#rules/member-plan/meals/budgets.ts";
import type { Portion } from "#rules/member-plan/meals/portion.ts";
import { sumSodium } from "#rules/member-plan/meals/salt.ts";
import { weighFoods } from "#rules/member-plan/meals/weighed-food.ts";
import type { Food } from "#rules/member-plan/pool/meal-pool.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/did-you-mean.ts";
import { cookbookMessages, programMessages } from "../diagnostics/messages/program.ts";
import { cookbookOf } from "../model/cookbook.ts";
import { collectTexts } from "../model/text-walk.ts";
import type { AuthoredCookbook, Funnel, Program } from "../read/read-funnel.ts";

const KINDS = [
  { kind: "cut", file: "cuts" },
  { kind: "method", file: "methods" },
  { kind: "finish", file: "finishes" },
] as const;

/** Lines of the cookbook with a cut, method, or finish that doesn't exist, or that don't go together. */
export function cookbookPartDiagnostics({ program }: Funnel): Diagnostic[] {
  const authored = program?.cookbook;
  if (!authored) return [];
  const cookbook = cookbookOf(authored);
  const unknown = unknownParts(cookbook, authored);
  return unknown.length > 0
    ? unknown
    : Object.keys(cookbook.dishes).flatMap((id) => unfitParts(id, cookbook, authored));
}

const unknownParts = (cookbook: Cookbook, { dishes }: AuthoredCookbook): Diagnostic[] =>
  Object.entries(cookbook.dishes).flatMap(([id, dish]) =>
    KINDS.flatMap(({ kind, file }) => {
      const known = Object.keys(cookbook[file]);
      if (known.includes(dish[kind])) return [];
      const meant = nearest(dish[kind], known);
      return [
        dishes.source.diagnosticAt(
          ["dishes", id, kind],
          cookbookMessages.unknownPart({ kind, id: dish[kind], file, meant }),
        ),
      ];
    }),
  );

function unfitParts(id: string, cookbook: Cookbook, { dishes }: AuthoredCookbook): Diagnostic[] {
  const dish = cookbook.dishes[id];
  const parts = dish && findParts(dish, cookbook);
  if (!parts) return [];
  const { cut, method } = parts;
  const at = (field: string, message: string) =>
    dishes.source.diagnosticAt(["dishes", id, field], message);
  if (!method.groups.includes(cut.group))
    return [
      at(
        "method",
        cookbookMessages.unfitMethod({ method: dish.method, cut: dish.cut, groups: method.groups }),
      ),
    ];
  const field = findMissingMeasure(method, cut);
  if (field !== undefined)
    return [
      at("cut", cookbookMessages.missingMeasure({ cut: dish.cut, method: dish.method, field })),
    ];
  const why = findMisfit(parts);
  return why === undefined
    ? []
    : [at("finish", cookbookMessages.unfitFinish({ finish: dish.finish, why }))];
}

/** Why a finish doesn't go with the rest of its dish, in words. */
function findMisfit({ cut, method, finish }: DishParts): string | undefined {
  if (finish.families && !finish.families.includes(method.family))
    return `it isn't for the method family "${method.family}"`;
  if (finish["not-after"]?.includes(method.texture))
    return `it would ruin what is ${method.texture}`;
  const isOut = finish["not-with"]?.includes(cut.group);
  const isIn = finish["only-with"]?.includes(cut.group) ?? true;
  return isOut || !isIn ? `it isn't for cuts of the group "${cut.group}"` : undefined;
}

/** Dishes that would make someone ill, or that can't be cooked in the time they say. */
export function cookbookSafety({ program }: Funnel): Diagnostic[] {
  const cookbook = program?.cookbook;
  if (!program || !cookbook) return [];
  return [
    ...Object.values(cookbook).flatMap(wrongDegrees),
    ...rawFinishes(program, cookbook),
    ...Object.keys(cookbook.dishes.fields.dishes).flatMap((id) =>
      dishDiagnostics(id, program, cookbook),
    ),
  ];
}

const DEGREES = /(\d+) °C \((\d+) °F\)/g;

/** Temperatures that aren't the same in both units. */
const wrongDegrees = ({ fields, source }: AuthoredCookbook[keyof AuthoredCookbook]): Diagnostic[] =>
  collectTexts(fields).flatMap(({ path, text }) =>
    [...text.matchAll(DEGREES)].flatMap(([written, celsius, fahrenheit]) =>
      toFahrenheit(Number(celsius)) === Number(fahrenheit)
        ? []
        : [
            source.diagnosticIn(
              path,
              written,
              cookbookMessages.otherDegrees({ written, right: degreesText(Number(celsius)) }),
            ),
          ],
    ),
  );

/** Finishes with raw food that nothing heats, or that isn't heated enough. */
const rawFinishes = ({ foods }: Program, { finishes }: AuthoredCookbook): Diagnostic[] =>
  Object.entries(finishes.fields.finishes).flatMap(([id, finish]) => {
    const raw = Object.keys(finish.foods).flatMap((food) => {
      const known = foods.fields.foods[food];
      if (!known || known.cooked || known.category !== "Proteins") return [];
      const safe = findSafeTemperature(known, false);
      return safe ? [{ food, safe }] : [];
    });
    const at = (field: string, message: string) =>
      finishes.source.diagnosticAt(["finishes", id, field], message);
    const [first] = raw;
    if (first && !finish["is-heated"])
      return [at("foods", cookbookMessages.rawAtTheEnd({ food: first.food }))];
    const safe = Math.max(0, ...raw.map((one) => one.safe.celsius));
    const { to } = finish;
    return to !== undefined && to < safe
      ? [at("to", cookbookMessages.unsafeTemperature({ celsius: to, safe }))]
      : [];
  });

function dishDiagnostics(id: string, { foods }: Program, authored: AuthoredCookbook): Diagnostic[] {
  const dish = authored.dishes.fields.dishes[id];
  const parts = dish && findParts(dish, cookbookOf(authored));
  if (!parts) return [];
  const at = (field: string, message: string, isKey = false) =>
    authored.dishes.source.diagnosticAt(["dishes", id, field], message, isKey);
  const meal = makeDish(id, parts, foods.fields.foods);
  const safe = findSafeTemperatureOfDish(parts, foods.fields.foods)?.celsius ?? 0;
  const { celsius, rest, minutes } = meal;
  if (celsius !== undefined && celsius < safe)
    return [at("to", cookbookMessages.unsafeTemperature({ celsius, safe }))];
  const grams = meal.ingredients[parts.cut.food] ?? 0;
  const model = findDishMinutes(parts, { grams, celsius, rest });
  const [from, to] = [
    Math.ceil(model * (1 - TIME_TOLERANCE)),
    Math.floor(model * (1 + TIME_TOLERANCE)),
  ];
  if (minutes < from || minutes > to)
    return [at("minutes", cookbookMessages.impossibleTime({ minutes, from, to }))];
  const sodium = Math.round(sodiumOf(meal.ingredients, foods.fields.foods));
  if (sodium > MAX_SODIUM)
    return [at("finish", programMessages.saltyMeal({ sodium, most: MAX_SODIUM }))];
  const protein = Math.floor(meal.nutrition.protein);
  const isMain = meal.slots.some((slot) => slot === "lunch" || slot === "dinner");
  return isMain && protein < MIN_PROTEIN
    ? [at("finish", cookbookMessages.littleProtein({ grams: protein, least: MIN_PROTEIN }))]
    : [];
}

const sodiumOf = (portion: Portion, foods: Record<string, Food>): number =>
  sumSodium(weighFoods([portion], foods));

/** Grams of protein in a lunch or dinner: what a meal needs to build muscle (PROT-AGE 2013). */
const MIN_PROTEIN = 25;

const MAX_OF_CUT = 12;
const MAX_OF_CUT_AND_METHOD = 5;

interface KnownDish extends DishParts {
  id: string;
  signature: Signature;
  name: ReadonlySet<string>;
}

/** Dishes that are one dish with two names, texts that say the same, and too many of one kind. */
export function cookbookVariety({ program }: Funnel): Diagnostic[] {
  const authored = program?.cookbook;
  if (!authored) return [];
  const cookbook = cookbookOf(authored);
  const dishes: KnownDish[] = Object.entries(cookbook.dishes).flatMap(([id, dish]) => {
    const parts = findParts(dish, cookbook);
    if (!parts) return [];
    return [{ id, signature: signatureOf(parts), name: toTrigrams(dish.name), ...parts }];
  });
  const at = (id: string, field: string, message: string) =>
    authored.dishes.source.diagnosticAt(["dishes", id, field], message);
  return [
    ...dishes.flatMap((one, index) => alikeDiagnostics(one, dishes.slice(0, index), at)),
    ...surplus(dishes, ({ dish }) => `"${dish.cut}"`, MAX_OF_CUT, at),
    ...surplus(
      dishes,
      ({ dish }) => `"${dish.cut}" with "${dish.method}"`,
      MAX_OF_CUT_AND_METHOD,
      at,
    ),
    ...sameTexts(authored),
  ];
}

type At = (id: string, field: string, message: string) => Diagnostic;

function alikeDiagnostics(one: KnownDish, before: readonly KnownDish[], at: At): Diagnostic[] {
  const same = before.find(({ signature }) => isSameDish(one.signature, signature));
  if (same) {
    const fields = Object.keys(one.signature) as (keyof Signature)[];
    const differs = fields.find((field) => one.signature[field] !== same.signature[field]);
    return [at(one.id, "cut", cookbookMessages.lookAlike({ other: same.dish.name, differs }))];
  }
  const namesake = before.find(({ name }) => measureLikeness(name, one.name) >= MAX_LIKENESS);
  return namesake
    ? [at(one.id, "name", cookbookMessages.sameName({ other: namesake.dish.name }))]
    : [];
}

/** The first dish above a number of one kind. */
function surplus(
  dishes: readonly KnownDish[],
  kindOf: (one: KnownDish) => string,
  most: number,
  at: At,
): Diagnostic[] {
  const kinds = new Map<string, KnownDish[]>();
  for (const one of dishes) kinds.set(kindOf(one), [...(kinds.get(kindOf(one)) ?? []), one]);
  return [...kinds].flatMap(([of, all]) => {
    const extra = all[most];
    return extra ? [at(extra.id, "cut", cookbookMessages.tooManyDishes({ of, most }))] : [];
  });
}

/** Methods and finishes with texts that read the same. */
function sameTexts({ methods, finishes }: AuthoredCookbook): Diagnostic[] {
  const texts = [
    ...Object.entries(methods.fields.methods).map(([id, { heat }]) => ({
      ...{ id, words: toTrigrams(heat), source: methods.source },
      path: ["methods", id, "heat"],
    })),
    ...Object.entries(finishes.fields.finishes).map(([id, { before, during, after }]) => ({
      ...{ id, words: toTrigrams([before, during, after].join(" ")), source: finishes.source },
      path: ["finishes", id],
    })),
  ];
  return texts.flatMap(({ id, words, source, path }, index) => {
    const other = texts
      .slice(0, index)
      .find((one) => measureLikeness(one.words, words) >= MAX_LIKENESS);
    if (!other || other.id === id) return [];
    return [source.diagnosticAt(path, cookbookMessages.sameText({ other: other.id }), true)];
  });
}
