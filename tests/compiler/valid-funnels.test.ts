import { expect, test } from "vitest";
import { isMeat } from "#api/meals/meal-recipe.ts";
import { compileFunnel } from "#compiler/compile.ts";
import { diagnosticLine } from "#compiler/diagnostics/diagnostic.ts";
import type { FunnelFiles } from "#compiler/read/read-funnel.ts";
import { smallAssets } from "#compiler/small-funnel.fixtures.ts";
import { readAssets, readFunnelFolder } from "#tools/cli/funnel-folder/funnel-folder.ts";
import { readRecipes } from "#tools/dev/local-backend/meals/recipe-book.ts";
import { mealRecord } from "#tools/dev/local-backend/meals/stand-in.ts";
import { compileOrThrow } from "./create-funnel.fixtures.ts";
import { flowShapes } from "./flow-shapes.fixtures.ts";
import { branchingFunnel, longFunnel } from "./large-funnels.fixtures.ts";
import { yamlStyles } from "./yaml-styles.fixtures.ts";

/**
 * Funnels without a mistake, as different from each other as authors are. The checks must not
 * report anything in them.
 */
const validFunnels: Record<string, FunnelFiles> = {
  ...flowShapes,
  "120 steps with 30 branches": branchingFunnel(),
  "a thousand steps": longFunnel(1000),
  ...Object.fromEntries(
    Object.entries(yamlStyles).map(([name, files]) => [`written with ${name}`, files]),
  ),
};

/** For a machine that is busy with other things. */
const LARGE_FUNNEL_MS = 60_000;

test.each(Object.entries(validFunnels))(
  "a valid funnel has no errors or warnings: %s",
  (_, files) => {
    const funnel = compileFunnel(files, smallAssets);
    expect(Array.isArray(funnel) ? funnel.map(diagnosticLine) : []).toEqual([]);
  },
  LARGE_FUNNEL_MS,
);

test("the large funnel really has 120 steps and 30 branches", () => {
  const { steps } = compileOrThrow(branchingFunnel());
  expect(steps.size).toBe(120);
  expect(branchingFunnel()["funnel.yaml"]?.match(/when:/g)).toHaveLength(30);
});

test("the small funnel asks the same questions in the same order, however it's written", () => {
  const written = Object.values(yamlStyles).map((files) =>
    [...compileOrThrow(files).steps.keys()].toSorted(),
  );
  for (const steps of written) expect(steps).toEqual(written[0]);
});

test("offer.yaml has the number of recipes that members find in the embedded meal database", () => {
  const funnel = compileFunnel(readFunnelFolder("funnel"), readAssets("funnel"));
  if (Array.isArray(funnel)) throw new Error("The real funnel is valid.");
  const found = readRecipes().filter((recipe) => isMeat(mealRecord(recipe, "")));
  expect(funnel.offer.fields["meal-database-recipes"]).toBe(found.length);
});
