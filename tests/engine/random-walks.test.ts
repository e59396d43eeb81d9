import fc from "fast-check";
import { expect, test } from "vitest";
import type { Answers } from "#lib/json.ts";
import type { Queue } from "#lib/paint-queue.ts";
import { realPlan } from "../support/real-plan.ts";
import { smallPlan } from "./small-plan.fixtures.ts";
import { memoryStore, visit } from "./visit.fixtures.ts";
import { getOn, type Visiting, walkOn } from "./walk.fixtures.ts";

const branching = smallPlan({
  flow: "{ when: { gender: male }, then: [a, { when: { x: one }, then: [b] }], else: [c] }, { split: arm, A: [d], B: [] }, e",
  steps: `
a: { type: single-choice, title: A, answer: x, options: { one: One, two: Two } }
b: { type: multi-choice, title: B, answer: y, options: { one: One, none: { label: None, exclusive: true } } }
c: { type: number, title: C, answer: z, default: 30, min: 18, max: 100, field: Age }
d: { type: message, title: "{x|nothing} {y|at all}" }
e: { type: features, title: E, features: [{ icon: heart, text: All }] }
`,
  experiments: "{ arm: { question: Which?, arms: { A: 50%, B: 50% } } }",
});
const real = realPlan();
/** For a machine that is busy with other things. */
const MANY_RUNS_MS = 60_000;

const chance = fc.nat({ max: 1000 });
const nonsense = fc.oneof(
  fc.string().map((value) => ({ type: "chosen" as const, value })),
  fc.constantFrom(
    { type: "continued" as const },
    { type: "edited" as const },
    { type: "submitted" as const, value: "" },
  ),
);
const deed = fc.oneof(
  { weight: 4, arbitrary: chance.map((pick) => ({ do: "get on" as const, pick })) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("choose" as const),
      pick: chance,
      times: fc.nat({ max: 3 }),
    }),
  },
  { weight: 1, arbitrary: chance.map((ms) => ({ do: "wait" as const, ms })) },
  { weight: 2, arbitrary: chance.map((pick) => ({ do: "open" as const, pick })) },
  { weight: 1, arbitrary: nonsense.map((event) => ({ do: "send nonsense" as const, event })) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("tell from elsewhere" as const),
      pick: chance,
      event: nonsense,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { do: "back" as const },
      { do: "reload" as const },
      { do: "look away and return" as const },
      { do: "read again" as const },
    ),
  },
  { weight: 1, arbitrary: fc.constant({ do: "erase" as const }) },
);
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never;

const MULTIPLE = ["multi-choice", "body-areas"];

/** Does something, and returns the visit that continues. */
async function perform(visitor: Visiting, done: Deed): Promise<Visiting> {
  const { plan, store } = visitor;
  const routes = [
    ...Object.values(plan.steps).map((step) => step.route),
    "/nowhere",
    "/goals/",
    "//",
    "",
  ];
  const route = plan.steps[visitor.place() ?? ""]?.route ?? "/";
  if (done.do === "get on") await getOn(visitor, chooseWish(visitor, done.pick));
  const place = visitor.place();
  if (done.do === "choose")
    for (let again = 0; again <= done.times && visitor.place() === place; again++)
      visitor.choose(someOption(visitor, done.pick));
  if (done.do === "wait") visitor.wait(done.ms);
  if (done.do === "open") visitor.open(routes[done.pick % routes.length] ?? "");
  if (done.do === "send nonsense") visitor.send(done.event);
  if (done.do === "tell from elsewhere") {
    const elsewhere = Object.keys(plan.steps).filter((place) => place !== visitor.place());
    visitor.sendFrom(elsewhere[done.pick % elsewhere.length] ?? "", done.event);
  }
  if (done.do === "back") visitor.open(visitor.routeBefore(visitor.place() ?? ""));
  if (done.do === "look away and return") {
    visitor.pause();
    visitor.wait(10_000);
    visitor.open(route);
  }
  if (done.do === "read again") visitor.syncFromStorage();
  if (done.do === "erase") visitor.erase();
  await visitor.settle();
  if (done.do !== "reload") return visitor;
  visitor.afterPaint.flush();
  return visit(route, { plan, store, afterPaint: visitor.afterPaint });
}

/** Holds everything until it's flushed. */
function slowQueue(): Queue {
  let tasks: (() => void)[] = [];
  return {
    add: (task) => void tasks.push(task),
    flush() {
      const waiting = tasks;
      tasks = [];
      for (const run of waiting) run();
    },
  };
}

function someOption(visitor: Visiting, pick: number): string {
  const options = Object.keys(
    visitor.getShownStep().options ?? visitor.getShownStep().verdicts ?? {},
  );
  return options[pick % options.length] ?? "";
}

function chooseWish(visitor: Visiting, pick: number) {
  const { answer, type } = visitor.getShownStep();
  const option = someOption(visitor, pick);
  if (answer === undefined) return {};
  if (type === "number") return { [answer]: 18 + (pick % 83) };
  if (MULTIPLE.includes(type)) return { [answer]: [option] };
  return option === "" ? {} : { [answer]: option };
}

test.each([
  ["the real funnel", real, 25],
  ["a small one with branches", branching, 120],
])(
  "whatever a visitor of %s does, they're on one of its screens, lose no answer, and can reach the sales page",
  async (_, plan, runs) => {
    const walk = fc.asyncProperty(
      fc.array(deed, { maxLength: 40 }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      async (deeds, drawn) => {
        const store = memoryStore();
        let visitor = visit("/", { plan, store, random: () => drawn });
        const arms = store.get("funnelVariant");
        for (const done of deeds) {
          const before = {
            answers: visitor.answers(),
            asked: visitor.getShownStep().answer,
            place: visitor.place(),
          };
          visitor = await perform(visitor, done);

          expect(Object.keys(plan.steps)).toContain(visitor.place());
          expect(() => JSON.stringify(visitor.getShownStep())).not.toThrow();
          expect(readKeptAnswers(visitor)).toEqual(visitor.answers());
          expect(store.get("funnelVariant")).toBe(arms);
          if (done.do === "erase") expect(visitor.answers()).toEqual({});
          else
            expect(without(visitor.answers(), before.asked)).toEqual(
              without(before.answers, before.asked),
            );
          if (before.asked in before.answers && done.do !== "erase")
            expect(visitor.answers()).toHaveProperty([before.asked]);
          if (done.do === "tell from elsewhere") expect(visitor.place()).toBe(before.place);
        }
        await walkOn(visitor);
        expect(visitor.getShownStep().type).toBe("sales");
      },
    );
    await fc.assert(walk, { numRuns: runs });
  },
  MANY_RUNS_MS,
);

test.each([
  ["the real funnel", real, 15],
  ["a small one with branches", branching, 60],
])(
  "whatever a visitor of %s does, the same is stored, however late the browser paints",
  async (_, plan, runs) => {
    const walk = fc.asyncProperty(
      fc.array(fc.tuple(deed, fc.boolean()), { maxLength: 30 }),
      async (deeds) => {
        const [quick, slow] = [memoryStore(), memoryStore()];
        let [one, other] = [
          visit("/", { plan, store: quick }),
          visit("/", { plan, store: slow, afterPaint: slowQueue() }),
        ];
        for (const [done, isPainted] of deeds) {
          [one, other] = [await perform(one, done), await perform(other, done)];
          expect(other.answers()).toEqual(one.answers());
          if (!isPainted) continue;
          other.afterPaint.flush();
          expect(slow.kept).toEqual(quick.kept);
        }
        other.afterPaint.flush();
        expect(slow.kept).toEqual(quick.kept);
      },
    );
    await fc.assert(walk, { numRuns: runs });
  },
  MANY_RUNS_MS,
);

function readKeptAnswers(visitor: Visiting): unknown {
  const { currentStep: _, ...answers } = visitor.readStored();
  return answers;
}

function without(answers: Answers, name: string | undefined): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([other]) => other !== name));
}
