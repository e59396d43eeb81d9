import { expect, test } from "vitest";
import { compileFunnel } from "#funnel/compile-funnel.ts";
import { problemLine } from "#funnel/problem.ts";
import { smallAssets } from "#funnel/small-funnel.ts";
import { compiled } from "./funnel-of.ts";
import { branchingFunnel } from "./large.ts";
import { validFunnels } from "./valid-funnels.ts";
import { writings } from "./writings.ts";

/** For a machine that is busy with other things. */
const LARGE_FUNNEL_MS = 60_000;

test.each(Object.entries(validFunnels))(
  "an author hears of no problem in a sound funnel: %s",
  (_, files) => {
    const funnel = compileFunnel(files, smallAssets);
    expect(Array.isArray(funnel) ? funnel.map(problemLine) : []).toEqual([]);
  },
  LARGE_FUNNEL_MS,
);

test("the large funnel has the 120 steps and 30 branches that it is said to have", () => {
  const { steps } = compiled(branchingFunnel());
  expect(steps.size).toBe(120);
  expect(branchingFunnel()["funnel.yaml"]?.match(/when:/g)).toHaveLength(30);
});

test("however an author writes it, the small funnel asks the same questions in the same order", () => {
  const written = Object.values(writings).map((files) =>
    [...compiled(files).steps.keys()].toSorted(),
  );
  for (const steps of written) expect(steps).toEqual(written[0]);
});
