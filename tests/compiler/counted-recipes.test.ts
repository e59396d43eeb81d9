import { expect, test } from "vitest";
import { isMeat } from "#api/meals/meal-recipe.ts";
import { compileFunnel } from "#compiler/compile.ts";
import { readAssets, readFunnelFolder } from "#tools/cli/funnel-folder/funnel-folder.ts";
import { readRecipes } from "#tools/dev/local-backend/meals/recipe-book.ts";
import { mealRecord } from "#tools/dev/local-backend/meals/stand-in.ts";

test("offer.yaml has the number of recipes that members find in the embedded meal database", () => {
  const funnel = compileFunnel(readFunnelFolder("funnel"), readAssets("funnel"));
  if (Array.isArray(funnel)) throw new Error("The real funnel is valid.");
  const found = readRecipes().filter((recipe) => isMeat(mealRecord(recipe, "")));
  expect(funnel.offer.fields["meal-database-recipes"]).toBe(found.length);
});
