import type { Answers } from "#lib/json.ts";
import { EXCLUDABLE, MEATS } from "#rules/member-plan/pool/contents.ts";
import { AREAS } from "#rules/member-plan/pool/exercise-kinds.ts";
import type { PlanRules } from "#rules/member-plan/pool/plan-rules.ts";

/** A member who answered everything in the quiz. */
export const storyAnswers: Answers = {
  gender: "female",
  height: { feet: 5, inches: 6, unit: "in" },
  weight: { value: 176, unit: "lbs" },
  age: 37,
  goals: [],
  improvementAreas: [],
  mealPrepTime: "1-hour",
  breakfastTime: "8-10",
  lunchTime: "12-2",
  dinnerTime: "6-8",
  meatRelationship: "rarely",
  meatPreferences: {},
  fishPreference: "yes",
  dailyActivity: "sitting",
  exerciseFrequency: "weekly",
};

const is = (answer: string, value: string) => ({ answer, is: value });
const has = (answer: string, value: string) => ({ answer, has: value });
const createSkipRule = (meal: "breakfast" | "lunch" | "dinner") => ({
  meal,
  when: is(`${meal}Time`, "skip"),
  because: `No ${meal}: you skip it, so your other meals are larger.`,
});

/** Made-up rules with a reason of each kind. */
export const rules: PlanRules = {
  defaults: { ...storyAnswers, exerciseFrequency: "never" },
  "doctor-first": [
    {
      when: { not: { answer: "bmi", atLeast: 17 } },
      because: "Please talk to your doctor before you start.",
    },
  ],
  "leave-out": [createSkipRule("breakfast"), createSkipRule("lunch"), createSkipRule("dinner")],
  never: [
    ...MEATS.map((meat) => ({
      contains: [meat],
      when: has("hatedMeats", meat),
      because: `No ${meat}: you said you hate it.`,
    })),
    {
      contains: [...MEATS, "organ"],
      when: is("meatRelationship", "none"),
      because: "Eggs, dairy and fish to start with: you don't eat meat yet.",
    },
    ...EXCLUDABLE.map((content) => ({
      contains: [content],
      when: has("exclusions", content),
      because: `No ${content}: you left it out.`,
    })),
  ],
  often: MEATS.map((meat) => ({
    contains: [meat],
    when: has("lovedMeats", meat),
    because: `Plenty of ${meat}: you love it.`,
  })),
  "at-most": [
    {
      contains: ["fish", "seafood"],
      "times-a-week": 2,
      when: is("fishPreference", "sometimes"),
      because: "Fish up to twice a week: you eat it sometimes.",
    },
  ],
  later: [
    {
      contains: ["organ"],
      "from-day": 15,
      when: is("meatRelationship", "love"),
      because: "Organ meats from day 15, once a week: they take some getting used to.",
    },
  ],
  minutes: [
    {
      "at-most": 15,
      "a-day": 45,
      when: is("mealPrepTime", "too-busy"),
      because: "At most {dayMinutes} minutes a day: you're too busy to cook.",
    },
  ],
  energy: [
    {
      times: 0.85,
      "at-most": 500,
      when: { all: [has("goals", "weight"), { answer: "bmi", atLeast: 25 }] },
      because: "A little less energy than you use: you want to manage your weight.",
    },
  ],
  "cooking-fats": ["butter", "tallow"],
  levels: [
    {
      level: 2,
      when: is("exerciseFrequency", "weekly"),
      because: "Exercises of medium difficulty: you exercise a few times a week.",
    },
  ],
  avoid: [
    {
      with: ["jump"],
      when: { answer: "age", atLeast: 60 },
      because: "No jumps: they're hard on the joints from 60 on.",
    },
  ],
  emphasis: AREAS.map((area) => ({
    area,
    when: has("improvementAreas", area),
    because: `More for your ${area}: you'd like to improve here.`,
  })),
  "more-sets": [
    {
      kind: "strength",
      sets: 1,
      when: has("goals", "muscle"),
      because: "A set more of each strength exercise: you want to gain muscle.",
    },
  ],
};
