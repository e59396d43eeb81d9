import { z } from "zod";
import type { AnswerRef } from "../step-type.ts";
import { copy, createAnswerSchema, Id } from "./fields.ts";

const Caveat = z
  .strictObject({
    values: z
      .array(Id)
      .min(1)
      .meta({
        description: "The options that the text is about. It's shown if one of them was chosen.",
        examples: [["metabolism"]],
      }),
    text: copy(
      "What the product can't promise.",
      "We can't promise that your hormones change.",
      200,
    ),
  })
  .meta({
    description: "A sentence below the list, for options that the product can't promise.",
    examples: [{ values: ["metabolism"], text: "We can't promise that your hormones change." }],
  });

/** A list of the options chosen in an earlier answer, and the text to show if it's empty. */
export const ChosenList = z
  .strictObject({
    title: copy("The headline above the list.", "Your goals", 60),
    answer: createAnswerSchema("The multiple-choice answer to list.", "goals"),
    none: copy("Shown if nothing was chosen.", "We will help you find yours in week one.", 90),
    caveat: Caveat.optional(),
  })
  .meta({
    description: "A list of options chosen earlier.",
    examples: [
      { title: "Your goals", answer: "goals", none: "We will help you find yours in week one." },
    ],
  });
export type ChosenList = z.output<typeof ChosenList>;

export function chosenListReads({ answer, caveat }: ChosenList, path: string[]): AnswerRef[] {
  const values = (caveat?.values ?? []).map((value, at) => ({
    value,
    path: [...path, "caveat", "values", at],
  }));
  return [{ answer, path: [...path, "answer"], kind: "many", values }];
}
