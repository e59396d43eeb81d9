import { parseArgs } from "node:util";
import fc from "fast-check";
import { faultsOfPlan, randomMembers } from "../member-plan/random-members.fixtures.ts";
import { realProgram } from "../support/real-program.ts";

// npm run fuzz:members -- --runs 1000 --seed 7
const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "100000" },
    seed: { type: "string", default: "1" },
  },
});

const BATCH = 5000;
const MS_PER_S = 1000;

const runs = Number(values.runs);
const source = realProgram();
const begun = performance.now();

// In batches, each with its own seed, so that a failing batch can be run again alone.
for (let done = 0, seed = Number(values.seed); done < runs; done += BATCH, seed++) {
  const numRuns = Math.min(BATCH, runs - done);
  const property = fc.property(
    randomMembers,
    (answers) => faultsOfPlan(answers, source)?.length === 0,
  );
  fc.assert(property, { numRuns, seed });
  const seconds = (performance.now() - begun) / MS_PER_S;
  console.log(
    `${done + numRuns} members, each with full days; ${seconds.toFixed(0)} s (seed ${seed})`,
  );
}
