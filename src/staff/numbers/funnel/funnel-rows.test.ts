import { describe, expect, test } from "vitest";
import type { NumbersReport } from "#api/numbers-report.ts";
import { emptyReport } from "../numbers.fixtures.ts";
import { smallPlan } from "../plan.fixtures.ts";
import { funnelRows, largestDropOff } from "./funnel-rows.ts";

const stays = (place: string, entered: number, inside: number) => {
  const left = entered - inside;
  return { place, entered, left, inside, answered: left, medianSeconds: 5 };
};

const report: NumbersReport = {
  ...emptyReport({ from: "2026-11-23", to: "2026-11-23" }),
  places: [
    stays("sales", 40, 30),
    stays("quiz-of-old", 20, 20),
    stays("start", 100, 10),
    stays("older", 30, 3),
    stays("goals", 90, 18),
    stays("age", 0, 0),
  ],
  edges: [
    { from: "goals", to: "thanks", count: 30 },
    { from: "goals", to: "sleep", count: 42 },
    { from: "start", to: "goals", count: 90 },
  ],
};

describe("funnelRows", () => {
  test("follow the flow, then list what the plan doesn't have anymore", () => {
    const rows = funnelRows(report, smallPlan());
    expect(rows.map(({ place, isInPlan }) => [place, isInPlan])).toEqual([
      ["start", true],
      ["goals", true],
      ["sales", true],
      ["older", false],
      ["quiz-of-old", false],
    ]);
    expect(rows.at(-1)?.title).toBe("quiz-of-old");
  });

  test("count a drop-off as the share of stays without a transition on", () => {
    const [, goals] = funnelRows(report, smallPlan());
    expect(goals?.dropOff).toBe(0.2);
    expect(goals?.transitions.map(({ to, share }) => [to, share])).toEqual([
      ["sleep", 42 / 90],
      ["thanks", 30 / 90],
    ]);
  });

  test("don't count visitors who opened the checkout as lost", () => {
    const money = { orders: 0, refunds: 0, revenueCents: 0, refundCents: 0, accounts: 0 };
    const totals = { visits: 100, checkouts: 12, ...money };
    const sales = funnelRows({ ...report, totals }, smallPlan()).find(
      ({ place }) => place === "sales",
    );
    expect(sales).toMatchObject({ left: 22, inside: 18, dropOff: 18 / 40 });
  });

  test("tell places with the same title apart", () => {
    const plan = smallPlan();
    const [first = "", second = ""] = Object.keys(plan.steps);
    for (const place of [first, second])
      Object.assign(plan.steps[place] as object, { title: "Twins" });
    expect(funnelRows(report, plan)[0]?.title).toBe(`Twins (${first})`);
  });
});

describe("largestDropOff", () => {
  test("leaves out the last step, small steps, and those that are gone", () => {
    expect(largestDropOff(funnelRows(report, smallPlan()))?.place).toBe("goals");
    const small = { ...report, places: [...report.places, stays("thanks", 4, 4)] };
    expect(largestDropOff(funnelRows(small, smallPlan()))?.place).toBe("goals");
  });

  test("doesn't exist without visits", () => {
    expect(largestDropOff([])).toBeUndefined();
  });
});
