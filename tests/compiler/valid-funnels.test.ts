import { expect, test } from "vitest";
import { compileFunnel } from "#compiler/compile.ts";
import { diagnosticLine } from "#compiler/diagnostics/diagnostic.ts";
import { smallAssets } from "#compiler/small-funnel.fixtures.ts";
import { compileOrThrow } from "./create-funnel.fixtures.ts";
import { branchingFunnel } from "./large-funnels.fixtures.ts";
import { validFunnels } from "./valid-funnels.fixtures.ts";
import { yamlStyles } from "./yaml-styles.fixtures.ts";

/** For a machine that is busy with other things. */
const LARGE_FUNNEL_MS = 60_000;

test.each(Object.entries(validFunnels))(
  "a valid funnel has no errors or warnings: %s",
  (_, files) => {
    const funnel = compileFunnel(files, smallAssets);
    expect(Array.isArray(funnel) ? funnel.map(diagnosticLine) : []).toEqual([]);
  },
  LARGE_FUNNEL_MS,
);

test("the large funnel really has 120 steps and 30 branches", () => {
  const { steps } = compileOrThrow(branchingFunnel());
  expect(steps.size).toBe(120);
  expect(branchingFunnel()["funnel.yaml"]?.match(/when:/g)).toHaveLength(30);
});

test("the small funnel asks the same questions in the same order, however it's written", () => {
  const written = Object.values(yamlStyles).map((files) =>
    [...compileOrThrow(files).steps.keys()].toSorted(),
  );
  for (const steps of written) expect(steps).toEqual(written[0]);
});
