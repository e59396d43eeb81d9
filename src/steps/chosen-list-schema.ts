import { z } from "zod";
import { answerOf, copy } from "./fields.ts";

/** A list of what was chosen in an earlier answer, and what to say where nothing was. */
export const ChosenList = z
  .strictObject({
    title: copy("The headline above the list.", "Your goals", 60),
    answer: answerOf("The multiple choice whose chosen options are listed.", "goals"),
    none: copy(
      "What stands there where nothing was chosen.",
      "We will help you find yours in week one.",
      90,
    ),
  })
  .meta({
    description: "A list of what was chosen earlier.",
    examples: [
      { title: "Your goals", answer: "goals", none: "We will help you find yours in week one." },
    ],
  });
export type ChosenList = z.output<typeof ChosenList>;
