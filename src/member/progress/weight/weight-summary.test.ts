import { describe, expect, test } from "vitest";
import { emptyJournal, write } from "../../tracker/journal.ts";
import { getWeight, listWeights } from "../../tracker/notes.ts";
import { weightSummary } from "./weight-summary.ts";

const createPoints = (...values: number[]) =>
  values.map((value, index) => ({ day: index + 2, value }));

describe("weightSummary", () => {
  test("summarizes the sample, and calls it a sample", () => {
    const lbs = listWeights(emptyJournal, "lbs");
    const kg = listWeights(emptyJournal, "kg");
    expect(weightSummary(lbs.points, "lbs", lbs.isSample)).toMatchInlineSnapshot(
      `"In this sample, you are down 9 lbs since day 1."`,
    );
    expect(weightSummary(kg.points, "kg", kg.isSample)).toMatchInlineSnapshot(
      `"In this sample, you are down 4 kg since day 1."`,
    );
  });

  test("starts from the first day with a weight", () => {
    expect(weightSummary(createPoints(180, 190, 178.5), "lbs", false)).toMatchInlineSnapshot(
      `"You are down 1.5 lbs since day 2."`,
    );
    expect(weightSummary(createPoints(80, 81), "kg", false)).toMatchInlineSnapshot(
      `"You are up 1 kg since day 2."`,
    );
    expect(weightSummary(createPoints(180.3, 180.3), "lbs", false)).toMatchInlineSnapshot(
      `"You have stayed at 180.3 lbs since day 2."`,
    );
  });

  test("rounds the difference to tenths", () => {
    expect(weightSummary(createPoints(80.3, 80.1), "kg", false)).toBe(
      "You are down 0.2 kg since day 2.",
    );
  });

  test("asks for a second weight if there's only one", () => {
    const journal = write(emptyJournal, {
      day: 3,
      field: "weight",
      value: { value: 178, unit: "lbs" },
      changedAt: "2026-01-01T00:00:00.000Z",
    });
    const { points, isSample } = listWeights(journal, "lbs");
    expect(weightSummary(points, "lbs", isSample)).toMatchInlineSnapshot(
      `"You weighed 178 lbs on day 3. Add another day to see how it changes."`,
    );
  });
});

test("getWeight is what the member weighed before a day, or else what they weighed first", () => {
  const at = (day: number, value: number) => ({
    ...{ day, field: "weight", value: { value, unit: "lbs" } },
    changedAt: "2026-01-12T11:00:00.000Z",
  });
  const first = write(write(emptyJournal, at(5, 236)), at(9, 230));
  expect([3, 5, 8, 9].map((day) => getWeight(first, day, "lbs"))).toEqual([236, 236, 236, 230]);
  const later = { ...first, before: { weight: { value: 240, unit: "lbs" as const } } };
  expect([3, 5].map((day) => getWeight(later, day, "lbs"))).toEqual([240, 236]);
  expect(getWeight(emptyJournal, 3, "lbs")).toBe(185);
});
