import fc from "fast-check";
import { expect, test } from "vitest";
import type { Plan } from "#funnel/plan.ts";
import { pathOf } from "#machine/path.ts";
import { memoryStore, visit } from "../visit.ts";
import { smallPlan } from "./small-plan.ts";
import { edited, planFrom, versions } from "./two-versions.ts";
import { getOn } from "./walk.ts";

/** For a machine that is busy with other things. */
const MANY_RUNS_MS = 600_000;
const TRIPLES = 1_000;

type Visiting = ReturnType<typeof visit>;

/** What the application does with a path: shows its step, or replaces the path. */
function arrive(path: string, plan: Plan, store: ReturnType<typeof memoryStore>): Visiting {
  const visitor = visit(path, { plan, store });
  if (!visitor.has(path)) visitor.open(visitor.routeFor(path));
  return visitor;
}

const pathNow = ({ plan, actor }: Visiting) =>
  pathOf(plan, actor.getSnapshot().context).flatMap((place) => plan.steps[place] ?? []);

const choices = fc.record({
  gender: fc.constantFrom("male", "female"),
  arm: fc.constantFrom(0, 0.9),
  screens: fc.nat({ max: 9 }),
  picks: fc.array(fc.nat({ max: 3 }), { minLength: 12, maxLength: 12 }),
});

test(
  `of ${TRIPLES} visitors whose funnel changes on the way, none meets a crash, loses a valid answer, or stands where no step or a farther one is`,
  async () => {
    let moved = 0;
    const triples = versions.chain((before) =>
      fc.tuple(fc.constant(before), edited(before), choices),
    );
    const property = fc.asyncProperty(
      triples,
      async ([oldVersion, newVersion, { gender, arm, screens, picks }]) => {
        const store = memoryStore();
        const oldPlan = planFrom(oldVersion);
        const before = visit("/", { plan: oldPlan, store, random: () => arm });
        for (let screen = 0; screen < screens && before.shown().type !== "sales"; screen++) {
          const { answer, options } = before.shown();
          const offered = Object.keys(options);
          const pick =
            answer === "gender" ? gender : (offered[(picks[screen] ?? 0) % offered.length] ?? "");
          await getOn(before, { [answer]: before.shown().type === "multi-choice" ? [pick] : pick });
        }
        const stoodOn = before.shown();
        const order = pathNow(before);
        const answered: Record<string, unknown> = before.kept();

        const newPlan = planFrom(newVersion);
        const after = arrive(stoodOn.route, newPlan, store);
        const now = after.shown();

        // on a step that is there: the same one, or the nearest
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

        // what can still be said is still answered, and what no step asks for any more stays stored
        for (const [name, answer] of Object.entries(answered)) {
          if (name === "currentStep") continue;
          const asking = Object.values(newPlan.steps).find((step) => step.answer === name) as
            | { options?: Record<string, unknown> }
            | undefined;
          const known = (value: unknown) =>
            asking?.options !== undefined && Object.hasOwn(asking.options, String(value));
          if (!asking) continue;
          if (Array.isArray(answer)) expect(after.answers()[name]).toEqual(answer.filter(known));
          else expect(after.answers()[name]).toBe(known(answer) ? answer : undefined);
        }
        await getOn(after, { gender });
        const asked = new Set(Object.values(newPlan.steps).map((step) => step.answer));
        for (const [name, answer] of Object.entries(answered))
          if (!asked.has(name) && name !== "currentStep")
            expect(after.kept()[name]).toEqual(answer);
      },
    );
    await fc.assert(property, { numRuns: TRIPLES, seed: 6 });
    expect(moved, "visitors whose step was gone").toBeGreaterThan(50);
  },
  MANY_RUNS_MS,
);

const STEPS = (ids: string[]) =>
  ids.map((id) => `${id}: { type: message, title: "${id}" }`).join("\n");
const flowOf = (...ids: string[]) => smallPlan({ flow: ids.join(", "), steps: STEPS(ids) });

test("a visitor whose step is gone goes on at the next one, and past the end at the one before", () => {
  const store = memoryStore();
  visit("/b", { plan: flowOf("a", "b", "c"), store });
  expect(arrive("/b", flowOf("a", "c"), store).step()).toBe("c");

  visit("/b", { plan: flowOf("a", "b"), store });
  expect(arrive("/b/", flowOf("a"), store).step()).toBe("sales");
});

test("a visitor whose step has another address, or another name at its address, stays on it", () => {
  const store = memoryStore();
  visit("/b", { plan: flowOf("a", "b", "c"), store });
  const renamed = smallPlan({
    flow: "a, b, c",
    steps: `${STEPS(["a", "c"])}\nb: { type: message, route: /bee, title: B }`,
  });
  expect(arrive("/b", renamed, store).shown().route).toBe("/bee");

  const other = memoryStore();
  visit("/b", { plan: flowOf("a", "b", "c"), store: other });
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

test("a visitor stays on a step that is for others now, and on an option's step; what they answered does not count, and stays stored", () => {
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
    expect(after.kept()).toMatchObject({ beard: "full" });
  }
});

test("a path that was no step of the version before leads to the entrance, as ever", () => {
  const store = memoryStore();
  visit("/b", { plan: flowOf("a", "b", "c"), store });
  for (const path of ["/nowhere", "/b/c", "//", "", "/__proto__", "/constructor"])
    expect(visit(path, { plan: flowOf("a", "c"), store }).routeFor(path)).toBe("/");
  expect(visit("/b", { plan: flowOf("a", "c") }).routeFor("/b")).toBe("/");
});

test("a visitor who was shown a step beside their path goes on after what led to it", () => {
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
])("nonsense in the flow that was kept counts as not there: %.40s", (kept) => {
  expect(
    visit("/b", { plan: flowOf("a", "c"), store: memoryStore({ funnelFlow: kept }) }).routeFor(
      "/b",
    ),
  ).toBe("/");
});

test("whoever erases their answers leaves no path behind", () => {
  const store = memoryStore();
  const { erase } = visit("/b", { plan: flowOf("a", "b"), store });
  expect(store.kept).toHaveProperty("funnelFlow");
  erase();
  expect(store.kept).not.toHaveProperty("funnelFlow");
});
