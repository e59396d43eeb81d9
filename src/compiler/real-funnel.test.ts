import { describe, expect, test } from "vitest";
import { readAssets, readFunnelFolder } from "#tools/cli/funnel-folder/funnel-folder.ts";
import { buildPlan } from "./build-plan.ts";
import { compileFunnel } from "./compile.ts";
import { diagnosticLine } from "./diagnostics/diagnostic.ts";
import { listProgramImages } from "./model/shown-pictures.ts";

const files = readFunnelFolder("funnel");
const assets = readAssets("funnel");

describe("the real funnel", () => {
  test("numbers its questions without gaps", () => {
    const funnel = compileFunnel(files, assets);
    if (Array.isArray(funnel)) throw new Error(funnel.map(diagnosticLine).join("\n"));
    const { steps, total } = buildPlan(funnel, (image) => image);
    const counted = Object.values(steps).filter(({ number }) => number !== undefined);

    expect(total).toBe(counted.length);
    expect(counted.map(({ number }) => number)).toEqual(
      Array.from({ length: total }, (_, index) => index + 1),
    );
  });

  test("has a picture for every meal, exercise, and cover, and no picture name reveals a meal's name", () => {
    const funnel = compileFunnel(files, assets);
    if (Array.isArray(funnel)) throw new Error(funnel.map(diagnosticLine).join("\n"));
    const meals = Object.values(funnel.program?.meals.fields.meals ?? {});
    expect(meals.filter(({ image }) => !image)).toEqual([]);
    expect(
      Object.entries(funnel.program?.exercises.fields.exercises ?? {}).filter(
        ([, { image }]) => !image,
      ),
    ).toEqual([]);
    expect(funnel.program?.resources.fields.resources.filter(({ image }) => !image)).toEqual([]);
    const asAFile = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, "-");
    const names = new Set(meals.map(({ name }) => asAFile(name)));
    expect(
      listProgramImages(funnel).filter((image) => names.has(image.replace("dish-", ""))),
    ).toEqual([]);
  });

  test("parses the fields of each step to the same fields again", () => {
    const funnel = compileFunnel(files, assets);
    if (Array.isArray(funnel)) throw new Error(funnel.map(diagnosticLine).join("\n"));
    for (const { type, fields } of funnel.steps.values())
      expect(type.schema.parse(fields)).toEqual(fields);
  });
});
