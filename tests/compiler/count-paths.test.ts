import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildPlan } from "#compiler/build-plan.ts";
import { brokenVariants } from "#compiler/checks/never-taken.ts";
import { diagnosticLine } from "#compiler/diagnostics/diagnostic.ts";
import { countPaths, findWaits } from "#compiler/paths/count-paths.ts";
import type { Plan } from "#compiler/plan.ts";
import { readFunnel } from "#compiler/read/read-funnel.ts";
import { largeFunnel } from "../campaigns/bench/large-funnel.ts";
import { samples } from "../support/samples.ts";
import { conditionalFunnels } from "./conditional-funnels.fixtures.ts";
import {
  compilePlan,
  createPlan,
  message,
  question,
  toAnswerName,
} from "./create-funnel.fixtures.ts";
import {
  calculateLeastWait,
  distinctPaths,
  everyPath,
  leastWaitOn,
} from "./every-path.fixtures.ts";
import { flowShapes } from "./flow-shapes.fixtures.ts";
import { branchingFunnel, longFunnel } from "./large-funnels.fixtures.ts";

/** For a machine that is busy with other things. */
const MANY_WAYS_MS = 60_000;
/** Far less than it took when every branch was remembered for the answer that all of them read. */
const LARGE_FUNNEL_MS = 20_000;

/** Compares the counted paths with those of all visitors, one by one. */
function expectWalked(plan: Plan): void {
  const all = everyPath(plan);
  const walked = distinctPaths(all);
  const counts = countPaths(plan);
  const lengths = walked.map(({ places }) => places.length);
  const questions = walked.map(
    ({ places }) => places.filter((place) => plan.steps[place]?.number !== undefined).length,
  );
  expect({ count: counts.count, isExact: counts.isExact }).toEqual({
    count: BigInt(walked.length),
    isExact: true,
  });
  expect([counts.shortest.steps, counts.longest.steps]).toEqual([
    Math.min(...lengths),
    Math.max(...lengths),
  ]);
  expect([counts.fewestQuestions.questions, counts.mostQuestions.questions]).toEqual([
    Math.min(...questions),
    Math.max(...questions),
  ]);
  expect([counts.quickest.waitMs, counts.isWaitExact]).toEqual([
    Math.min(...all.map((way) => calculateLeastWait(plan, way))),
    true,
  ]);
  const waits = findWaits(plan);
  for (const place of new Set(all.flatMap(({ places }) => places))) {
    const kept = all
      .filter(({ places }) => places.includes(place))
      .map((way) => leastWaitOn(plan, way, place));
    expect(waits.get(place), place).toEqual({
      leastMs: Math.min(...kept),
      mostMs: Math.max(...kept),
    });
  }
}

describe("countPaths", () => {
  test.each(Object.entries(flowShapes))(
    "counts as many paths as visitors with all answers take: %s",
    (_, files) => {
      expectWalked(compilePlan(files));
    },
  );

  const FUNNELS = samples(100);

  test(
    `in ${FUNNELS} funnels with random dependencies, counts as many paths as visitors with all answers take`,
    () => {
      const property = fc.property(conditionalFunnels, (files) => {
        const funnel = readFunnel(files);
        if (Array.isArray(funnel)) throw new Error(funnel.map(diagnosticLine).join("\n"));
        // Conditions that never hold are fine here, but questions that can't be answered aren't.
        fc.pre(brokenVariants(funnel).length === 0);
        expectWalked(buildPlan(funnel, (image) => image));
      });
      fc.assert(property, { numRuns: FUNNELS, seed: 11 });
    },
    MANY_WAYS_MS,
  );

  test("doesn't count impossible paths: a man at the first branch is a man at the second", () => {
    const twice =
      "{ when: { gender: male }, then: [a], else: [b] }, { when: { gender: female }, then: [c], else: [d] }";
    const steps = ["a", "b", "c", "d"].map(message);
    expect(countPaths(createPlan({ flow: `start, ${twice}, sales`, steps })).count).toBe(2n);
  });

  test(
    "counts forty independent choices as 2 to the power of 40 paths, and instantly",
    () => {
      expect(countPaths(compilePlan(longFunnel(400)))).toMatchObject({
        count: 2n ** 40n,
        isExact: true,
      });
    },
    MANY_WAYS_MS,
  );

  test(
    "counts 120 steps with 30 branches exactly",
    () => {
      const counts = countPaths(compilePlan(branchingFunnel()));
      expect(counts.isExact).toBe(true);
      expect(counts.count).toMatchInlineSnapshot(`39174n`);
    },
    MANY_WAYS_MS,
  );

  test.each([
    [120, 30],
    [1000, 250],
  ])(
    "counts %i steps with %i branches that all ask for the gender too exactly, within seconds",
    (steps, branches) => {
      expect(countPaths(compilePlan(largeFunnel(steps, branches))).isExact).toBe(true);
    },
    LARGE_FUNNEL_MS,
  );
});

/** For a machine that is busy with other things. */
const MANY_PATHS_MS = 60_000;

const questionIds = (count: number) => Array.from({ length: count }, (_, index) => `q-${index}`);
const saysYes = (id: string) => `{ ${toAnswerName(id)}: yes }`;

/** A step that shows lines, written as entries of a YAML list. */
const wait = (lines: string, instead = "") =>
  `wait: { type: status-lines, title: Wait, lines: [${lines}]${instead} }`;

/** The plan of many questions, and then these items and steps. */
const planAfter = (ids: string[], items: string[], steps: string[]) =>
  createPlan({
    flow: ["start", ...ids, ...items, "sales"].join(", "),
    steps: [...ids.map((id) => question(id)), ...steps],
  });

const NINE = questionIds(9);
const NINE_LINES = NINE.map((id) => `{ say: ${id}, when: ${saysYes(id)} }`).join(", ");

describe("the bounds of countPaths", () => {
  test("find the shortest wait among visitors with the fewest lines, without counting them as another path", () => {
    const lines =
      "One, { say: Two, when: { gender: male } }, { say: Three, when: { gender: male } }, { say: Four, when: { gender: female } }";
    const paths = countPaths(planAfter([], ["wait"], [wait(lines)]));
    expect(paths).toMatchObject({
      count: 1n,
      isExact: true,
      isWaitExact: true,
      forks: { "wait:wait": expect.anything() },
    });
    // Two lines of four, the rest after them, and two transitions.
    expect(paths.quickest.waitMs).toBe(500 * (2 + 1 + 2));
  });

  test("are inexact for the shortest wait if the lines depend on too many answers", () => {
    expect(countPaths(planAfter(NINE, ["wait"], [wait(`One, ${NINE_LINES}`)]))).toMatchObject({
      isExact: true,
      isWaitExact: false,
    });
  });

  test("hold for the wait if the variants with their own lines depend on too many answers", () => {
    const forMen = `, instead: [{ when: { gender: male }, lines: [Only, ${NINE_LINES}] }]`;
    const plan = planAfter(NINE, ["wait"], [wait("One, Two", forMen)]);
    // One line and the rest for men who said no to all, ten and the rest for those who said yes.
    expect(findWaits(plan).get("wait")).toEqual({ leastMs: 500 * 2, mostMs: 500 * 11 });
  });

  test("are an upper bound on the paths if an option depends on too many answers", () => {
    const options = NINE.map((id) => `o${id}: { label: ${id}, when: ${saysYes(id)} }`).join(", ");
    const last = `last: { type: single-choice, title: Last, answer: last, options: { a: A, ${options} } }`;
    const items = ["last", "{ when: { last: oq-1 }, then: [m-1] }"];
    expect(countPaths(planAfter(NINE, items, [last, message("m-1")]))).toMatchObject({
      count: 2n,
      isExact: false,
    });
  });

  test(
    "are an upper bound on the paths if many answers are read again at the end",
    () => {
      const ids = questionIds(16);
      const branches = ["m", "n"].flatMap((kind) =>
        ids.map((id) => `{ when: ${saysYes(id)}, then: [${kind}-${id}] }`),
      );
      const steps = ids.flatMap((id) => [message(`m-${id}`), message(`n-${id}`)]);
      expect(countPaths(planAfter(ids, branches, steps))).toMatchObject({
        count: 2n ** 32n,
        isExact: false,
      });
    },
    MANY_PATHS_MS,
  );

  test("add up the steps' timers and the transitions between them for the shortest wait", () => {
    const steps = [
      wait("One, Two, Three"),
      "count: { type: counter, title: Count, result: { title: Done } }",
      question("q-1"),
      message("m-1"),
    ];
    // Every timing is half a second: lines 3 + 1, counter 100 + 1, question 1, and 5 transitions.
    expect(
      countPaths(createPlan({ flow: "start, wait, count, q-1, m-1, sales", steps })).quickest
        .waitMs,
    ).toBe(500 * (4 + 101 + 1 + 5));
  });
});
