// @module-tag long
import fc from "fast-check";
import { expect, test } from "vitest";
import { buildPlan } from "#compiler/build-plan.ts";
import { brokenVariants } from "#compiler/checks/never-taken.ts";
import { compileFunnel } from "#compiler/compile.ts";
import { diagnosticLine } from "#compiler/diagnostics/diagnostic.ts";
import type { Plan } from "#compiler/plan.ts";
import { readFunnel } from "#compiler/read/read-funnel.ts";
import { simulatedVisitor } from "#compiler/simulation/visitors.ts";
import { smallAssets } from "#compiler/small-funnel.fixtures.ts";
import type { Answers } from "#lib/json.ts";
import { createRandom } from "#lib/seeded-random.ts";
import { readQuizState } from "#quiz/engine/quiz-state.ts";
import { memoryStore, visit } from "../engine/visit.fixtures.ts";
import { walkOn } from "../engine/walk.fixtures.ts";
import { realPlan } from "../support/real-plan.ts";
import { conditionalFunnels } from "./conditional-funnels.fixtures.ts";
import { createFunnel } from "./create-funnel.fixtures.ts";
import { figure, randomQuestions } from "./random-questions.fixtures.ts";

/** For a machine that is busy with other things. */
const MANY_RUNS_MS = 60_000;

/**
 * Gives a random visitor's answers on the real screens. Checks that each is accepted at once,
 * stored, and restored unchanged.
 */
async function expectTaken(plan: Plan, seed: number): Promise<Answers> {
  const { arms, answers, places } = simulatedVisitor(
    plan,
    { leave: () => 0, buy: 1 },
    createRandom(seed),
  );
  const store = memoryStore({ funnelVariant: JSON.stringify(arms) });
  const visitor = visit("/", { plan, store });
  expect(await walkOn(visitor, answers)).toEqual(places);
  // Choosing nothing leaves no answer.
  const given = Object.fromEntries(
    Object.entries(answers).filter(([, answer]) => !Array.isArray(answer) || answer.length > 0),
  );
  expect(visitor.answers()).toEqual(given);
  expect(readQuizState(store, plan).answers).toEqual(given);
  return answers;
}

test("with any questions and any limits, a random visitor's answers let the real quiz continue", {
  timeout: MANY_RUNS_MS,
}, async () => {
  let taken = 0;
  const property = fc.asyncProperty(randomQuestions, fc.nat(), async ({ flow, steps }, seed) => {
    const funnel = compileFunnel(createFunnel({ flow: `start, ${flow}, sales`, steps }), {
      ...smallAssets,
      images: { ...smallAssets.images, figure },
    });
    // Limits that are impossible to meet are refused.
    fc.pre(!Array.isArray(funnel));
    if (Array.isArray(funnel)) return;
    taken += Object.keys(
      await expectTaken(
        buildPlan(funnel, (image) => image),
        seed,
      ),
    ).length;
  });
  await fc.assert(property, { numRuns: 200, seed: 21 });
  expect(taken).toBeGreaterThan(400);
});

test("with random dependencies, a random visitor's answers let the real quiz continue", {
  timeout: MANY_RUNS_MS,
}, async () => {
  const property = fc.asyncProperty(conditionalFunnels, fc.nat(), async (files, seed) => {
    const funnel = readFunnel(files);
    if (Array.isArray(funnel)) throw new Error(funnel.map(diagnosticLine).join("\n"));
    fc.pre(brokenVariants(funnel).length === 0);
    await expectTaken(
      buildPlan(funnel, (image) => image),
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
