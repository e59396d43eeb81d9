import type { Answers } from "#lib/json.ts";
import type { PoolExercise, WorkoutPart, WorkoutTemplate } from "./pool/exercise-pool.ts";
import type { Food, PoolMeal } from "./pool/meal-pool.ts";
import type { PlanRules } from "./pool/plan-rules.ts";
import type { PlanSource } from "./pool/plan-source.ts";

/** The values that count for missing answers. */
export const defaults: Answers = {
  gender: "female",
  height: { feet: 5, inches: 8, unit: "in" },
  weight: { value: 150, unit: "lbs" },
  age: 30,
  goals: [],
  improvementAreas: [],
  mealPrepTime: "1-hour",
  breakfastTime: "8-10",
  lunchTime: "12-2",
  dinnerTime: "6-8",
  meatRelationship: "rarely",
  meatPreferences: {},
  fishPreference: "sometimes",
  dailyActivity: "sitting",
  exerciseFrequency: "never",
};

export const noRules: PlanRules = {
  defaults,
  "leave-out": [],
  never: [],
  often: [],
  "at-most": [],
  later: [],
  minutes: [],
  "cooking-fats": [],
  energy: [],
  levels: [],
  emphasis: [],
  "more-sets": [],
};

export function food(fields: Partial<Food> = {}): Food {
  return {
    name: "Beef",
    energy: 200,
    protein: 20,
    fat: 13,
    saturated: 5,
    sodium: 60,
    carbohydrate: 0,
    contains: [],
    category: "Proteins",
    refuse: 0,
    sold: { grams: 100 },
    ...fields,
  };
}

export const foods: Record<string, Food> = {
  beef: food({ contains: ["beef"] }),
  pork: food({ contains: ["pork"] }),
  liver: food({ contains: ["beef", "organ"], energy: 130, fat: 4, most: 70 }),
  cod: food({ name: "Cod", contains: ["fish"], energy: 80, protein: 18, fat: 1 }),
  egg: food({
    ...{ name: "Egg", contains: ["egg"], energy: 143, protein: 12.6, fat: 9.5 },
    piece: { one: "egg", many: "eggs", grams: 50 },
  }),
  butter: food({ name: "Butter", contains: ["dairy"], energy: 720, protein: 1, fat: 81 }),
  salt: food({
    name: "Salt",
    energy: 0,
    protein: 0,
    fat: 0,
    sodium: 38_758,
    category: "Seasonings",
  }),
};

const ALL_SLOTS: PoolMeal["slots"] = ["breakfast", "lunch", "dinner", "snack"];

export function meal(
  ingredients: Record<string, number>,
  fields: Partial<PoolMeal> = {},
): PoolMeal {
  return { name: "A meal", slots: ALL_SLOTS, minutes: 10, ingredients, how: "Cook it.", ...fields };
}

export function exercise(fields: Partial<PoolExercise> = {}): PoolExercise {
  return {
    name: "Squat",
    form: "Sit down.",
    regression: "Use a chair.",
    muscles: ["legs"],
    level: 1,
    equipment: ["none"],
    kind: "strength",
    measure: "repetitions",
    ...fields,
  };
}

export function part(fields: Partial<WorkoutPart> = {}): WorkoutPart {
  const growth = { repetitions: 1, seconds: 5 };
  return { kind: "strength", sets: 2, repetitions: 8, seconds: 20, rest: 60, growth, ...fields };
}

export const workouts: WorkoutTemplate = {
  weeks: [
    { title: "Start", intro: "Slowly." },
    { title: "Go on", intro: "Faster." },
  ],
  days: [
    { name: "Legs", areas: ["legs", "arms"], notes: ["One.", "Two."], parts: [part()] },
    { name: "Rest", areas: [], notes: ["Rest."], parts: [part({ kind: "walk", seconds: 600 })] },
  ],
};

const series = (name: string, ingredients: Record<string, number>) =>
  Array.from({ length: 8 }, (_, index) => [`${name}-${index}`, meal(ingredients)] as const);

/** A program of a few rules, with enough meals for a week of any taste. */
export const smallProgram: PlanSource = {
  foods: { foods },
  meals: {
    meals: {
      ...Object.fromEntries([
        ...series("beef", { beef: 250, butter: 15, salt: 1 }),
        ...series("pork", { pork: 250, butter: 15 }),
        ...series("cod", { cod: 300, butter: 30 }),
        ...series("egg", { egg: 200, butter: 10 }),
      ]),
      roast: meal({ beef: 250, butter: 30 }, { minutes: 90 }),
      liver: meal({ liver: 70, beef: 100 }, { minutes: 20, slots: ["lunch"] }),
    },
  },
  rules: {
    ...noRules,
    "leave-out": [
      { meal: "breakfast", when: { answer: "breakfastTime", is: "skip" }, because: "{mealsADay}." },
    ],
    never: [
      { contains: ["pork"], when: { answer: "hatedMeats", has: "pork" }, because: "No pork." },
    ],
    often: [{ contains: ["beef"], when: { answer: "lovedMeats", has: "beef" }, because: "Beef." }],
    later: [
      {
        ...{ contains: ["organ"], "from-day": 15, because: "Organs from day 15." },
        when: { answer: "meatRelationship", is: "love" },
      },
    ],
    minutes: [
      {
        "at-most": 60,
        when: { answer: "mealPrepTime", is: "1-hour" },
        because: "Ready in {minutes} minutes.",
      },
    ],
    "cooking-fats": ["butter"],
  },
  exercises: {
    exercises: {
      squat: exercise(),
      walk: exercise({ kind: "walk", measure: "seconds" }),
    },
  },
  workouts,
};
