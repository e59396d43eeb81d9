import fc from "fast-check";
import { expect, test } from "vitest";
import { smallAssets, smallFunnel } from "#funnel/small-funnel.ts";
import { answerTo, slipsIn } from "./slips.ts";

// `npm run fuzz:funnel` tries a hundred times as many
test("of 3,000 slips of a hand none crashes the checker, and each that is found is told at its place", () => {
  let found = 0;
  fc.assert(
    fc.property(slipsIn(smallFunnel()), (files) => {
      found += Array.isArray(answerTo(files, smallAssets)) ? 1 : 0;
    }),
    { seed: 6, numRuns: 3000 },
  );
  expect(found).toBeGreaterThan(1500);
}, 240_000);
