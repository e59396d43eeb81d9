import { z } from "zod";
import { answerOf, copy } from "./fields.ts";

/** A list of the options chosen in an earlier answer, and the text to show if it's empty. */
export const ChosenList = z
  .strictObject({
    title: copy("The headline above the list.", "Your goals", 60),
    answer: answerOf("The multiple-choice answer to list.", "goals"),
    none: copy("Shown if nothing was chosen.", "We will help you find yours in week one.", 90),
  })
  .meta({
    description: "A list of options chosen earlier.",
    examples: [
      { title: "Your goals", answer: "goals", none: "We will help you find yours in week one." },
    ],
  });
export type ChosenList = z.output<typeof ChosenList>;
