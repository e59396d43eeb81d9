import { z } from "zod";
import { AnswerLines, answerLinesReads } from "../answer-lines-schema.ts";
import { bmiReads, showsBmi } from "../bmi-schema.ts";
import { ChosenList } from "../chosen-list-schema.ts";
import { Copy, stepSchema } from "../fields.ts";
import type { StepType } from "../step-type.ts";

/** The visitor's own summary: goals, BMI, a curve over the program, and what the plan adapts to. */
export const Results = stepSchema("results", {
  ...showsBmi,
  "healthy-range": Copy,
  goals: ChosenList,
  curve: z.strictObject({
    title: Copy,
    from: Copy,
    to: Copy,
    alt: Copy,
    milestones: z.array(z.strictObject({ day: z.int().min(1).max(29), text: Copy })),
    note: Copy,
  }),
  adapts: AnswerLines,
});
export type Results = z.output<typeof Results>;

export const results: StepType<Results> = {
  schema: Results,
  icon: "chart-line-up",
  reads: (step) => [...bmiReads(step), { answer: step.goals.answer, path: ["goals", "answer"], kind: "many" }, ...answerLinesReads(step.adapts, ["adapts"])],
};
