import { z } from "zod";
import { AnswerLines, answerLinesReads } from "../answer-lines-schema.ts";
import { bmiReads, showsBmi } from "../bmi-schema.ts";
import { ChosenList } from "../chosen-list-schema.ts";
import { copy, stepSchema } from "../fields.ts";
import type { StepType } from "../step-type.ts";

const Milestone = z.strictObject({
  day: z
    .int()
    .min(1)
    .max(29)
    .meta({ description: "Its day, 1 to 29.", examples: [7] }),
  text: copy("A few words.", "More energy", 24),
});

/** The visitor's own summary: goals, BMI, a curve over the program, and what the plan adapts to. */
export const Results = stepSchema("results", {
  ...showsBmi,
  "healthy-range": copy(
    "The words before the healthy range of weight.",
    "Healthy range for your height",
    60,
  ),
  goals: ChosenList,
  curve: z
    .strictObject({
      title: copy("The headline above the curve.", "Your next 30 days", 40),
      from: copy("The word at its left end.", "Today", 12),
      to: copy("The word at its right end.", "Day 30", 12),
      alt: copy(
        "What the curve shows, for those who cannot see it.",
        "A line that begins today and settles at day 30.",
        300,
      ),
      milestones: z
        .array(Milestone)
        .meta({
          description: "Points on the curve.",
          examples: [[{ day: 7, text: "More energy" }]],
        }),
      note: copy(
        "A line below it. Say that it is no forecast.",
        "An illustration, not a forecast.",
        120,
      ),
    })
    .meta({
      description:
        "A curve over the 30 days of the program. It falls for those whose BMI is above the healthy range, and rises for all others.",
      examples: [{ title: "Your next 30 days", from: "Today", to: "Day 30" }],
    }),
  adapts: AnswerLines,
});
export type Results = z.output<typeof Results>;

export const results: StepType<Results> = {
  schema: Results,
  summary: "Sums up before the offer: goals, BMI, a curve over the program.",
  icon: "chart-line-up",
  overlaps: ({ curve }) =>
    curve.milestones.flatMap(({ day }, index) => {
      const first = curve.milestones.findIndex((one) => one.day === day);
      if (first === index) return [];
      const message = `Day ${day} has "${curve.milestones[first]?.text}" already, and this would be drawn over it. Give it another day.`;
      return [
        {
          path: ["curve", "milestones", index, "day"],
          over: ["curve", "milestones", first, "day"],
          message,
        },
      ];
    }),
  reads: (step) => [
    ...bmiReads(step),
    { answer: step.goals.answer, path: ["goals", "answer"], kind: "many" },
    ...answerLinesReads(step.adapts, ["adapts"]),
  ],
};
