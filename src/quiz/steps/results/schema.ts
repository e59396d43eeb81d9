import { z } from "zod";
import { LeaveOutWords } from "../plan-preview/leave-out-schema.ts";
import { PlanPreviewWords } from "../plan-preview/plan-preview-schema.ts";
import { AnswerLines, answerLinesReads } from "../schema/answer-lines-schema.ts";
import { bmiReads, showsBmi } from "../schema/bmi-schema.ts";
import { ChosenList, chosenListReads } from "../schema/chosen-list-schema.ts";
import { DoctorFirst } from "../schema/doctor-first-schema.ts";
import { copy, stepSchema } from "../schema/fields.ts";
import type { StepType } from "../step-type.ts";
import { resultsMessages } from "./schema-messages.ts";

const Milestone = z.strictObject({
  day: z
    .int()
    .min(1)
    .max(29)
    .meta({ description: "The day, from 1 to 29.", examples: [7] }),
  text: copy("A few words.", "More energy", 24),
});

/** The visitor's own summary: goals, BMI, a curve over the program, and the plan to come. */
export const Results = stepSchema("results", {
  ...showsBmi,
  "healthy-range": copy(
    "The text before the healthy weight range.",
    "Healthy range for your height",
    60,
  ),
  goals: ChosenList,
  curve: z
    .strictObject({
      title: copy("The headline above the curve.", "Your next 30 days", 40),
      from: copy("The label at the left end.", "Today", 12),
      to: copy("The label at the right end.", "Day 30", 12),
      alt: copy(
        "What the curve shows, for people who can't see it.",
        "A line that begins today and settles at day 30.",
        300,
      ),
      milestones: z.array(Milestone).meta({
        description: "Points on the curve.",
        examples: [[{ day: 7, text: "More energy" }]],
      }),
      note: copy(
        "A line below the curve. Say that it isn't a forecast.",
        "An illustration, not a forecast.",
        120,
      ),
    })
    .meta({
      description:
        "A curve over the 30 days of the program. It falls for visitors with a BMI above the healthy range, and rises for everyone else.",
      examples: [{ title: "Your next 30 days", from: "Today", to: "Day 30" }],
    }),
  "plan-preview": PlanPreviewWords.optional(),
  "leave-out": LeaveOutWords.optional(),
  "doctor-first": DoctorFirst.optional(),
  adapts: AnswerLines,
});
export type Results = z.output<typeof Results>;

export const results: StepType<Results> = {
  schema: Results,
  summary: "A summary before the offer: goals, BMI, and a curve over the program.",
  icon: "chart-line-up",
  overlaps: ({ curve }) =>
    curve.milestones.flatMap(({ day }, index) => {
      const first = curve.milestones.findIndex((one) => one.day === day);
      if (first === index) return [];
      const message = resultsMessages.milestonesOnOneDay({
        day,
        first: curve.milestones[first]?.text ?? "",
      });
      return [
        {
          path: ["curve", "milestones", index, "day"],
          over: ["curve", "milestones", first, "day"],
          message,
        },
      ];
    }),
  answerRefs: (step) => [
    ...bmiReads(step),
    ...chosenListReads(step.goals, ["goals"]),
    ...answerLinesReads(step.adapts, ["adapts"]),
  ],
};
