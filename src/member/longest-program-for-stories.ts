import type { Program } from "./program/program.ts";
import { storyProgram } from "./program-for-stories.ts";

const unbreakable = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz";
const sentence =
  "Take all the time that you need, taste before you salt, and let what came out of the oven rest for as long as it was in the pan.";
const image = { image: "dish-stew", alt: "" };
const meal = {
  image,
  name: `Slowly braised shoulder with ${unbreakable}`,
  portion: `${sentence} ${unbreakable}`,
  minutes: 600,
  how: `${sentence} ${unbreakable}`,
};

/** The longest texts that a program can hold, among them a word that no line ends in. */
export const longestProgram: Program = {
  meals: {
    days: [
      {
        breakfast: meal,
        lunch: meal,
        dinner: meal,
        snack: meal,
        tip: `${sentence} ${unbreakable}`,
      },
    ],
  },
  workouts: {
    exercises: Object.fromEntries(
      Object.keys(storyProgram.workouts.exercises).map((id) => [
        id,
        {
          name: `${unbreakable} with both arms`,
          image: { image: "move-squat", alt: "" },
          form: `${sentence} ${unbreakable}`,
          regression: unbreakable,
        },
      ]),
    ),
    weeks: storyProgram.workouts.weeks.map((week) => ({
      title: `${sentence} ${unbreakable}`,
      intro: `${sentence} ${unbreakable}`,
      days: week.days.map((day) => ({
        ...day,
        name: `${day.name} and ${unbreakable}`,
        minutes: 600,
        note: `${sentence} ${unbreakable}`,
      })),
    })),
  },
  groceries: {
    templates: [
      {
        name: `${sentence} ${unbreakable}`,
        note: `${sentence} ${unbreakable}`,
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
      name: `${sentence} ${unbreakable}`,
      summary: `${sentence} ${unbreakable}`,
    })),
  },
};
