import { getOwn } from "#lib/json.ts";
import { type ShownBmi, shownBmi } from "../bmi-shown.ts";
import { type ShownChosen, shownChosen } from "../chosen-shown.ts";
import { continueOnly } from "../continue-only.ts";
import type { Icon } from "../schema/fields.ts";
import type { Behavior, Visitor } from "../step.ts";
import type { SummaryTiles } from "./schema.ts";

const BMI_DECIMALS = 1;

export type ShownSummaryTiles = SummaryTiles & {
  shownBmi: ShownBmi;
  shownTiles: { label: string; icon: Icon; text: string }[];
  shownGoals: ShownChosen;
};

export const summaryTiles: Behavior<SummaryTiles, never, ShownSummaryTiles> = {
  ...continueOnly,
  toViewModel: (step, visitor) => ({
    ...step,
    shownBmi: shownBmi(step.bmi, step.height, step.weight, visitor, BMI_DECIMALS),
    shownTiles: step.tiles.map(({ label, icon, answer, words }) => ({
      label,
      icon,
      text: tileText(answer, words, visitor) ?? step.unanswered,
    })),
    shownGoals: shownChosen(step.goals, visitor),
  }),
};

function tileText(
  answer: string,
  words: Record<string, string> | undefined,
  visitor: Visitor,
): string | undefined {
  const value = visitor.answer(answer);
  return (
    (words && typeof value === "string" ? getOwn(words, value) : undefined) ?? visitor.say(answer)
  );
}
