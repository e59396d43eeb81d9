import { z } from "zod";
import { EXCLUDABLE } from "#rules/member-plan/pool/contents.ts";
import { copy } from "../schema/fields.ts";

/** A card that asks what a visitor can't eat, before the plan is bought. */
export const LeaveOutWords = z
  .strictObject({
    title: copy("The question.", "Is there something you can't eat?", 60),
    hint: copy(
      "A line below it.",
      "Because of an allergy, for example. Your plan leaves it out.",
      120,
    ),
    foods: z.partialRecord(z.enum(EXCLUDABLE), copy("What it's called.", "Eggs", 24)).meta({
      description: "The foods to choose from, by what meals contain.",
      examples: [{ egg: "Eggs" }],
    }),
    note: copy(
      "A line below the foods.",
      "Bought food can hide these. Please read the label.",
      160,
    ),
  })
  .meta({
    description: "A card that asks what a visitor can't eat.",
    examples: [{ title: "Is there something you can't eat?", foods: { egg: "Eggs" } }],
  });
export type LeaveOutWords = z.output<typeof LeaveOutWords>;
