import { getOwn } from "#lib/json.ts";
import { MAX_SODIUM } from "#rules/member-plan/meals/budgets.ts";
import { OPEN_FAT, openFat } from "#rules/member-plan/meals/cooking-fat.ts";
import { isPureFat } from "#rules/member-plan/meals/portion.ts";
import { sumSodium } from "#rules/member-plan/meals/salt.ts";
import { DEMANDS } from "#rules/member-plan/pool/exercise-kinds.ts";
import type { WorkoutPart } from "#rules/member-plan/pool/exercise-pool.ts";
import type { Food } from "#rules/member-plan/pool/meal-pool.ts";
import { isSuitable } from "#rules/member-plan/workouts/choose-workouts.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/did-you-mean.ts";
import { programMessages } from "../diagnostics/messages/program.ts";
import type { Assets } from "../read/assets.ts";
import type { Funnel, Program } from "../read/read-funnel.ts";
import type { Path } from "../yaml/path.ts";
import type { Source } from "../yaml/source.ts";
import { wrongEncoding } from "../yaml/wrong-encoding.ts";

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

/** Downloads with a missing or misnamed guide, and duplicate ids and names. */
export function resourceDiagnostics({ program }: Funnel, { guides }: Assets): Diagnostic[] {
  if (!program) return [];
  const { resources, groceries } = program;
  const downloads = resources.fields.resources;
  return [
    ...findDuplicates(downloads.map(({ id }) => id)).map(([id, at]) =>
      resources.source.diagnosticAt(
        ["resources", at, "id"],
        programMessages.duplicateResource({ id }),
      ),
    ),
    ...findDuplicates(groceries.fields.templates.map(({ name }) => name)).map(([name, at]) =>
      groceries.source.diagnosticAt(
        ["templates", at, "name"],
        programMessages.duplicateList({ name }),
      ),
    ),
    ...downloads.flatMap(({ id, type, guide }, at) => {
      const message = type === "pdf" ? guideProblem(id, guide, guides) : videoProblem(id, guide);
      return message === undefined
        ? []
        : [resources.source.diagnosticAt(["resources", at, "guide"], message)];
    }),
  ];
}

/** The problem with a PDF's guide, if any. The build finds the guide by the id of its resource. */
function guideProblem(id: string, guide: string, guides: Assets["guides"]): string | undefined {
  const text = getOwn(guides, guide);
  if (text === undefined)
    return programMessages.unknownGuide({ guide, meant: nearest(guide, Object.keys(guides)) });
  if (text.trim() === "") return programMessages.emptyGuide({ guide });
  if (wrongEncoding(text)) return programMessages.unreadableGuide({ guide });
  return guide === `${id}.md` ? undefined : programMessages.misnamedGuide({ guide, resource: id });
}

const videoProblem = (id: string, guide: string): string | undefined =>
  guide === `${id}.mp4` ? undefined : programMessages.otherVideo({ guide, resource: id });

/** The repeated values, with their indices. */
function findDuplicates(values: string[]): [value: string, at: number][] {
  return values.flatMap((value, at): [string, number][] =>
    values.indexOf(value) < at ? [[value, at]] : [],
  );
}

/**
 * Exercises that the pool or the video names but the pool doesn't have, what rules avoid but no
 * exercise has, and parts of a workout without an exercise for beginners who avoid all of it.
 */
export function exerciseDiagnostics({ program }: Funnel): Diagnostic[] {
  if (!program) return [];
  const known = Object.keys(program.exercises.fields.exercises);
  const unknown = listExerciseUses(program).filter(({ exercise }) => !known.includes(exercise));
  if (unknown.length > 0)
    return unknown.map((use) =>
      use.source.diagnosticAt(
        use.path,
        programMessages.unknownExercise({
          exercise: use.exercise,
          meant: nearest(use.exercise, known),
        }),
      ),
    );
  return [...unknownAvoided(program), ...partsWithoutExercise(program)];
}

/** Demands and equipment in rules that no exercise has. */
function unknownAvoided({ exercises, rules }: Program): Diagnostic[] {
  const pool = Object.values(exercises.fields.exercises);
  const known = [...new Set([...DEMANDS, ...pool.flatMap(({ equipment }) => equipment)])];
  return (rules.fields.avoid ?? []).flatMap((rule, at) =>
    rule.with.flatMap((avoided, index) =>
      known.includes(avoided)
        ? []
        : rules.source.diagnosticAt(
            ["avoid", at, "with", index],
            programMessages.unknownAvoided({ avoided, meant: nearest(avoided, known) }),
          ),
    ),
  );
}

interface Use {
  exercise: string;
  source: Source;
  path: Path;
}

/** Where exercises and the video name an exercise. */
function listExerciseUses({ exercises, "warm-up-video": video }: Program): Use[] {
  const links = Object.entries(exercises.fields.exercises).flatMap(([id, { easier, harder }]) =>
    Object.entries({ easier, harder }).flatMap(([field, exercise]) =>
      exercise === undefined
        ? []
        : [{ exercise, source: exercises.source, path: ["exercises", id, field] }],
    ),
  );
  const scenes = video.fields.scenes.map(({ exercise }, index) => ({
    exercise,
    source: video.source,
    path: ["scenes", index, "exercise"],
  }));
  return [...links, ...scenes];
}

function partsWithoutExercise({ exercises, workouts, rules }: Program): Diagnostic[] {
  const avoided = (rules.fields.avoid ?? []).flatMap((rule) => rule.with);
  const gentle = Object.values(exercises.fields.exercises).filter(
    (exercise) => exercise.level === 1 && isSuitable({ avoided }, exercise),
  );
  const isTaken = ({ kind, pattern, muscles }: WorkoutPart) =>
    gentle.some(
      (exercise) =>
        exercise.kind === kind &&
        (!pattern || exercise.pattern === pattern) &&
        (!muscles || muscles.includes(exercise.muscles[0] ?? "")),
    );
  const missing = (parts: readonly WorkoutPart[], at: Path) =>
    parts.flatMap((part, index) =>
      isTaken(part)
        ? []
        : [
            workouts.source.diagnosticAt(
              [...at, "parts", index],
              programMessages.partWithoutExercise(part),
            ),
          ],
    );
  return workouts.fields.days.flatMap(({ parts, gentler }, day) => [
    ...missing(parts, ["days", day]),
    ...missing(gentler?.parts ?? [], ["days", day, "gentler"]),
  ]);
}
