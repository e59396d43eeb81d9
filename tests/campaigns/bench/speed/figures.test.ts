import { describe, expect, test } from "vitest";
import type { AnyStep } from "#quiz/steps/step.ts";
import { computeFigures, quantile } from "./figures.ts";
import type { Walk } from "./walk.ts";

const step = (id: string, type: string): AnyStep =>
  ({ id, type, route: `/${id}`, title: id, continue: "Continue" }) as AnyStep;

const walk: Walk = {
  steps: [
    step("start", "entrance"),
    step("sleep", "single-choice"),
    step("goals", "multi-choice"),
    step("sales", "sales"),
  ],
  recording: {
    firstPaint: 300,
    largestPaint: 400,
    layoutShift: 0.1,
    blocked: [
      { at: 500, ms: 30 },
      { at: 5000, ms: 90 },
    ],
    interactions: [40, 24],
    commits: 8,
    presses: [310, 2000, 2900, 3000],
    screens: [
      { id: "start", at: 300 },
      { id: "sleep", at: 1500 },
      { id: "goals", at: 2580 },
      { id: "sales", at: 3040 },
    ],
  },
  requests: 3,
  bytes: 41_000,
  allRequests: 5,
  allBytes: 60_000,
  heapBytes: 5e6,
  workMs: 300,
  styleRuns: 48,
  layoutRuns: 20,
};

describe("computeFigures", () => {
  const figures = computeFigures([walk], { waitMs: 500 });

  test("counts from the last press before each screen, minus the wait after a choice", () => {
    expect(figures.choices).toEqual([80]);
    expect(figures.continues).toEqual([40]);
  });

  test("counts as usable from the first press, and as blocked what happened before", () => {
    expect(figures.usable).toEqual([1000]);
    expect(figures.blocked).toEqual([30]);
  });

  test("counts React's changes, and runs of style and layout, per screen", () => {
    expect(figures.commits).toEqual([2]);
    expect([figures.styleRuns, figures.layoutRuns]).toEqual([[12], [5]]);
  });
});

describe("quantile", () => {
  test.each([
    [0.5, 2],
    [0.95, 4],
    [0, 1],
  ])("%f of four values is at most %i", (share, value) => {
    expect(quantile([4, 1, 3, 2], share)).toBe(value);
  });

  test("is NaN without values", () => {
    expect(quantile([], 0.5)).toBeNaN();
  });
});
