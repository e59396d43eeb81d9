import fc from "fast-check";
import { expect, test } from "vitest";
import { brokenLooks } from "#funnel/checks/broken-looks.ts";
import { waitsAt, waysThrough } from "#funnel/paths/ways.ts";
import type { Plan } from "#funnel/plan.ts";
import { planOf } from "#funnel/plan-of.ts";
import { problemLine } from "#funnel/problem.ts";
import { readFunnel } from "#funnel/read-funnel.ts";
import { largeFunnel } from "../bench/large-funnel.ts";
import { conditionalFunnels } from "./conditional-funnels.ts";
import { distinctWays, everyWay, leastWaitOf, leastWaitOn } from "./every-visitor.ts";
import { funnelOf, message, planFrom, question } from "./funnel-of.ts";
import { branchingFunnel, longFunnel } from "./large.ts";
import { shapes } from "./shapes.ts";

/** For a machine that is busy with other things. */
const MANY_WAYS_MS = 60_000;
/** Far less than it took while every branch was remembered for the answer that all of them read. */
const LARGE_FUNNEL_MS = 20_000;

/** Checks the ways that are counted against those of all visitors, one by one. */
function expectWalked(plan: Plan): void {
  const all = everyWay(plan);
  const walked = distinctWays(all);
  const ways = waysThrough(plan);
  const lengths = walked.map(({ places }) => places.length);
  const questions = walked.map(
    ({ places }) => places.filter((place) => plan.steps[place]?.number !== undefined).length,
  );
  expect({ count: ways.count, isExact: ways.isExact }).toEqual({
    count: BigInt(walked.length),
    isExact: true,
  });
  expect([ways.shortest.steps, ways.longest.steps]).toEqual([
    Math.min(...lengths),
    Math.max(...lengths),
  ]);
  expect([ways.fewestQuestions.questions, ways.mostQuestions.questions]).toEqual([
    Math.min(...questions),
    Math.max(...questions),
  ]);
  expect([ways.quickest.waitMs, ways.isWaitExact]).toEqual([
    Math.min(...all.map((way) => leastWaitOf(plan, way))),
    true,
  ]);
  const waits = waitsAt(plan);
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

test.each(Object.entries(shapes))(
  "as many ways are counted as visitors with all answers take: %s",
  (_, files) => {
    expectWalked(planFrom(files));
  },
);

const FUNNELS = 100;

test(
  `of ${FUNNELS} funnels in which anything depends on anything before, as many ways are counted as visitors with all answers take`,
  () => {
    const property = fc.property(conditionalFunnels, (files) => {
      const funnel = readFunnel(files);
      if (Array.isArray(funnel)) throw new Error(funnel.map(problemLine).join("\n"));
      // conditions that never hold are welcome here; questions that nobody can answer are not
      fc.pre(brokenLooks(funnel).length === 0);
      expectWalked(planOf(funnel, (image) => image));
    });
    fc.assert(property, { numRuns: FUNNELS, seed: 11 });
  },
  MANY_WAYS_MS,
);

test("ways that no visitor can take are not counted: whoever is a man at the first branch is one at the second", () => {
  const twice =
    "{ when: { gender: male }, then: [a], else: [b] }, { when: { gender: female }, then: [c], else: [d] }";
  expect(
    waysThrough(
      planFrom(
        funnelOf({ flow: `start, ${twice}, sales`, steps: ["a", "b", "c", "d"].map(message) }),
      ),
    ).count,
  ).toBe(2n);
});

test(
  "forty choices that know nothing of each other make 2 to the power of 40 ways, counted at once",
  () => {
    expect(waysThrough(planFrom(longFunnel(400)))).toMatchObject({
      count: 2n ** 40n,
      isExact: true,
    });
  },
  MANY_WAYS_MS,
);

test(
  "120 steps with 30 branches are counted as they are",
  () => {
    const ways = waysThrough(planFrom(branchingFunnel()));
    expect(ways.isExact).toBe(true);
    expect(ways.count).toMatchInlineSnapshot(`39174n`);
  },
  MANY_WAYS_MS,
);

test.each([
  [120, 30],
  [1000, 250],
])(
  "%i steps with %i branches that all ask for the gender too are counted as they are, within seconds",
  (steps, branches) => {
    expect(waysThrough(planFrom(largeFunnel(steps, branches))).isExact).toBe(true);
  },
  LARGE_FUNNEL_MS,
);

const LINES = (lines: string) =>
  `wait: { type: status-lines, title: Wait, lines: [One, ${lines}] }`;

test("who waits least is found among those whose lines are the fewest, without counting them as a way of their own", () => {
  const lines =
    "{ say: Two, when: { gender: male } }, { say: Three, when: { gender: male } }, { say: Four, when: { gender: female } }";
  const ways = waysThrough(
    planFrom(funnelOf({ flow: "start, wait, sales", steps: [LINES(lines)] })),
  );
  expect(ways).toMatchObject({
    count: 1n,
    isExact: true,
    isWaitExact: true,
    forks: { "wait:wait": expect.anything() },
  });
  // the entrance, two lines of four, the rest behind them, and two changes
  expect(ways.quickest.waitMs).toBe(500 * (1 + 2 + 1 + 2));
});

test("where more lines depend on more than can be told apart, the least wait is said to be a limit", () => {
  const ids = Array.from({ length: 9 }, (_, index) => `q-${index}`);
  const lines = ids.map((id) => `{ say: ${id}, when: { ${id.replace("-", "")}: yes } }`).join(", ");
  const ways = waysThrough(
    planFrom(
      funnelOf({
        flow: ["start", ...ids, "wait", "sales"].join(", "),
        steps: [...ids.map((id) => question(id)), LINES(lines)],
      }),
    ),
  );
  expect(ways).toMatchObject({ isExact: true, isWaitExact: false });
});

test("where changes with lines of their own are more than can be told apart, nobody waits less than is said, nor more", () => {
  const ids = Array.from({ length: 9 }, (_, index) => `q-${index}`);
  const lines = ids.map((id) => `{ say: ${id}, when: { ${id.replace("-", "")}: yes } }`).join(", ");
  const wait = `wait: { type: status-lines, title: Wait, lines: [One, Two], instead: [{ when: { gender: male }, lines: [Only, ${lines}] }] }`;
  const plan = planFrom(
    funnelOf({
      flow: ["start", ...ids, "wait", "sales"].join(", "),
      steps: [...ids.map((id) => question(id)), wait],
    }),
  );
  // one line and the rest for men who said no to all, ten and the rest for those who said yes
  expect(waitsAt(plan).get("wait")).toEqual({ leastMs: 500 * 2, mostMs: 500 * 11 });
});

test("where an option depends on more than can be told apart, the ways are said to be at most so many", () => {
  const ids = Array.from({ length: 9 }, (_, index) => `q-${index}`);
  const options = ids
    .map((id) => `o${id}: { label: ${id}, when: { ${id.replace("-", "")}: yes } }`)
    .join(", ");
  const last = `last: { type: single-choice, title: Last, answer: last, options: { a: A, ${options} } }`;
  const flow = ["start", ...ids, "last", "{ when: { last: oq-1 }, then: [m-1] }", "sales"].join(
    ", ",
  );
  expect(
    waysThrough(
      planFrom(funnelOf({ flow, steps: [...ids.map((id) => question(id)), last, message("m-1")] })),
    ),
  ).toMatchObject({
    count: 2n,
    isExact: false,
  });
});

test(
  "where answers of many questions are read again at the end, an upper limit is given for one",
  () => {
    const ids = Array.from({ length: 16 }, (_, index) => `q-${index}`);
    const branches = ids.map((id) => `{ when: { ${id.replace("-", "")}: yes }, then: [m-${id}] }`);
    const again = ids.map((id) => `{ when: { ${id.replace("-", "")}: yes }, then: [n-${id}] }`);
    const steps = ids.flatMap((id) => [question(id), message(`m-${id}`), message(`n-${id}`)]);
    expect(
      waysThrough(
        planFrom(
          funnelOf({ flow: ["start", ...ids, ...branches, ...again, "sales"].join(", "), steps }),
        ),
      ),
    ).toMatchObject({
      count: 2n ** 32n,
      isExact: false,
    });
  },
  MANY_WAYS_MS,
);

test("the least wait is that of the steps' timers and of the changes between them", () => {
  const steps = [
    "wait: { type: status-lines, title: Wait, lines: [One, Two, Three] }",
    "count: { type: counter, title: Count, result: { title: Done } }",
    question("q-1"),
    message("m-1"),
  ];
  // every timing is half a second: the entrance 1, lines 3 + 1, counter 100 + 1, question 1, and 5 changes
  expect(
    waysThrough(planFrom(funnelOf({ flow: "start, wait, count, q-1, m-1, sales", steps }))).quickest
      .waitMs,
  ).toBe(500 * (1 + 4 + 101 + 1 + 5));
});
