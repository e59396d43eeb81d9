import { GROCERY_CATEGORIES } from "#lib/grocery-categories.ts";
import type { PoolExercise, WorkoutPart } from "#rules/member-plan/pool/exercise-pool.ts";
import type { Food, PoolMeal } from "#rules/member-plan/pool/meal-pool.ts";
import type { PlanRules } from "#rules/member-plan/pool/plan-rules.ts";
import type { Slot } from "#rules/member-plan/pool/slots.ts";
import type { Program } from "./program/program.ts";

const meal = (name: string, slot: Slot): PoolMeal => ({
  name,
  slots: [slot],
  minutes: 15,
  ingredients: { sample: 150 },
  how: "This is where the recipe goes.",
});

const day = (name: string, parts: WorkoutPart[]) => ({
  name,
  notes: parts.length > 0 ? [] : ["A day of rest."],
  areas: [],
  parts,
});
const rest = day("Rest", []);
const training = (name: string) =>
  day(name, [
    {
      kind: "strength",
      sets: 2,
      repetitions: 8,
      seconds: 20,
      rest: 60,
      growth: { repetitions: 0, seconds: 0 },
    },
  ]);

const template = (name: string) => ({
  name,
  note: "This says who the list is for.",
  items: GROCERY_CATEGORIES.map((category) => ({ name: "Sample item", amount: "1", category })),
});
const resource = (name: string, type: "pdf" | "video") => ({
  id: name.toLowerCase().replaceAll(" ", "-"),
  name,
  type,
  summary: "This says what it's about.",
  guide: "sample",
});

const sampleFood: Food = {
  name: "Sample food",
  energy: 200,
  protein: 15,
  fat: 15,
  saturated: 6,
  sodium: 60,
  carbohydrate: 0,
  contains: [],
  category: "Proteins",
  refuse: 0,
  sold: { grams: 100 },
};
const sampleExercise: PoolExercise = {
  name: "Sample exercise",
  form: "A line on form.",
  regression: "An easier version.",
  muscles: ["legs"],
  level: 1,
  equipment: ["none"],
  kind: "strength",
  measure: "repetitions",
};

/** No rules: the same plan for everyone. */
const sampleRules: PlanRules = {
  defaults: {
    gender: "female",
    height: { feet: 5, inches: 8, unit: "in" },
    weight: { value: 150, unit: "lbs" },
    age: 30,
    dailyActivity: "sitting",
    exerciseFrequency: "never",
  },
  "leave-out": [],
  never: [],
  often: [],
  "at-most": [],
  later: [],
  minutes: [],
  energy: [],
  "cooking-fats": [],
  levels: [],
  emphasis: [],
  "more-sets": [],
};

/** Sample content for the team: the shape of the program without the content that's for sale. */
export const sampleProgram: Program = {
  foods: { foods: { sample: sampleFood } },
  meals: {
    tips: ["A tip of the day."],
    meals: {
      breakfast: meal("Sample breakfast", "breakfast"),
      lunch: meal("Sample lunch", "lunch"),
      dinner: meal("Sample dinner", "dinner"),
      snack: meal("Sample snack", "snack"),
    },
  },
  rules: sampleRules,
  exercises: { exercises: { sample: sampleExercise } },
  workouts: {
    weeks: Array.from({ length: 4 }, (_, week) => ({
      title: `Sample week ${week + 1}`,
      intro: "What the week is about.",
    })),
    days: [
      training("Upper Body"),
      rest,
      training("Lower Body"),
      rest,
      training("Full Body"),
      training("HIIT"),
      rest,
    ],
  },
  groceries: { templates: ["Basic Carnivore Starter", "Organ Meat Focus"].map(template) },
  resources: {
    resources: [
      ...Array.from({ length: 9 }, (_, index) => resource(`Sample guide ${index + 1}`, "pdf")),
      resource("Sample video", "video"),
    ],
  },
};
