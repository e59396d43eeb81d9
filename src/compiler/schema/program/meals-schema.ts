import { z } from "zod";
import { copy, Id, Image } from "#quiz/steps/schema/fields.ts";
import { SLOTS } from "#rules/member-plan/pool/slots.ts";
import { Minutes } from "./program-fields.ts";

const Meal = z.strictObject({
  name: copy("The name of the meal.", "Bacon and eggs", 60),
  slots: z
    .array(z.enum(SLOTS))
    .min(1)
    .meta({ description: "When it can be eaten.", examples: [["breakfast"]] }),
  image: Image.meta({
    description: "A drawing, by its name in funnel/images.",
    examples: ["dish-bacon"],
  }).optional(),
  minutes: Minutes,
  pan: Minutes.meta({
    description: "If it's fried in a pan: the minutes of another pan full, for larger portions.",
    examples: [6],
  }).optional(),
  "eat-at-once": z
    .boolean()
    .meta({
      description:
        "True if it's only good right after cooking, so it's never the next day's lunch.",
      examples: [true],
    })
    .optional(),
  ingredients: z
    .record(
      Id,
      z
        .number()
        .positive()
        .meta({ description: "Grams.", examples: [60] }),
    )
    .meta({
      description: "Grams of each food, raw, for someone who needs 2,000 kcal a day.",
      examples: [{ bacon: 60, egg: 150 }],
    }),
  how: copy(
    "How to make it, in two or three sentences. Portions vary, so no amounts. {fat} is the member's cooking fat, in the place of the meal's own.",
    "Start the bacon in a cold pan.",
    320,
  ),
  "extra-fat": copy(
    "What to do with a cooking fat that the member's portion has besides. Without it, none is added.",
    "Heat the {fat} in the pan first.",
    80,
  ).optional(),
});

/** The schema of `program/meals.yaml`: the meals that plans are made from, and the tips. */
export const Meals = z.strictObject({
  tips: z
    .array(copy("A tip of the day.", "Salt your food to taste.", 320))
    .min(1)
    .meta({
      description: "The tips of the day. After the last one, they repeat.",
      examples: [["Salt your food to taste."]],
    }),
  meals: z.record(Id, Meal).meta({
    description: "The meals, by id.",
    examples: [{ "bacon-and-eggs": { name: "Bacon and eggs", minutes: 12 } }],
  }),
});
export type Meals = z.output<typeof Meals>;
