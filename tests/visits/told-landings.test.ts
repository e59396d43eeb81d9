import fc from "fast-check";
import { expect, test } from "vitest";
import { differenceOf } from "#funnel/diff/difference.ts";
import { writtenFunnel } from "#funnel/diff/written.ts";
import type { Plan } from "#funnel/plan.ts";
import { planOf } from "#funnel/plan-of.ts";
import type { FunnelFiles } from "#funnel/read-funnel.ts";
import { landingsOf } from "#simulation/landings.ts";
import { compiled, funnelOf, message, question } from "../funnels/funnel-of.ts";
import { memoryStore, visit } from "../visit.ts";
import { edited, filesFrom, type Versions, versions } from "./two-versions.ts";
import { getOn } from "./walk.ts";

/** For a machine that is busy with other things. */
const MANY_RUNS_MS = 600_000;
const PAIRS = 150;
const GENDERS = ["male", "female"];
const ARMS = [0, 0.9];
const MOST_SCREENS = 12;

const planFrom = (files: FunnelFiles) => planOf(compiled(files), (image) => image);

/** What the difference of two versions says of whoever stands on the steps that are gone. */
function told(before: FunnelFiles, after: FunnelFiles) {
  const [old, now] = [planFrom(before), planFrom(after)];
  const changes = differenceOf(writtenFunnel(before), writtenFunnel(after), (step) =>
    landingsOf(step, old, now),
  );
  return changes.filter(({ kind }) => kind === "step-left");
}

/** Where the application brings somebody who walked to a step, and opens its address in a newer version; undefined where they never come to it. */
async function landing(
  step: string,
  [old, now]: [Plan, Plan],
  gender: string,
  arm: number,
): Promise<string | undefined> {
  const store = memoryStore();
  const before = visit("/", { plan: old, store, random: () => arm });
  for (let screen = 0; before.step() !== step; screen++) {
    const { answer, options, type } = before.shown();
    if (type === "sales" || screen > MOST_SCREENS) return undefined;
    const pick = answer === "gender" ? gender : (Object.keys(options)[0] ?? "");
    await getOn(before, { [answer]: type === "multi-choice" ? [pick] : pick });
  }
  const { route } = before.shown();
  const after = visit(route, { plan: now, store });
  if (!after.has(route)) after.open(after.routeFor(route));
  return after.step();
}

test(
  `of ${PAIRS} pairs of versions, whoever stands on a step that is gone comes to one of the steps that are told, and each of these has somebody who does`,
  async () => {
    let [gone, several] = [0, 0];
    const pairs = versions.chain((before) => fc.tuple(fc.constant(before), edited(before)));
    const property = fc.asyncProperty(pairs, async ([one, other]: [Versions, Versions]) => {
      const [before, after] = [filesFrom(one), filesFrom(other)];
      const plans: [Plan, Plan] = [planFrom(before), planFrom(after)];
      for (const { subject, to } of told(before, after)) {
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
  },
  MANY_RUNS_MS,
);

const HALVES = "{ x: { question: Which?, arms: { A: 50%, B: 50% } } }";
const STEPS = ["q-1"].map((id) => question(id)).concat(["a", "b", "c", "gone"].map(message));

function sentence(flow: string, flowNow: string, steps = STEPS): string {
  const [before, after] = [flow, flowNow].map((text) => {
    const used = steps.filter((step) => new RegExp(`\\b${step.split(":")[0]}\\b`).test(text));
    return funnelOf({
      flow: `start, ${text}, sales`,
      steps: used,
      experiments: text.includes("split") ? HALVES : "{}",
    });
  });
  return told(before ?? {}, after ?? {})
    .map((change) => change.sentence)
    .join("\n");
}

test("a marketer reads where everybody goes on, be it by the arm or by what was answered", () => {
  expect(sentence("a, gone, b", "a, b")).toBe('Whoever stands on "gone" goes on at "b".');
  expect(sentence("gone, { split: x, A: [a], B: [b] }", "{ split: x, A: [a], B: [b] }")).toBe(
    'Whoever stands on "gone" goes on at "a" or "b", by the arm that they are in.',
  );
  expect(
    sentence(
      "gone, { when: { gender: male }, then: [a], else: [b] }",
      "{ when: { gender: male }, then: [a], else: [b] }",
    ),
  ).toBe('Whoever stands on "gone" goes on at "a" or "b", by what they answered.');
  expect(
    sentence(
      "gone, { split: x, A: [a], B: [{ when: { gender: male }, then: [b], else: [c] }] }",
      "{ split: x, A: [a], B: [{ when: { gender: male }, then: [b], else: [c] }] }",
    ),
  ).toBe(
    'Whoever stands on "gone" goes on at "a" or "b" or "c", by what they answered and the arm that they are in.',
  );
});

test("a step that is still there, but for others, is not where somebody goes on", () => {
  expect(sentence("gone, a, b", "{ when: { gender: male }, then: [a] }, b")).toBe(
    'Whoever stands on "gone" goes on at "a" or "b", by what they answered.',
  );
});

test("whoever went back, and has answered what comes later, goes on by that answer; whoever has not, as if not asked", () => {
  const before = "gone, q-1, { when: { q1: yes }, then: [a], else: [b] }";
  expect(sentence(before, "a, b")).toBe(
    'Whoever stands on "gone" goes on at "a" or "b", by what they answered.\nWhoever stands on "q-1" goes on at "a" or "b", by what they answered.',
  );
});

test("where nothing of theirs is left behind a step, they go back to the nearest before it", () => {
  expect(
    sentence(
      "a, gone, { when: { gender: male }, then: [b] }",
      "a, { when: { gender: male }, then: [b] }",
    ),
  ).toBe('Whoever stands on "gone" goes on at "b" or "sales", by what they answered.');
  const [before, after] = [
    "a, { when: { gender: male }, then: [sales], else: [gone] }",
    "a, { when: { gender: male }, then: [sales], else: [other] }",
  ];
  const last = (id: string) => `${id}: { type: sales, title: "${id}" }`;
  const files = [before, after].map((flow) =>
    funnelOf({
      flow: `start, ${flow}`,
      steps: [message("a"), last(flow === before ? "gone" : "other")],
    }),
  );
  expect(told(files[0] ?? {}, files[1] ?? {}).map((change) => change.sentence)).toEqual([
    'Whoever stands on "gone" goes back to "a".',
  ]);
});

test("a step that took over the address of one that is gone is where its visitors are", () => {
  const steps = [...STEPS, 'new: { type: message, route: /gone, title: "new" }'];
  expect(sentence("a, gone, b", "new, a, b", steps)).toBe(
    'Whoever stands on "gone" goes on at "new".',
  );
});

test("where so much decides that nobody is sent to see, it is said what holds of everybody", () => {
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
    'Whoever stands on "gone" goes on at the next step of theirs that is left, or back to the nearest before it.',
  );
});
