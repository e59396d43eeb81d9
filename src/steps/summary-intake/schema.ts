import { z } from "zod";
import { bmiReads, showsBmi } from "../bmi-schema.ts";
import { ChosenList } from "../chosen-list-schema.ts";
import { Copy, Icon, stepSchema } from "../fields.ts";
import type { StepType } from "../step-type.ts";

/** The short summary: the BMI, a recommended intake and a list of goals. */
export const SummaryIntake = stepSchema("summary-intake", {
  ...showsBmi,
  intake: z.strictObject({ label: Copy, value: Copy, icon: Icon }),
  goals: ChosenList,
});
export type SummaryIntake = z.output<typeof SummaryIntake>;

export const summaryIntake: StepType<SummaryIntake> = {
  schema: SummaryIntake,
  icon: "clipboard-text",
  reads: (step) => [...bmiReads(step), { answer: step.goals.answer, path: ["goals", "answer"], kind: "many" }],
};
