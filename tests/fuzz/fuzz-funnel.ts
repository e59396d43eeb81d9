import { parseArgs } from "node:util";
import fc from "fast-check";
import { smallAssets, smallFunnel } from "#compiler/small-funnel.fixtures.ts";
import { answerTo, slipsIn } from "#tools/author-mistakes/slips.ts";
import { readFolder } from "#tools/funnel-folder/folder.ts";

// npm run fuzz:funnel -- --runs 1000 --seed 7 --real
const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "300000" },
    seed: { type: "string", default: "1" },
    real: { type: "boolean", default: false },
  },
});

const BATCH = 5000;
const MS_PER_S = 1000;

const runs = Number(values.runs);
const { files, assets } = values.real
  ? readFolder("funnel")
  : { files: smallFunnel(), assets: smallAssets };
let found = 0;
const begun = performance.now();

// In batches, each with its own seed, so that a failing batch can be run again alone.
for (let done = 0, seed = Number(values.seed); done < runs; done += BATCH, seed++) {
  const numRuns = Math.min(BATCH, runs - done);
  const property = fc.property(slipsIn(files), (broken) => {
    found += Array.isArray(answerTo(broken, assets)) ? 1 : 0;
  });
  fc.assert(property, { numRuns, seed });
  const seconds = (performance.now() - begun) / MS_PER_S;
  console.log(
    `${done + numRuns} slips, ${found} reported at their position, none crashed; ${seconds.toFixed(0)} s (seed ${seed})`,
  );
}
