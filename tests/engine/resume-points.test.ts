import fc from "fast-check";
import { expect, test } from "vitest";
import { buildPlan } from "#compiler/build-plan.ts";
import { compareFunnels } from "#compiler/diff/difference.ts";
import { writtenFunnel } from "#compiler/diff/written.ts";
import type { Plan } from "#compiler/plan.ts";
import type { FunnelFiles } from "#compiler/read/read-funnel.ts";
import { findResumePoints } from "#compiler/simulation/resume-points.ts";
import {
  compileOrThrow,
  createFunnel,
  message,
  question,
} from "../compiler/create-funnel.fixtures.ts";
import { editVersion, type Versions, versions, writeFiles } from "./two-versions.fixtures.ts";
import { memoryStore, visit } from "./visit.fixtures.ts";
import { getOn } from "./walk.fixtures.ts";

/** For a machine that is busy with other things. */
const MANY_RUNS_MS = 600_000;
const PAIRS = 150;
const GENDERS = ["male", "female"];
const ARMS = [0, 0.9];
const MAX_SCREENS = 12;

const compilePlan = (files: FunnelFiles) => buildPlan(compileOrThrow(files), (image) => image);

/** The report about visitors on the removed steps in the difference of two versions. */
function describeResumePoints(before: FunnelFiles, after: FunnelFiles) {
  const [old, now] = [compilePlan(before), compilePlan(after)];
  const changes = compareFunnels(writtenFunnel(before), writtenFunnel(after), (step) =>
    findResumePoints(step, old, now),
  );
  return changes.filter(({ kind }) => kind === "step-left");
}

/**
 * Where a visitor who walked to a step lands when they open its address in a newer version;
 * undefined if they never reach the step.
 */
async function landing(
  step: string,
  [old, now]: [Plan, Plan],
  gender: string,
  arm: number,
): Promise<string | undefined> {
  const store = memoryStore();
  const before = visit("/", { plan: old, store, random: () => arm });
  for (let screen = 0; before.step() !== step; screen++) {
    const { answer, options, type } = before.getShownStep();
    if (type === "sales" || screen > MAX_SCREENS) return undefined;
    const pick = answer === "gender" ? gender : (Object.keys(options)[0] ?? "");
    await getOn(before, { [answer]: type === "multi-choice" ? [pick] : pick });
  }
  const { route } = before.getShownStep();
  const after = visit(route, { plan: now, store });
  if (!after.has(route)) after.open(after.findRoute(route));
  return after.step();
}

test(`in ${PAIRS} pairs of versions, visitors on a removed step land on exactly the reported steps`, {
  tags: ["long"],
  timeout: MANY_RUNS_MS,
}, async () => {
  let [gone, several] = [0, 0];
  const pairs = versions.chain((before) => fc.tuple(fc.constant(before), editVersion(before)));
  const property = fc.asyncProperty(pairs, async ([one, other]: [Versions, Versions]) => {
    const [before, after] = [writeFiles(one), writeFiles(other)];
    const plans: [Plan, Plan] = [compilePlan(before), compilePlan(after)];
    for (const { subject, to } of describeResumePoints(before, after)) {
      const landings: (string | undefined)[] = [];
      for (const gender of GENDERS)
        for (const arm of ARMS) landings.push(await landing(subject, plans, gender, arm));
      const reached = [...new Set(landings)].filter((step) => step !== undefined);
      expect([...(to ?? [])].toSorted()).toEqual(reached.toSorted());
      gone++;
      if (reached.length > 1) several++;
    }
  });
  await fc.assert(property, { numRuns: PAIRS, seed: 8 });
  expect(
    [gone > 50, several > 10],
    `${gone} steps that are gone, ${several} with several landings`,
  ).toEqual([true, true]);
});

const HALVES = "{ x: { question: Which?, arms: { A: 50%, B: 50% } } }";
const STEPS = ["q-1"].map((id) => question(id)).concat(["a", "b", "c", "gone"].map(message));

function sentence(flow: string, flowNow: string, steps = STEPS): string {
  const [before, after] = [flow, flowNow].map((text) => {
    const used = steps.filter((step) => new RegExp(`\\b${step.split(":")[0]}\\b`).test(text));
    return createFunnel({
      flow: `start, ${text}, sales`,
      steps: used,
      experiments: text.includes("split") ? HALVES : "{}",
    });
  });
  return describeResumePoints(before ?? {}, after ?? {})
    .map((change) => change.sentence)
    .join("\n");
}

test("reports where visitors continue, by the arm or by their answers", () => {
  expect(sentence("a, gone, b", "a, b")).toBe('Visitors who are on "gone" continue at "b".');
  expect(sentence("gone, { split: x, A: [a], B: [b] }", "{ split: x, A: [a], B: [b] }")).toBe(
    'Visitors who are on "gone" continue at "a" or "b", depending on their arm.',
  );
  expect(
    sentence(
      "gone, { when: { gender: male }, then: [a], else: [b] }",
      "{ when: { gender: male }, then: [a], else: [b] }",
    ),
  ).toBe('Visitors who are on "gone" continue at "a" or "b", depending on their answers.');
  expect(
    sentence(
      "gone, { split: x, A: [a], B: [{ when: { gender: male }, then: [b], else: [c] }] }",
      "{ split: x, A: [a], B: [{ when: { gender: male }, then: [b], else: [c] }] }",
    ),
  ).toBe(
    'Visitors who are on "gone" continue at "a" or "b" or "c", depending on their answers and their arm.',
  );
});

test("ignores a step that still exists but for other visitors", () => {
  expect(sentence("gone, a, b", "{ when: { gender: male }, then: [a] }, b")).toBe(
    'Visitors who are on "gone" continue at "a" or "b", depending on their answers.',
  );
});

test("an answer to a later step decides after going back; without one, the step counts as not asked", () => {
  const before = "gone, q-1, { when: { q1: yes }, then: [a], else: [b] }";
  expect(sentence(before, "a, b")).toBe(
    'Visitors who are on "gone" continue at "a" or "b", depending on their answers.\nVisitors who are on "q-1" continue at "a" or "b", depending on their answers.',
  );
});

test("a visitor with no later step left go back to the nearest one before", () => {
  expect(
    sentence(
      "a, gone, { when: { gender: male }, then: [b] }",
      "a, { when: { gender: male }, then: [b] }",
    ),
  ).toBe('Visitors who are on "gone" continue at "b" or "sales", depending on their answers.');
  const [before, after] = [
    "a, { when: { gender: male }, then: [sales], else: [gone] }",
    "a, { when: { gender: male }, then: [sales], else: [other] }",
  ];
  const last = (id: string) => `${id}: { type: sales, title: "${id}" }`;
  const files = [before, after].map((flow) =>
    createFunnel({
      flow: `start, ${flow}`,
      steps: [message("a"), last(flow === before ? "gone" : "other")],
    }),
  );
  expect(
    describeResumePoints(files[0] ?? {}, files[1] ?? {}).map((change) => change.sentence),
  ).toEqual(['Visitors who are on "gone" go back to "a".']);
});

test("a step that took over a removed step's address gets its visitors", () => {
  const steps = [...STEPS, 'new: { type: message, route: /gone, title: "new" }'];
  expect(sentence("a, gone, b", "new, a, b", steps)).toBe(
    'Visitors who are on "gone" continue at "new".',
  );
});

test("with too many deciding answers to name, reports what is true for everyone", () => {
  const ids = Array.from({ length: 12 }, (_, index) => `q-${index}`);
  const branches = ids.map(
    (id, index) => `{ when: { ${id.replace("-", "")}: yes }, then: [m-${index}] }`,
  );
  const flow = (gone: string) => [...ids, gone, ...branches].filter(Boolean).join(", ");
  const steps = [
    ...ids.map((id) => question(id)),
    ...ids.map((_, index) => message(`m-${index}`)),
    message("gone"),
  ];
  expect(sentence(flow("gone"), flow(""), steps)).toBe(
    'Visitors who are on "gone" continue at the next remaining step on their path, or go back to the nearest one before it.',
  );
});
