import fc from "fast-check";
import { expect, test } from "vitest";
import { realProgram } from "../support/real-program.ts";
import { samples } from "../support/samples.ts";
import { faultsOfPlan, randomMembers } from "./random-members.fixtures.ts";

// npm run fuzz:members tries 100,000.
test("random members get full days, whatever their answers look like", () => {
  const source = realProgram();
  const property = fc.property(randomMembers, (answers) => {
    expect(faultsOfPlan(answers, source)).toEqual([]);
  });
  fc.assert(property, { numRuns: samples(2000), seed: 15 });
});
