import { describe, expect, test } from "vitest";
import type { Answers } from "#lib/json.ts";
import { planFigures, planPreview } from "./plan-preview.ts";
import { toPreviewSource } from "./preview-source.ts";
import { meal, smallProgram } from "./small-program.fixtures.ts";

const source = toPreviewSource(smallProgram);
const createPreview = (answers: Answers) => planPreview(answers, source);

describe("planPreview", () => {
  test("shows the plan of the defaults if nothing was answered", () => {
    expect(createPreview({})).toEqual({
      ...{ meals: 3, snacks: 1, energy: 1740, minutes: 60 },
      ...{ loved: [], others: ["pork", "beef", "fish", "egg", "dairy"], leftOut: [] },
      firstDinner: { name: "A meal", contains: ["fish", "dairy"] },
    });
  });

  test("has loved meats apart, and those that never come up", () => {
    const preview = createPreview({ meatPreferences: { beef: "love", pork: "hate" } });
    expect(preview).toMatchObject({ loved: ["beef"], leftOut: ["pork"] });
    expect(preview.others).not.toContain("pork");
  });

  test("leaves out a skipped meal", () => {
    expect(createPreview({ breakfastTime: "skip" })).toMatchObject({ meals: 2, snacks: 1 });
  });

  test("shows the longest meal if there's no limit", () => {
    expect(createPreview({ mealPrepTime: "more-than-1" }).minutes).toBe(90);
  });

  test("counts what starts late as on the plate", () => {
    expect(createPreview({ meatRelationship: "love" }).others).toContain("organ");
    expect(createPreview({}).others).not.toContain("organ");
  });

  test("has no first dinner if dinner is left out", () => {
    const skips = { meal: "dinner" as const, when: { answer: "dinnerTime", is: "skip" } };
    const rules = { ...source.rules, "leave-out": [skips] };
    expect(planPreview({ dinnerTime: "skip" }, { ...source, rules })).toMatchObject({
      ...{ firstDinner: undefined, meals: 2 },
    });
  });

  test("knows no meals if none fit", () => {
    const meals = { meals: { roast: meal({ beef: 250 }, { minutes: 90 }) } };
    expect(planPreview({}, toPreviewSource({ ...smallProgram, meals }))).toEqual({
      ...{ meals: 3, snacks: 1, energy: 1740, minutes: 60 },
      ...{ loved: [], others: [], leftOut: [], firstDinner: undefined },
    });
  });
});

describe("planFigures", () => {
  test("are the plan's energy, and the meals that may come up", () => {
    expect(planFigures({}, source)).toEqual({ energy: 1740, meals: 33 });
    const answers = { meatPreferences: { pork: "hate" } };
    expect(planFigures(answers, source)?.meals).toBe(25);
  });

  test("are unknown before a doctor agreed", () => {
    const rules = { ...source.rules, "doctor-first": [{ when: { answer: "bmi", atLeast: 1 } }] };
    expect(planFigures({}, { ...source, rules })).toBeUndefined();
  });
});

describe("planPreview of a program with mistakes", () => {
  test("knows no minutes without a limit and without a meal", () => {
    const empty = toPreviewSource({ ...smallProgram, meals: { meals: {} } });
    expect(planPreview({ mealPrepTime: "more-than-1" }, empty).minutes).toBeUndefined();
  });

  test("fails instead of showing a plan without meals", () => {
    expect(() => planPreview({}, { ...source, meals: [{ minutes: 10 } as never] })).toThrow(
      TypeError,
    );
  });
});

describe("toPreviewSource", () => {
  test("names dinners only", () => {
    const snack = meal({ egg: 50 }, { name: "An egg", slots: ["snack"] });
    const { meals } = toPreviewSource({ ...smallProgram, meals: { meals: { snack } } });
    expect(meals).toEqual([
      {
        ...{ slots: ["snack"], minutes: 10, keeps: true, contains: ["egg"], proteins: [3] },
        ...{ energy: 72, mostEnergy: 715, protein: 6, sodium: 30 },
      },
    ]);
    expect(source.meals[0]?.name).toBe("A meal");
  });

  test("leaves out reasons", () => {
    expect(JSON.stringify(source)).not.toContain("because");
  });
});
