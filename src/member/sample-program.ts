import type { Program } from "./program/program.ts";

const meal = (name: string) => ({ name, portion: "One portion", minutes: 15, how: "What members cook stands here." });
const rest = { name: "Rest", note: "A day of rest.", exercises: [] };
const training = (name: string) => ({ name, minutes: 20, exercises: [{ exercise: "sample", sets: 2, repetitions: 8, rest: 60 }] });

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
    exercises: { sample: { name: "Sample exercise", form: "A line on form.", regression: "An easier version." } },
    weeks: Array.from({ length: 4 }, (_, week) => ({
      title: `Sample week ${week + 1}`,
      intro: "What the week is about.",
      days: [training("Upper Body"), rest, training("Lower Body"), rest, training("Full Body"), training("HIIT"), rest],
    })),
  },
  groceries: { templates: [] },
  resources: { resources: [] },
};
