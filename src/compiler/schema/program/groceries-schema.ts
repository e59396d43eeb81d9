import { z } from "zod";
import { GROCERY_CATEGORIES } from "#lib/grocery-categories.ts";
import { copy } from "#quiz/steps/schema/fields.ts";
import { formatMessages } from "../../diagnostics/messages/files.ts";

const Category = z
  .enum(GROCERY_CATEGORIES, {
    error: formatMessages.groceryCategory({ categories: GROCERY_CATEGORIES }),
  })
  .meta({ description: "The section of the shop.", examples: ["Proteins"] });

const Item = z.strictObject({
  name: copy("What to buy.", "Ground beef", 60),
  amount: copy("How much to buy. Put a number without a unit in quotes.", "800 g (1.8 lb)", 60),
  category: Category,
});

const Template = z.strictObject({
  name: copy("The name of the list.", "Basic Carnivore Starter", 60),
  note: copy("Who the list is for.", "A simple week for one person.", 360),
  items: z
    .array(Item)
    .min(1)
    .meta({
      description: "The items on the list.",
      examples: [[{ name: "Eggs", amount: "24", category: "Proteins" }]],
    }),
});

/** The schema of `program/groceries.yaml`: starter lists. */
export const Groceries = z.strictObject({
  templates: z.array(Template).meta({
    description: "Lists to start with.",
    examples: [[{ name: "Basic Carnivore Starter" }]],
  }),
});
export type Groceries = z.output<typeof Groceries>;
