import { GROCERY_CATEGORIES } from "#lib/grocery-categories.ts";
import type { Program } from "./program/program.ts";

const meal = (name: string) => ({
  name,
  portion: "One portion",
  minutes: 15,
  how: "What members cook stands here.",
});
const rest = { name: "Rest", note: "A day of rest.", exercises: [] };
const training = (name: string) => ({
  name,
  minutes: 20,
  exercises: [{ exercise: "sample", sets: 2, repetitions: 8, rest: 60 }],
});

const template = (name: string) => ({
  name,
  note: "Whom the list is for stands here.",
  items: GROCERY_CATEGORIES.map((category) => ({ name: "Sample item", amount: "1", category })),
});
const resource = (name: string, type: "pdf" | "video") => ({
  id: name.toLowerCase().replaceAll(" ", "-"),
  name,
  type,
  summary: "What it is about stands here.",
  guide: "sample",
});

/** What the team sees in place of what is sold: the shape of the program, and nothing of it. */
export const sampleProgram: Program = {
  meals: {
    days: [
      {
        breakfast: meal("Sample breakfast"),
        lunch: meal("Sample lunch"),
        dinner: meal("Sample dinner"),
        snack: meal("Sample snack"),
        tip: "A tip of the day.",
      },
    ],
  },
  workouts: {
    exercises: {
      sample: {
        name: "Sample exercise",
        form: "A line on form.",
        regression: "An easier version.",
      },
    },
    weeks: Array.from({ length: 4 }, (_, week) => ({
      title: `Sample week ${week + 1}`,
      intro: "What the week is about.",
      days: [
        training("Upper Body"),
        rest,
        training("Lower Body"),
        rest,
        training("Full Body"),
        training("HIIT"),
        rest,
      ],
    })),
  },
  groceries: { templates: ["Basic Carnivore Starter", "Organ Meat Focus"].map(template) },
  resources: {
    resources: [
      ...Array.from({ length: 9 }, (_, index) => resource(`Sample guide ${index + 1}`, "pdf")),
      resource("Sample video", "video"),
    ],
  },
};
