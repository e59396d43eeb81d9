import fc from "fast-check";
import { expect, test } from "vitest";
import { smallAssets, smallFunnel } from "#compiler/small-funnel.fixtures.ts";
import { answerTo, slipsIn } from "#tools/author-mistakes/slips.ts";

// `npm run fuzz:funnel` tries a hundred times as many.
test("none of 3,000 random slips crashes the checker, and every detected slip is reported at its position", () => {
  let found = 0;
  fc.assert(
    fc.property(slipsIn(smallFunnel()), (files) => {
      found += Array.isArray(answerTo(files, smallAssets)) ? 1 : 0;
    }),
    { seed: 6, numRuns: 3000 },
  );
  expect(found).toBeGreaterThan(1500);
}, 240_000);
