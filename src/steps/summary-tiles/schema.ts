import { z } from "zod";
import { bmiReads, showsBmi } from "../bmi-schema.ts";
import { ChosenList } from "../chosen-list-schema.ts";
import { AnswerName, Copy, Icon, Id, stepSchema } from "../fields.ts";
import type { StepType } from "../step-type.ts";

const Tile = z.strictObject({
  label: Copy,
  icon: Icon,
  answer: AnswerName,
  /** Other words for some values; the option's label where a value has none. */
  words: z.record(Id, Copy).optional(),
});

/** The answers in tiles, with the BMI and a list of goals. */
export const SummaryTiles = stepSchema("summary-tiles", {
  ...showsBmi,
  tiles: z.array(Tile).min(1),
  /** What a tile says where its question was not answered. */
  unanswered: Copy,
  goals: ChosenList,
});
export type SummaryTiles = z.output<typeof SummaryTiles>;

export const summaryTiles: StepType<SummaryTiles> = {
  schema: SummaryTiles,
  icon: "squares-four",
  reads: (step) => [
    ...bmiReads(step),
    { answer: step.goals.answer, path: ["goals", "answer"], kind: "many" },
    ...step.tiles.map((tile, index) => ({
      answer: tile.answer,
      path: ["tiles", index, "answer"],
      values: Object.keys(tile.words ?? {}).map((value) => ({ value, path: ["tiles", index, "words", value] })),
    })),
  ],
};
