import { describe, expect, test } from "vitest";
import { armsVerdict, type CountedArms } from "./arms-verdict.ts";

const plan = { experiments: { order: { arms: { A: 50, B: 50, C: 0 } } } };
const createCounts = (arms: CountedArms["arms"], mayBeHidden = false) => {
  return { arms, days: 10, mayBeHidden };
};
const [A, B] = ["A", "B"].map((arm) => ({ arm, visits: 1000, orders: 30 }));
const arms = [A, B].flatMap((arm) => arm ?? []);

describe("the verdict on arms", () => {
  test("is about the arms that get visitors", () => {
    const others = ["C", "removed"].map((arm) => ({ arm, visits: 9, orders: 10 }));
    const verdict = armsVerdict(plan, "order", createCounts([...others, ...arms]));
    if ("missing" in verdict) throw new Error(verdict.missing);
    expect(verdict.report.arms.map(({ arm }) => arm)).toEqual(["A", "B"]);
    expect(verdict.report.assumed.visitorsPerDay).toBe(200);
  });

  test("counts an arm without visits, unless it may be hidden", () => {
    const [first] = arms.map((arm) => ({ ...arm, visits: 2000 }));
    const only = first ? [first] : [];
    expect(armsVerdict(plan, "order", createCounts(only))).toMatchObject({
      report: { finding: { kind: "mismatch" } },
    });
    expect(armsVerdict(plan, "order", createCounts(only, true))).toEqual({ missing: "few visits" });
  });

  test("is missing if only one arm gets visitors", () => {
    const single = { experiments: { order: { arms: { A: 100, B: 0 } } } };
    expect(armsVerdict(single, "order", createCounts(arms))).toEqual({ missing: "one arm" });
  });

  test.each(["gone", "constructor"])("is missing for %s, which isn't in the plan", (id) => {
    expect(armsVerdict(plan, id, createCounts(arms))).toEqual({ missing: "gone" });
  });
});
