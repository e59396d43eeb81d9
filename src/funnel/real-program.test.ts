import { expect, test } from "vitest";
import { readAssets, readFunnelFolder } from "../../scripts/funnel-folder.ts";
import { GROCERY_CATEGORIES } from "../lib/grocery-categories.ts";
import { compileFunnel } from "./compile-funnel.ts";
import { problemLine } from "./problem.ts";
import type { Effort } from "./program-schema.ts";

const funnel = compileFunnel(readFunnelFolder("funnel"), readAssets("funnel"));
if (Array.isArray(funnel)) throw new Error(funnel.map(problemLine).join("\n"));
if (!funnel.program) throw new Error("The real funnel has a program.");
const { meals, workouts, groceries, resources } = funnel.program;

const unique = <T>(values: T[]) => [...new Set(values)];
/** Seconds of work, a repetition counted as four. */
const secondsOfWork = (efforts: Effort[]) =>
  efforts.reduce(
    (sum, { sets, repetitions = 0, seconds = 0 }) => sum + sets * (repetitions * 4 + seconds),
    0,
  );

test("a member eats something else at each meal of seven days, with a tip for each day", () => {
  const { days } = meals.fields;
  expect(days).toHaveLength(7);
  expect(
    unique(
      days.flatMap(({ breakfast, lunch, dinner, snack }) =>
        [breakfast, lunch, dinner, snack].map(({ name }) => name),
      ),
    ),
  ).toHaveLength(28);
  expect(unique(days.map(({ tip }) => tip))).toHaveLength(7);
});

test("a member does more on each day of training than a week before", () => {
  const { weeks } = workouts.fields;
  for (const [index, { days }] of weeks.entries()) {
    const before = weeks[index - 1]?.days ?? [];
    for (const [day, { name, exercises }] of days.entries()) {
      expect(exercises.length, `${name} of week ${index + 1}`).toBeGreaterThan(0);
      expect(secondsOfWork(exercises), `${name} of week ${index + 1}`).toBeGreaterThan(
        secondsOfWork(before[day]?.exercises ?? []),
      );
    }
  }
});

test("a member reads how each exercise is done, and an easier way", () => {
  for (const { name, form, regression } of Object.values(workouts.fields.exercises))
    expect([name, form, regression].every((text) => text.length > 3)).toBe(true);
});

test("a member finds lists that fill every part of the shop", () => {
  for (const { items } of groceries.fields.templates)
    expect(unique(items.map(({ category }) => category)).toSorted()).toEqual(
      GROCERY_CATEGORIES.toSorted(),
    );
});

test("a member is promised no cure", () => {
  const texts = JSON.stringify([meals, workouts, groceries, resources].map(({ fields }) => fields));
  expect(texts).not.toMatch(
    /\b(cures?|heals?|healing|guaranteed?|miracle|detox\w*|superfood|lose \d+|burns? fat|boosts?)\b/i,
  );
});
