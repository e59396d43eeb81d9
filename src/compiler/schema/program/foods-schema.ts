import { z } from "zod";
import { GROCERY_CATEGORIES } from "#lib/grocery-categories.ts";
import { copy, Id } from "#quiz/steps/schema/fields.ts";
import { CONTENTS, TRAITS } from "#rules/member-plan/pool/contents.ts";
import { formatMessages } from "../../diagnostics/messages/files.ts";

const per100g = (description: string, example: number) =>
  z
    .number()
    .min(0)
    .meta({ description: `${description} per 100 g.`, examples: [example] });

const Grams = z
  .number()
  .min(1)
  .meta({ description: "Grams.", examples: [100] });

/** The subject of a rule: what foods contain, or a trait. */
export const ContentsOrTraits = z.array(z.enum([...CONTENTS, ...TRAITS])).meta({
  description: "What it contains, such as beef or dairy, or a trait, such as cured or oily.",
  examples: [["beef"]],
});

/** The contents of a food, as members can leave them out. */
const Contents = z.array(z.enum(CONTENTS)).meta({
  description: "What it contains, such as beef or dairy.",
  examples: [["beef"]],
});

const traits = z.array(z.enum(TRAITS)).meta({
  description:
    "What rules can limit besides: cured (meat), oily (fish), mercury (fish with more of it), or ready-to-eat (cold, such as smoked fish).",
  examples: [["cured"]],
});

const Food = z.strictObject({
  name: copy("The name of the food, as on a shopping list.", "Ribeye steak", 60),
  usda: z
    .string()
    .regex(/^\d{5}$/, { error: formatMessages.usdaNumber })
    .meta({ description: "Its number in the USDA table, in quotes.", examples: ["23156"] }),
  energy: per100g("Energy in kcal", 274),
  protein: per100g("Grams of protein", 18.7),
  fat: per100g("Grams of fat", 22.1),
  saturated: per100g("Grams of saturated fat", 9),
  sodium: per100g("Milligrams of sodium", 56),
  carbohydrate: per100g("Grams of carbohydrate", 0),
  contains: Contents,
  traits: traits.optional(),
  category: z
    .enum(GROCERY_CATEGORIES, {
      error: formatMessages.groceryCategory({ categories: GROCERY_CATEGORIES }),
    })
    .meta({ description: "The section of the shop.", examples: ["Proteins"] }),
  cooked: z
    .boolean()
    .meta({
      description: "Whether it's sold cooked, so that it can be eaten cold.",
      examples: [true],
    })
    .optional(),
  "proper-noun": z
    .boolean()
    .meta({ description: "Whether its name keeps its capital in a sentence.", examples: [true] })
    .optional(),
  refuse: z
    .number()
    .min(0)
    .max(0.9)
    .default(0)
    .meta({ description: "The share that isn't eaten, such as bones.", examples: [0.2] }),
  most: Grams.meta({
    description: "The most grams of it in a meal, such as liver or butter.",
    examples: [70],
  }).optional(),
  piece: z
    .strictObject({
      one: copy("One of it.", "egg", 20),
      many: copy("Several of it.", "eggs", 20),
      grams: Grams,
    })
    .meta({ description: "For food that is counted, such as eggs.", examples: [{ one: "egg" }] })
    .optional(),
  about: z
    .strictObject({
      one: copy("One of it.", "slice", 20),
      many: copy("Several of it.", "slices", 20),
      grams: Grams,
    })
    .meta({
      description:
        "For food that is weighed but also counted, such as slices of bacon: about what one weighs as it's bought.",
      examples: [{ one: "slice", many: "slices", grams: 25 }],
    })
    .optional(),
  "bought-as": Id.meta({
    description: "The food that's bought for it, as eggs for yolks: a piece for each piece.",
    examples: ["egg"],
  }).optional(),
  sold: z
    .strictObject({
      grams: Grams.optional(),
      pieces: z
        .int()
        .min(1)
        .meta({ description: "Pieces.", examples: [6] })
        .optional(),
      pack: copy("What it's sold in.", "can", 20).optional(),
    })
    .meta({ description: "How shops sell it.", examples: [{ grams: 120, pack: "can" }] }),
});

/** The schema of `program/foods.yaml`: what meals are made of, with figures from a public table. */
export const Foods = z.strictObject({
  source: copy("Where the figures come from.", "USDA National Nutrient Database, Release 28"),
  foods: z.record(Id, Food).meta({
    description: "The foods, by id.",
    examples: [{ ribeye: { name: "Ribeye steak", usda: "23156" } }],
  }),
});
export type Foods = z.output<typeof Foods>;
