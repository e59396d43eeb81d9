import { describe, expect, test } from "vitest";
import { computeVitals, type Observed } from "./compute-vitals.ts";
import { BUCKET_EDGES, type Metric } from "./histogram.ts";

const twoSteps = [
  { step: "start", from: 40 },
  { step: "goals", from: 5000 },
];
const vitals = (seen: Partial<Observed>) =>
  computeVitals({ steps: twoSteps, events: [], shifts: undefined, paints: [], ...seen });

/** The counts of a metric if each of these values was counted once. */
function counts(metric: Metric, ...values: number[]): number[] {
  const edges: readonly number[] = BUCKET_EDGES[metric];
  return [...edges, Number.POSITIVE_INFINITY].map(
    (edge, at) => values.filter((value) => value <= edge && value > (edges[at - 1] ?? -1)).length,
  );
}

const press = (at: number, durationMs: number, interaction = at) => ({
  interaction,
  at,
  durationMs,
});

describe("computeVitals", () => {
  test("counts nothing of a page without a step", () => {
    expect(
      vitals({ steps: [], paints: [700], usableAt: 900, events: [press(100, 80)], shifts: [] }),
    ).toEqual({});
    expect(
      vitals({
        steps: [{ step: "", from: 0 }],
        paints: [700],
        usableAt: 900,
        events: [press(100, 80)],
        shifts: [],
      }),
    ).toEqual({});
  });

  test("counts an edge in the bucket below it, and what's above all edges in the last", () => {
    const computeInp = (durationMs: number) =>
      vitals({ events: [press(100, durationMs)] }).start?.inp;
    expect(computeInp(50)).toEqual([1, 0, 0, 0, 0, 0, 0, 0]);
    expect(computeInp(51)).toEqual([0, 1, 0, 0, 0, 0, 0, 0]);
    expect(computeInp(1001)).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
  });
});

describe("largest contentful paint", () => {
  test("is the last candidate before the first press, on the step that was opened", () => {
    expect(vitals({ paints: [300, 1700, 6500], firstInputAt: 2000 })).toEqual({
      start: { lcp: counts("lcp", 1700) },
    });
  });

  test("leaves out paints after the page was hidden", () => {
    expect(vitals({ paints: [300, 1700], firstHiddenAt: 1000 })).toEqual({
      start: { lcp: counts("lcp", 300) },
    });
    expect(vitals({ paints: [300, 1700], firstHiddenAt: 0 })).toEqual({});
  });
});

describe("usable", () => {
  test("is counted once, on the step that was opened", () => {
    expect(vitals({ usableAt: 1200 })).toEqual({ start: { usable: counts("usable", 1200) } });
  });

  test("leaves out a page that was hidden before", () => {
    expect(vitals({ usableAt: 1200, firstHiddenAt: 100 })).toEqual({});
  });
});

describe("interaction to next paint", () => {
  test("takes the longest interaction of each step, by when it began", () => {
    const events = [press(3000, 30), press(4990, 120), press(5000, 260), press(8000, 40)];
    expect(vitals({ events })).toEqual({
      start: { inp: counts("inp", 120) },
      goals: { inp: counts("inp", 260) },
    });
  });

  test("counts what was pressed before the first mark on the step that was opened", () => {
    expect(vitals({ events: [press(20, 90)] })).toEqual({ start: { inp: counts("inp", 90) } });
  });

  test("takes the longest event of an interaction, which belongs to the step of its first one", () => {
    const events = [press(4990, 60, 7), press(5010, 240, 7)];
    expect(vitals({ events })).toEqual({ start: { inp: counts("inp", 240) } });
  });

  test.each([
    [49, 900],
    [50, 400],
    [99, 400],
    [100, 170],
  ])("leaves out one for every 50: of %i interactions, it's %i ms", (amount, expected) => {
    const long = [900, 400, 170];
    const events = Array.from({ length: amount }, (_, at) => press(100 + at, long[at] ?? 40));
    expect(vitals({ events })).toEqual({ start: { inp: counts("inp", expected) } });
  });

  test("counts a step that was shown twice as two stays", () => {
    const steps = [...twoSteps, { step: "start", from: 7000 }];
    expect(vitals({ steps, events: [press(100, 90), press(7100, 170)] })).toEqual({
      start: { inp: counts("inp", 90, 170) },
    });
  });

  test("counts nothing while no step is shown", () => {
    expect(
      vitals({ steps: [...twoSteps, { step: "", from: 6000 }], events: [press(6100, 90)] }),
    ).toEqual({});
  });
});

describe("cumulative layout shift", () => {
  const computeCls = (...shifts: [at: number, score: number][]) =>
    vitals({ shifts: shifts.map(([at, score]) => ({ at, score })) });

  test("counts a step without a shift as 0", () => {
    expect(computeCls()).toEqual({
      start: { cls: counts("cls", 0) },
      goals: { cls: counts("cls", 0) },
    });
  });

  test("counts nothing if the browser doesn't report shifts", () => {
    expect(vitals({})).toEqual({});
  });

  test("adds up shifts less than a second apart, and takes the largest sum", () => {
    expect(computeCls([100, 0.04], [1099, 0.04], [2099, 0.06]).start).toEqual({
      cls: counts("cls", 0.08),
    });
  });

  test("ends a sum after five seconds", () => {
    const shifts = Array.from({ length: 8 }, (_, at): [number, number] => [6000 + at * 900, 0.02]);
    expect(computeCls(...shifts).goals).toEqual({ cls: counts("cls", 0.12) });
  });

  test("begins again on the next step", () => {
    expect(computeCls([4900, 0.04], [5100, 0.04])).toEqual({
      start: { cls: counts("cls", 0.04) },
      goals: { cls: counts("cls", 0.04) },
    });
  });
});
