import { z } from "zod";
import { bmiReads, showsBmi } from "../bmi-schema.ts";
import { ChosenList } from "../chosen-list-schema.ts";
import { answerOf, Copy, copy, Icon, Id, stepSchema } from "../fields.ts";
import type { StepType } from "../step-type.ts";

const Tile = z.strictObject({
  label: copy("What the tile is about.", "Activity level", 24),
  icon: Icon.meta({ description: "An icon in the tile.", examples: ["person-simple-run"] }),
  answer: answerOf("The answer that the tile shows.", "dailyActivity"),
  words: z
    .record(Id, Copy)
    .meta({
      description:
        "Shorter words for some values; where a value has none, its option's label stands there.",
      examples: [{ sitting: "Low" }],
    })
    .optional(),
});

/** The answers in tiles, with the BMI and a list of goals. */
export const SummaryTiles = stepSchema("summary-tiles", {
  ...showsBmi,
  tiles: z
    .array(Tile)
    .min(1)
    .meta({
      description: "The tiles, each with an earlier answer.",
      examples: [[{ label: "Current weight", icon: "scales", answer: "weight" }]],
    }),
  unanswered: copy("What a tile says where its question was not answered.", "Your choice", 24),
  goals: ChosenList,
});
export type SummaryTiles = z.output<typeof SummaryTiles>;

export const summaryTiles: StepType<SummaryTiles> = {
  schema: SummaryTiles,
  summary: "Shows the answers in tiles, with the BMI and the goals.",
  icon: "squares-four",
  reads: (step) => [
    ...bmiReads(step),
    { answer: step.goals.answer, path: ["goals", "answer"], kind: "many" },
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
