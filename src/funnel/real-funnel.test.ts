import fc from "fast-check";
import { expect, test } from "vitest";
import { readAssets, readFunnelFolder } from "../../scripts/funnel-folder.ts";
import { answerTo, slipsIn } from "../../tests/corpus/slips.ts";
import { compileFunnel } from "./compile-funnel.ts";
import { planOf, programImagesOf } from "./plan-of.ts";
import { problemLine } from "./problem.ts";

const files = readFunnelFolder("funnel");
const assets = readAssets("funnel");

test("the questions of the real funnel are numbered one after the other", () => {
  const funnel = compileFunnel(files, assets);
  if (Array.isArray(funnel)) throw new Error(funnel.map(problemLine).join("\n"));
  const { steps, total } = planOf(funnel, (image) => image);
  const counted = Object.values(steps).filter(({ number }) => number !== undefined);

  expect(total).toBe(counted.length);
  expect(counted.map(({ number }) => number)).toEqual(
    Array.from({ length: total }, (_, index) => index + 1),
  );
});

test("a member sees every meal, exercise and cover, and whoever reads the names of the pictures learns of no meal what it is called", () => {
  const funnel = compileFunnel(files, assets);
  if (Array.isArray(funnel)) throw new Error(funnel.map(problemLine).join("\n"));
  const meals = (funnel.program?.meals.fields.days ?? []).flatMap(({ tip: _, ...day }) =>
    Object.values(day),
  );
  expect(meals.filter(({ image }) => !image)).toEqual([]);
  expect(
    Object.entries(funnel.program?.workouts.fields.exercises ?? {}).filter(
      ([, { image }]) => !image,
    ),
  ).toEqual([]);
  expect(funnel.program?.resources.fields.resources.filter(({ image }) => !image)).toEqual([]);
  const asAFile = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, "-");
  const names = new Set(meals.map(({ name }) => asAFile(name)));
  expect(programImagesOf(funnel).filter((image) => names.has(image.replace("dish-", "")))).toEqual(
    [],
  );
});

test("a step reads the same when what a visitor gets of it is read again", () => {
  const funnel = compileFunnel(files, assets);
  if (Array.isArray(funnel)) throw new Error(funnel.map(problemLine).join("\n"));
  for (const { type, fields } of funnel.steps.values())
    expect(type.schema.parse(fields)).toEqual(fields);
});

test("a marketer who slips anywhere in any file is told where, and never left with a crash", () => {
  let refused = 0;
  fc.assert(
    fc.property(slipsIn(files), (broken) => {
      refused += Array.isArray(answerTo(broken, assets)) ? 1 : 0;
    }),
    { seed: 2, numRuns: 200 },
  );
  // most slips are found; were none, the test would say nothing
  expect(refused).toBeGreaterThan(100);
}, 120_000);
