import { z } from "zod";
import { OwnFigure } from "../plan-preview/plan-preview-schema.ts";
import { bmiReads, showsBmi } from "../schema/bmi-schema.ts";
import { ChosenList, chosenListReads } from "../schema/chosen-list-schema.ts";
import { copy, Icon, stepSchema } from "../schema/fields.ts";
import type { StepType } from "../step-type.ts";

/** The short summary: the BMI, a recommended intake, and a list of goals. */
export const SummaryIntake = stepSchema("summary-intake", {
  ...showsBmi,
  intake: z
    .strictObject({
      label: copy("The name of the number.", "Recommended daily intake", 40),
      value: copy("The number.", "2,100 kcal", 16),
      icon: Icon.meta({ description: "An icon next to the number.", examples: ["fire"] }),
      own: OwnFigure.optional(),
    })
    .meta({
      description: "A recommended intake, the same for everyone.",
      examples: [{ label: "Recommended daily intake", value: "2,100 kcal", icon: "fire" }],
    }),
  goals: ChosenList,
});
export type SummaryIntake = z.output<typeof SummaryIntake>;

export const summaryIntake: StepType<SummaryIntake> = {
  schema: SummaryIntake,
  summary: "Shows the BMI, a recommended intake, and the goals.",
  icon: "clipboard-text",
  answerRefs: (step) => [...bmiReads(step), ...chosenListReads(step.goals, ["goals"])],
};
