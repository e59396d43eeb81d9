import fc from "fast-check";
import { expect, test } from "vitest";
import type { Plan } from "#compiler/plan.ts";
import { findPath } from "#quiz/engine/path.ts";
import { smallPlan } from "./small-plan.fixtures.ts";
import { compileVersion, editVersion, versions } from "./two-versions.fixtures.ts";
import { memoryStore, visit } from "./visit.fixtures.ts";
import { getOn } from "./walk.fixtures.ts";

/** For a machine that is busy with other things. */
const MANY_RUNS_MS = 600_000;
const TRIPLES = 1_000;

type Visiting = ReturnType<typeof visit>;

/** Does what the application does with a path: shows its step, or replaces the path. */
function arrive(path: string, plan: Plan, store: ReturnType<typeof memoryStore>): Visiting {
  const visitor = visit(path, { plan, store });
  if (!visitor.has(path)) visitor.open(visitor.findRoute(path));
  return visitor;
}

const pathNow = ({ plan, actor }: Visiting) =>
  findPath(plan, actor.getSnapshot().context).flatMap((place) => plan.steps[place] ?? []);

const choices = fc.record({
  gender: fc.constantFrom("male", "female"),
  arm: fc.constantFrom(0, 0.9),
  screens: fc.nat({ max: 9 }),
  picks: fc.array(fc.nat({ max: 3 }), { minLength: 12, maxLength: 12 }),
});

test(`${TRIPLES} visitors of a funnel that changes never meet a crash, lose a valid answer, or land on no step or on one farther ahead`, {
  tags: ["long"],
  timeout: MANY_RUNS_MS,
}, async () => {
  let moved = 0;
  const triples = versions.chain((before) =>
    fc.tuple(fc.constant(before), editVersion(before), choices),
  );
  const property = fc.asyncProperty(
    triples,
    async ([oldVersion, newVersion, { gender, arm, screens, picks }]) => {
      const store = memoryStore();
      const oldPlan = compileVersion(oldVersion);
      const before = visit("/", { plan: oldPlan, store, random: () => arm });
      for (let screen = 0; screen < screens && before.getShownStep().type !== "sales"; screen++) {
        const { answer, options } = before.getShownStep();
        const offered = Object.keys(options);
        const pick =
          answer === "gender" ? gender : (offered[(picks[screen] ?? 0) % offered.length] ?? "");
        await getOn(before, {
          [answer]: before.getShownStep().type === "multi-choice" ? [pick] : pick,
        });
      }
      const stoodOn = before.getShownStep();
      const order = pathNow(before);
      const answered: Record<string, unknown> = before.readStored();

      const newPlan = compileVersion(newVersion);
      const after = arrive(stoodOn.route, newPlan, store);
      const now = after.getShownStep();

      // On a step that exists: the same one, or the nearest.
      expect(Object.values(newPlan.steps).map(({ route }) => route)).toContain(now.route);
      if (Object.values(newPlan.steps).some(({ route }) => route === stoodOn.route))
        expect(now.route).toBe(stoodOn.route);
      else {
        moved++;
        const index = order.findIndex(({ id }) => id === stoodOn.id);
        const wanted = [...order.slice(index), ...order.slice(0, index).reverse()];
        const path = pathNow(after);
        const nearest = wanted.find(({ id }) => path.some((step) => step.id === id));
        expect(now.id).toBe(nearest?.id ?? "start");
      }

      // Answers that are still possible are kept, and answers that no step asks for any more stay
      // stored.
      for (const [name, answer] of Object.entries(answered)) {
        if (name === "currentStep") continue;
        const asking = Object.values(newPlan.steps).find((step) => step.answer === name) as
          | { options?: Record<string, unknown> }
          | undefined;
        const isKnownValue = (value: unknown) =>
          asking?.options !== undefined && Object.hasOwn(asking.options, String(value));
        if (!asking) continue;
        if (Array.isArray(answer))
          expect(after.answers()[name]).toEqual(answer.filter(isKnownValue));
        else expect(after.answers()[name]).toBe(isKnownValue(answer) ? answer : undefined);
      }
      await getOn(after, { gender });
      const asked = new Set(Object.values(newPlan.steps).map((step) => step.answer));
      for (const [name, answer] of Object.entries(answered))
        if (!asked.has(name) && name !== "currentStep")
          expect(after.readStored()[name]).toEqual(answer);
    },
  );
  await fc.assert(property, { numRuns: TRIPLES, seed: 6 });
  expect(moved, "visitors with a removed step").toBeGreaterThan(50);
});

const STEPS = (ids: string[]) =>
  ids.map((id) => `${id}: { type: message, title: "${id}" }`).join("\n");
const createFlowPlan = (...ids: string[]) => smallPlan({ flow: ids.join(", "), steps: STEPS(ids) });

test("a visitor on a removed step continues at the next one, or past the end, at the one before", () => {
  const store = memoryStore();
  visit("/b", { plan: createFlowPlan("a", "b", "c"), store });
  expect(arrive("/b", createFlowPlan("a", "c"), store).step()).toBe("c");

  visit("/b", { plan: createFlowPlan("a", "b"), store });
  expect(arrive("/b/", createFlowPlan("a"), store).step()).toBe("sales");
});

test("a visitor stays on a step that gets another address, or another name at its address", () => {
  const store = memoryStore();
  visit("/b", { plan: createFlowPlan("a", "b", "c"), store });
  const renamed = smallPlan({
    flow: "a, b, c",
    steps: `${STEPS(["a", "c"])}\nb: { type: message, route: /bee, title: B }`,
  });
  expect(arrive("/b", renamed, store).getShownStep().route).toBe("/bee");

  const other = memoryStore();
  visit("/b", { plan: createFlowPlan("a", "b", "c"), store: other });
  expect(
    arrive(
      "/b",
      smallPlan({
        flow: "a, bee, c",
        steps: `${STEPS(["a", "c"])}\nbee: { type: message, route: /b, title: B }`,
      }),
      other,
    ).step(),
  ).toBe("bee");
});

test("a visitor stays on a step that is now for others, or has an option that is; their answer doesn't count but stays stored", () => {
  const plan = (own: string, option: string) =>
    smallPlan({
      flow: "beard, { when: { beard: full }, then: [a], else: [b] }",
      steps: `${STEPS(["a", "b"])}\nbeard: { type: single-choice, title: Beard?, answer: beard, options: { no: No, full: { label: Full${option} } }${own} }`,
    });
  const men = ", when: { gender: male }";
  for (const now of [plan(men, ""), plan("", men)]) {
    const store = memoryStore({ quizState: JSON.stringify({ gender: "female", beard: "full" }) });
    visit("/beard", { plan: plan("", ""), store });
    const after = arrive("/beard", now, store);
    expect(after.step()).toBe("beard");
    expect(pathNow(after).map(({ id }) => id)).toContain("b");
    after.open("/");
    after.choose("male");
    expect(after.readStored()).toMatchObject({ beard: "full" });
  }
});

test("a path that wasn't a step in the version before still leads to the entrance", () => {
  const store = memoryStore();
  visit("/b", { plan: createFlowPlan("a", "b", "c"), store });
  for (const path of ["/nowhere", "/b/c", "//", "", "/__proto__", "/constructor"])
    expect(visit(path, { plan: createFlowPlan("a", "c"), store }).findRoute(path)).toBe("/");
  expect(visit("/b", { plan: createFlowPlan("a", "c") }).findRoute("/b")).toBe("/");
});

test("a visitor who was shown a step next to their path continues after the step that led to it", () => {
  const arms = (b: string) => ({
    flow: `a, { split: words, A: [c], B: [${b}c, d] }`,
    steps: STEPS(["a", "c", "d", ...(b ? ["b"] : [])]),
    experiments: "{ words: { question: Which?, arms: { A: 50%, B: 50% } } }",
  });
  const store = memoryStore();
  visit("/b", { plan: smallPlan(arms("b, ")), store });
  expect(arrive("/b", smallPlan(arms("")), store).step()).toBe("c");
});

test.each([
  "",
  "null",
  "[]",
  "{}",
  '{"steps":[]}',
  '{"steps":{"/b":1}}',
  '{"steps":{"/b":"b"}',
  "[".repeat(100_000),
  `{"steps":{"/b":"${"x".repeat(1000)}"}}`,
])("nonsense in the stored flow is ignored: %.40s", (kept) => {
  expect(
    visit("/b", {
      plan: createFlowPlan("a", "c"),
      store: memoryStore({ funnelFlow: kept }),
    }).findRoute("/b"),
  ).toBe("/");
});

test("erasing the answers also removes the stored path", () => {
  const store = memoryStore();
  const { erase } = visit("/b", { plan: createFlowPlan("a", "b"), store });
  expect(store.kept).toHaveProperty("funnelFlow");
  erase();
  expect(store.kept).not.toHaveProperty("funnelFlow");
});
