import { describe, expect, test } from "vitest";
import type { NumbersReport } from "#api/numbers-report.ts";
import { intervalText, verdictText } from "../../../rules/experiments/verdict-text.ts";
import { emptyReport } from "../numbers.fixtures.ts";
import { smallPlan } from "../plan.fixtures.ts";
import { experimentResults } from "./experiment-result.ts";

const range = { from: "2026-11-10", to: "2026-11-23" };
const NOTHING = emptyReport(range).totals;

/** A report with visits and orders by arm. */
function reportWith(arms: Record<string, [visits: number, orders: number]>): NumbersReport {
  return {
    ...emptyReport(range),
    arms: Object.entries(arms).map(([arm, [visits, orders]]) => {
      return { experiment: "order", arm, ...NOTHING, visits, orders };
    }),
  };
}

function createResult(report: NumbersReport, plan = smallPlan()) {
  const [result] = experimentResults(report, plan);
  if (!result) throw new Error("The small funnel has an experiment.");
  return result;
}

function describeResult(report: NumbersReport) {
  const { verdict } = createResult(report);
  if ("missing" in verdict) throw new Error(verdict.missing);
  return verdictText(verdict.report);
}

describe("experiment verdict", () => {
  test.each([
    ["Keep running", { A: [1000, 30], B: [1000, 34] }],
    ["Stop: there's a winner", { A: [20_000, 600], B: [20_000, 900] }],
    ["Stop: no difference", { A: [900_000, 27_000], B: [900_000, 27_100] }],
    ["Alarm", { A: [10_000, 300], B: [8_000, 300] }],
  ] as const)("says %s", (label, arms) => {
    const counts = Object.entries(arms).map(([arm, [visits, orders]]) => [arm, [visits, orders]]);
    expect(describeResult(reportWith(Object.fromEntries(counts))).label).toBe(label);
  });

  test("estimates the days left from the traffic of the range", () => {
    const { verdict } = createResult(reportWith({ A: [1400, 42], B: [1400, 50] }));
    if ("missing" in verdict) throw new Error(verdict.missing);
    const { planned, daysLeft } = verdict.report;
    expect(daysLeft).toBe(Math.ceil((planned.visitors - 2800) / 200));
    expect(verdictText(verdict.report).toDo).toContain(`${daysLeft} more days`);
  });

  test("writes the interval in words", () => {
    const between = { first: "A", other: "B", difference: { least: 0, most: 0 } };
    expect(intervalText({ ...between, least: 0.979, most: 1.395 })).toBe(
      "B sells from 2.1% less to 39.5% more often than A.",
    );
    expect(intervalText({ ...between, least: 0, most: Number.POSITIVE_INFINITY })).toBe(
      "Nothing is known yet about B compared to A.",
    );
  });
});

describe("experimentResults", () => {
  test("have no verdict without visits", () => {
    expect(createResult(reportWith({})).verdict).toEqual({ missing: "no visits" });
    expect(createResult(reportWith({})).arms.map(({ arm }) => arm)).toEqual(["A", "B"]);
  });

  test("have no verdict if an arm is too small to be shown", () => {
    const report = reportWith({ A: [20, 1] });
    const hidden = { ...report.hidden, arms: 1 };
    expect(createResult({ ...report, hidden }).verdict).toEqual({ missing: "few visits" });
  });

  test("have no verdict if an arm has more orders than visits", () => {
    expect(createResult(reportWith({ A: [5, 6], B: [9, 1] })).verdict).toEqual({
      missing: "orders of earlier visits",
    });
  });

  test("have no verdict once an arm has won", () => {
    const plan = smallPlan();
    Object.assign(plan.experiments.order as object, { winner: "B" });
    expect(createResult(reportWith({ A: [1000, 9], B: [1000, 90] }), plan)).toMatchObject({
      winner: "B",
      verdict: { missing: "ended" },
    });
  });

  test("include experiments and arms that the plan doesn't have anymore", () => {
    const report = reportWith({ A: [1000, 9], C: [7, 1] });
    const gone = { experiment: "gone", arm: "A", ...NOTHING, visits: 6 };
    const results = experimentResults({ ...report, arms: [...report.arms, gone] }, smallPlan());
    expect(results.map(({ id, arms }) => [id, arms.map(({ arm }) => arm)])).toEqual([
      ["order", ["A", "B", "C"]],
      ["gone", ["A"]],
    ]);
    expect(results[1]?.verdict).toEqual({ missing: "gone" });
  });
});
