import fc from "fast-check";
import { expect, test } from "vitest";
import { brokenLooks } from "#funnel/checks/broken-looks.ts";
import { compileFunnel } from "#funnel/compile-funnel.ts";
import type { Plan } from "#funnel/plan.ts";
import { planOf } from "#funnel/plan-of.ts";
import { problemLine } from "#funnel/problem.ts";
import { readFunnel } from "#funnel/read-funnel.ts";
import { smallAssets } from "#funnel/small-funnel.ts";
import type { Answers } from "#lib/json.ts";
import { readQuizState } from "#machine/quiz-state.ts";
import { seededChance } from "#simulation/chance.ts";
import { simulatedVisitor } from "#simulation/visitors.ts";
import { realPlan } from "../real-plan.ts";
import { memoryStore, visit } from "../visit.ts";
import { walkOn } from "../visits/walk.ts";
import { anyQuestions, figure } from "./any-questions.ts";
import { conditionalFunnels } from "./conditional-funnels.ts";
import { funnelOf } from "./funnel-of.ts";

/** For a machine that is busy with other things. */
const MANY_RUNS_MS = 60_000;

/** Gives a random visitor's answers on the real screens: each is taken at once, kept, and found again as it was given. */
async function expectTaken(plan: Plan, seed: number): Promise<Answers> {
  const { arms, answers, places } = simulatedVisitor(
    plan,
    { leave: () => 0, buy: 1 },
    seededChance(seed),
  );
  const store = memoryStore({ funnelVariant: JSON.stringify(arms) });
  const visitor = visit("/", { plan, store });
  expect(await walkOn(visitor, answers)).toEqual(places);
  // whoever chooses nothing leaves no answer
  const given = Object.fromEntries(
    Object.entries(answers).filter(([, answer]) => !Array.isArray(answer) || answer.length > 0),
  );
  expect(visitor.answers()).toEqual(given);
  expect(readQuizState(store, plan).answers).toEqual(given);
  return answers;
}

test("whatever may be asked, with whatever limits, a random visitor answers so that the real quiz goes on", {
  timeout: MANY_RUNS_MS,
}, async () => {
  let taken = 0;
  const property = fc.asyncProperty(anyQuestions, fc.nat(), async ({ flow, steps }, seed) => {
    const funnel = compileFunnel(funnelOf({ flow: `start, ${flow}, sales`, steps }), {
      ...smallAssets,
      images: { ...smallAssets.images, figure },
    });
    // limits that nobody could keep to are refused
    fc.pre(!Array.isArray(funnel));
    if (Array.isArray(funnel)) return;
    taken += Object.keys(
      await expectTaken(
        planOf(funnel, (image) => image),
        seed,
      ),
    ).length;
  });
  await fc.assert(property, { numRuns: 200, seed: 21 });
  expect(taken).toBeGreaterThan(400);
});

test("where anything depends on anything before, a random visitor answers so that the real quiz goes on", {
  timeout: MANY_RUNS_MS,
}, async () => {
  const property = fc.asyncProperty(conditionalFunnels, fc.nat(), async (files, seed) => {
    const funnel = readFunnel(files);
    if (Array.isArray(funnel)) throw new Error(funnel.map(problemLine).join("\n"));
    fc.pre(brokenLooks(funnel).length === 0);
    await expectTaken(
      planOf(funnel, (image) => image),
      seed,
    );
  });
  await fc.assert(property, { numRuns: 60, seed: 22 });
});

test("random visitors of the real funnel give every answer that its questions offer", {
  timeout: MANY_RUNS_MS,
}, async () => {
  const plan = realPlan();
  const given = new Set<string>();
  for (let seed = 0; seed < 30; seed++) {
    const answers = await expectTaken(plan, seed);
    for (const [name, answer] of Object.entries(answers)) {
      const parts = typeof answer === "object" ? Object.values(answer ?? {}) : [answer];
      for (const part of parts) given.add(`${name}: ${part}`);
    }
  }
  const offered = Object.values(plan.steps).flatMap((step) => {
    const { answer, type, options, verdicts } = step as {
      answer?: string;
      type: string;
      options?: object;
      verdicts?: object;
    };
    const units = { height: ["in", "cm"], weight: ["lbs", "kg"] }[type];
    return (units ?? Object.keys(options ?? verdicts ?? {})).map((value) => `${answer}: ${value}`);
  });
  expect(
    offered.filter((answer) => !given.has(answer)).length,
    "a few options may be missed by chance",
  ).toBeLessThan(offered.length / 20);
});
