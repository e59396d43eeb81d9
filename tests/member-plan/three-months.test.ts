import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { realProgram } from "#tools/cli/funnel-folder/real-program.ts";
import { faultsOfMonths, type MonthsCount, swappingMembers } from "./three-months.fixtures.ts";

const source = realProgram();

/** Leads random members through three months each. */
function tryThreeMonths(numRuns: number): MonthsCount {
  const count: MonthsCount = {
    members: 0,
    away: { before: 0, after: 0 },
    days: { all: 0, same: 0 },
  };
  fc.assert(
    fc.property(swappingMembers, (member) => {
      expect(faultsOfMonths(member, source, count)).toEqual([]);
    }),
    { numRuns, seed: 43, endOnFailure: true },
  );
  return count;
}

describe("three months of random members", () => {
  test("have full days within all limits", () => {
    const { members, away, days } = tryThreeMonths(150);
    expect(members).toBeGreaterThan(120);
    expect(away.after / away.before).toBeLessThan(0.5);
    expect(days.same / days.all).toBeLessThan(0.2);
  });

  test("have them for 10,000 members", { tags: ["long"], timeout: 3_600_000 }, () => {
    expect(tryThreeMonths(10_000).members).toBeGreaterThan(9_000);
  });
});
