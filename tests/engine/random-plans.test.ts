import fc from "fast-check";
import { expect, test } from "vitest";
import { findPath } from "#quiz/engine/path.ts";
import { trySmallPlan } from "./small-plan.fixtures.ts";
import { visit } from "./visit.fixtures.ts";
import { walkOn } from "./walk.fixtures.ts";

/** For a machine that is busy with other things. */
const MANY_RUNS_MS = 60_000;
const QUESTIONS = ["q-a", "q-b", "q-c", "q-d"];
const STEPS = QUESTIONS.map(
  (id) =>
    `${id}: { type: single-choice, title: "${id}", answer: ${id.replace("-", "")}, options: { yes: Yes, no: No } }`,
);

/** A flow of questions, each at most once, with branches on earlier answers. */
interface Item {
  branch: boolean;
  on: number;
  is: string;
  length: number;
}

function writeFlow(items: Item[]): { flow: string; used: string[] } {
  const used: string[] = [];
  const written = items.map(({ branch, on, is, length }) => {
    const [question] = QUESTIONS.filter((id) => !used.includes(id));
    const about = used[on % Math.max(used.length, 1)];
    if (question === undefined)
      return `{ when: { gender: ${is === "yes" ? "male" : "female"} }, then: [] }`;
    const list = QUESTIONS.filter((id) => !used.includes(id)).slice(0, branch ? length : 1);
    used.push(...list);
    if (!branch) return question;
    const when =
      about === undefined
        ? "{ gender: male }"
        : `{ any: [{ ${about.replace("-", "")}: ${is} }, { gender: female }] }`;
    return `{ when: ${when}, then: [${list.join(", ")}], else: [] }`;
  });
  return { flow: written.join(", "), used };
}

const item = fc.record({
  branch: fc.boolean(),
  on: fc.nat({ max: 9 }),
  is: fc.constantFrom("yes", "no"),
  length: fc.integer({ min: 0, max: 2 }),
});
const wishes = fc.record({
  gender: fc.constantFrom("male", "female"),
  ...Object.fromEntries(QUESTIONS.map((id) => [id.replace("-", ""), fc.constantFrom("yes", "no")])),
});

test(
  "a visitor of any branching funnel sees exactly the screens that their answers call for, at first and when they come back",
  async () => {
    let walked = 0;
    const property = fc.asyncProperty(
      fc.array(item, { minLength: 1, maxLength: 5 }),
      wishes,
      async (items, wanted) => {
        const { flow, used } = writeFlow(items);
        const plan = trySmallPlan({
          flow,
          steps: STEPS.filter((step) => used.some((id) => step.startsWith(id))).join("\n"),
        });
        fc.pre(typeof plan !== "string");
        if (typeof plan === "string") return;
        walked++;
        const visitor = visit("/", { plan });
        const places = await walkOn(visitor, wanted);
        expect(places).toEqual(findPath(plan, { answers: wanted, arms: {} }));
        visitor.open("/");
        expect(await walkOn(visitor, wanted)).toEqual(places);
      },
    );
    await fc.assert(property, { numRuns: 60, maxSkipsPerRun: 50 });
    expect(walked).toBeGreaterThan(50);
  },
  MANY_RUNS_MS,
);
