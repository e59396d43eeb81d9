import fc from "fast-check";
import { expect, test } from "vitest";
import type { Plan } from "#compiler/plan.ts";
import { createTally, type Tally } from "#compiler/simulation/tally.ts";
import { simulatedVisitor, type VisitorModel } from "#compiler/simulation/visitors.ts";
import { createRandom } from "#lib/seeded-random.ts";
import { runFunnel } from "#tools/cli/funnel/run-funnel.ts";
import { tempFunnel } from "#tools/cli/funnel/temp-funnel.fixtures.ts";
import { capturingTerminal } from "#tools/cli/funnel/terminal/capturing-terminal.ts";
import { memoryStore, visit } from "../engine/visit.fixtures.ts";
import { walkOn } from "../engine/walk.fixtures.ts";
import { realPlan } from "../support/real-plan.ts";
import { compilePlan } from "./create-funnel.fixtures.ts";
import { flowShapes } from "./flow-shapes.fixtures.ts";
import { branchingFunnel } from "./large-funnels.fixtures.ts";

/** For a machine that is busy with other things. */
const MANY_RUNS_MS = 60_000;

const usual: VisitorModel = { leave: () => 0.03, buy: 0.05 };

function simulateVisitors(plan: Plan, visitors: number, seed = 1, behaving = usual): Tally {
  const chance = createRandom(seed);
  const { tally, add } = createTally(plan);
  for (let number = 0; number < visitors; number++) add(simulatedVisitor(plan, behaving, chance));
  return tally;
}

const plans: [string, Plan][] = [
  ["the real funnel", realPlan()],
  ["120 steps with 30 branches", compilePlan(branchingFunnel())],
  ...Object.entries(flowShapes).map(([name, files]): [string, Plan] => [name, compilePlan(files)]),
];

test.each(plans)(
  "no visitor is lost: everyone at a step leaves, buys, or continues to another step: %s",
  (_, plan) => {
    const { visitors, sales, steps } = simulateVisitors(plan, 500);
    const sum = (count: (step: Tally["steps"][number]) => number) =>
      steps.reduce((total, step) => total + count(step), 0);
    for (const step of steps) expect(step.entries).toBe(step.exits + step.sales + step.onward);
    expect(steps.find(({ place }) => place === plan.entry)?.entries).toBe(visitors);
    expect(sum((step) => step.exits) + sales).toBe(visitors);
    expect(sum((step) => step.entries)).toBe(visitors + sum((step) => step.onward));
  },
);

test("the table of a simulation adds up: visitors of a step left there, bought there, or reached the next", {
  timeout: MANY_RUNS_MS,
}, async () => {
  const { terminal, printed } = capturingTerminal();
  await runFunnel(
    [
      "simulate",
      "--visitors",
      "2000",
      "--drop-off",
      "10%",
      "--buy",
      "50%",
      "--folder",
      tempFunnel(),
    ],
    terminal,
  );
  const [, table = ""] = printed.join("\n").split(/^step .*bought$/m);
  const rows = table
    .split("\n\n")[0]
    ?.trim()
    .split("\n")
    .map((line) => {
      const [step = "", reached, , left, , bought = 0] = line.split(/ {2,}/);
      return {
        step,
        reached: Number(reached?.replace(",", "")),
        left: Number(left?.replace(",", "")),
        bought: Number(bought),
      };
    });
  if (!rows) throw new Error("The simulation printed no table.");
  const after = rows.reduce((here, { left, bought }) => here - left - bought, 2000);
  expect(after).toBe(0);
  const onward = (row: number) => (rows[row]?.reached ?? 0) - (rows[row]?.left ?? 0);
  const countReached = (row: number) => rows[row]?.reached;
  // The arms ask in another order: sleep and thanks, then thanks and sleep.
  expect(rows.map(({ step }) => step)).toEqual([
    "start",
    "goals",
    "sleep",
    "thanks",
    "thanks (again)",
    "sleep (again)",
    "age",
    "sales",
  ]);
  expect([countReached(1), countReached(3), countReached(5), countReached(7)]).toEqual([
    onward(0),
    onward(2),
    onward(4),
    onward(6),
  ]);
  expect((countReached(2) ?? 0) + (countReached(4) ?? 0)).toBe(onward(1));
  expect(countReached(6)).toBe(onward(3) + onward(5));
});

test("the same seed sends the same visitors, and another seed sends others", () => {
  const plan = realPlan();
  expect(simulateVisitors(plan, 2000, 7)).toEqual(simulateVisitors(plan, 2000, 7));
  expect(simulateVisitors(plan, 2000, 8)).not.toEqual(simulateVisitors(plan, 2000, 7));
});

test("as many visitors leave as requested, at the requested steps", () => {
  const plan = realPlan();
  const tally = simulateVisitors(plan, 20_000, 3, {
    leave: (place) => (place === plan.entry ? 0.5 : 0),
    buy: 1,
  });
  expect(tally.steps.filter(({ exits }) => exits > 0).map(({ place }) => place)).toEqual([
    plan.entry,
  ]);
  expect(tally.sales / tally.visitors).toBeCloseTo(0.5, 1);
});

test(
  "a 12.5% arm gets an eighth of 100,000 visitors",
  () => {
    const { arms } = simulateVisitors(
      compilePlan(flowShapes["three experiments in each other"] ?? {}),
      100_000,
      5,
    );
    const eighth =
      arms.find(({ experiment, arm }) => experiment === "z" && arm === "A")?.visitors ?? 0;
    // Four standard deviations of a binomial distribution.
    expect(Math.abs(eighth - 12_500)).toBeLessThan(4 * Math.sqrt(100_000 * 0.125 * 0.875));
  },
  MANY_RUNS_MS,
);

test.each(
  plans.filter(
    ([name]) => name !== "sixty questions in a row" && name !== "120 steps with 30 branches",
  ),
)(
  "a simulated visitor sees the screens that the real machine shows for the same answers and arms: %s",
  async (_, plan) => {
    const property = fc.asyncProperty(fc.nat(), async (seed) => {
      const { arms, answers, places } = simulatedVisitor(
        plan,
        { leave: () => 0, buy: 1 },
        createRandom(seed),
      );
      const visitor = visit("/", {
        plan,
        store: memoryStore({ funnelVariant: JSON.stringify(arms) }),
      });
      expect(await walkOn(visitor, answers)).toEqual(places);
    });
    await fc.assert(property, { numRuns: 8 });
  },
  MANY_RUNS_MS,
);
