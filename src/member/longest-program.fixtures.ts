import type { Program } from "./program/program.ts";
import { storyProgram } from "./program.fixtures.ts";

const unbreakable = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz";
const sentence =
  "Take all the time that you need, taste before you salt, and let what came out of the oven rest for as long as it was in the pan.";
const long = `${sentence} ${unbreakable}`;

/** The same entries, changed. */
const mapValues = <T>(entries: Record<string, T>, change: (entry: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, change(entry)]));
const longer = <R extends { because?: string | undefined }>(rules: readonly R[]): R[] =>
  rules.map((rule) => ({ ...rule, because: `${rule.because} ${long}` }));

/** The longest texts that a program can hold, including a word longer than any line. */
export const longestProgram: Program = {
  foods: {
    foods: mapValues(storyProgram.foods.foods, (food) => ({ ...food, name: unbreakable })),
  },
  meals: {
    tips: [long],
    meals: mapValues(storyProgram.meals.meals, (meal) => ({
      ...meal,
      image: { image: "dish-stew", alt: "" },
      name: `Slowly braised shoulder with ${unbreakable}`,
      how: long,
    })),
  },
  rules: { ...storyProgram.rules, levels: longer(storyProgram.rules.levels) },
  exercises: {
    exercises: mapValues(storyProgram.exercises.exercises, (exercise) => ({
      ...exercise,
      name: `${unbreakable} with both arms`,
      image: { image: "move-squat", alt: "" },
      form: long,
      regression: unbreakable,
    })),
  },
  workouts: {
    weeks: storyProgram.workouts.weeks.map(() => ({ title: long, intro: long })),
    days: storyProgram.workouts.days.map((day) => ({
      ...day,
      name: `${day.name} and ${unbreakable}`,
      notes: [long],
    })),
  },
  groceries: {
    templates: [
      {
        name: long,
        note: long,
        items: [
          {
            name: unbreakable,
            amount: `as many ${unbreakable} as fit into the freezer`,
            category: "Fats & Oils",
          },
        ],
      },
    ],
  },
  resources: {
    resources: storyProgram.resources.resources.map((resource) => ({
      ...resource,
      name: long,
      summary: long,
    })),
  },
};
