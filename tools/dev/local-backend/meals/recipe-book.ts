import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { countries } from "./countries.ts";

const ownRecipe = z.strictObject({
  id: z.int().min(900_001).max(999_999),
  name: z.string().min(1),
  category: z.string().min(1),
  area: z.enum(Object.keys(countries)),
  tags: z.array(z.string()),
  instructions: z.string().min(1),
  /** Ingredients and their amounts; an amount may be empty. */
  ingredients: z.array(z.tuple([z.string().min(1), z.string()])).max(20),
  /** One of the program's dishes, in funnel/images. */
  picture: z.string().regex(/^dish-[a-z-]+$/),
});

export type OwnRecipe = z.infer<typeof ownRecipe>;

/** Reads the recipes that the meal database's stand-in serves, all of them our own. */
export function readRecipes(): OwnRecipe[] {
  return z
    .array(ownRecipe)
    .parse(parse(readFileSync(join(import.meta.dirname, "recipes.yaml"), "utf8")));
}
