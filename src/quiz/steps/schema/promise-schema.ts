import { z } from "zod";
import { copy } from "./fields.ts";

/** A promise about the product, and what authors note about it. */
export interface ProductPromise {
  text: string;
  "kept-by"?: string | undefined;
  "not-yet"?: string | undefined;
}

/** An author's notes about a promise. */
export const promiseNotes = {
  "kept-by": z
    .string()
    .min(1)
    .optional()
    .meta({
      description:
        "What keeps this promise: a part of the product, or a link. The check compares a number in the text with what is there.",
      examples: ["exercises"],
      names: "keeper",
      internal: true,
    }),
  "not-yet": copy(
    "What there is until the product keeps this promise. It's shown below, and the check doesn't warn.",
    "Opens in May.",
    90,
  ).optional(),
};
