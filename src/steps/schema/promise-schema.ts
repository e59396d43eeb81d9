import { z } from "zod";
import { copy } from "./fields.ts";

/** A promise about the product, and what authors note about it. */
export interface ProductPromise {
  text: string;
  "kept-by"?: string | undefined;
  "not-yet"?: string | undefined;
}

/** What authors note about a promise, for the check alone. */
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
    "Why the product doesn't keep this promise yet. Then the check doesn't warn about it.",
    "We open the community in May.",
  )
    .meta({ internal: true })
    .optional(),
};
