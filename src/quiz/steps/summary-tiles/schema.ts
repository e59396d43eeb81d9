import { z } from "zod";
import { bmiReads, showsBmi } from "../schema/bmi-schema.ts";
import { ChosenList, chosenListReads } from "../schema/chosen-list-schema.ts";
import { Copy, copy, createAnswerSchema, Icon, Id, stepSchema } from "../schema/fields.ts";
import type { StepType } from "../step-type.ts";

const Tile = z.strictObject({
  label: copy("The label of the tile.", "Activity level", 24),
  icon: Icon.meta({ description: "An icon in the tile.", examples: ["person-simple-run"] }),
  answer: createAnswerSchema("The answer that the tile shows.", "dailyActivity"),
  words: z
    .record(Id, Copy)
    .meta({
      description: "Shorter text for some values. Other values show their option's label.",
      examples: [{ sitting: "Low" }],
    })
    .optional(),
});

/** The answers as tiles, with the BMI and a list of goals. */
export const SummaryTiles = stepSchema("summary-tiles", {
  ...showsBmi,
  tiles: z
    .array(Tile)
    .min(1)
    .meta({
      description: "The tiles. Each shows an earlier answer.",
      examples: [[{ label: "Current weight", icon: "scales", answer: "weight" }]],
    }),
  unanswered: copy("Shown in a tile if its question wasn't answered.", "Your choice", 24),
  goals: ChosenList,
});
export type SummaryTiles = z.output<typeof SummaryTiles>;

export const summaryTiles: StepType<SummaryTiles> = {
  schema: SummaryTiles,
  summary: "Shows answers in tiles, with the BMI and the goals.",
  icon: "squares-four",
  answerRefs: (step) => [
    ...bmiReads(step),
    ...chosenListReads(step.goals, ["goals"]),
    ...step.tiles.map((tile, index) => ({
      answer: tile.answer,
      path: ["tiles", index, "answer"],
      values: Object.keys(tile.words ?? {}).map((value) => ({
        value,
        path: ["tiles", index, "words", value],
      })),
    })),
  ],
};
