import { expect, test } from "vitest";
import type { Plan } from "#compiler/plan.ts";
import { simulatedVisitor } from "#compiler/simulation/visitors.ts";
import { createRandom } from "#lib/seeded-random.ts";
import { realPlan } from "../support/real-plan.ts";
import { smallPlan } from "./small-plan.fixtures.ts";
import { memoryStore, visit } from "./visit.fixtures.ts";
import { type Wishes, walkOn } from "./walk.fixtures.ts";

/** Every path from a place to the end along the plan's arrows, whatever the answers. */
function listPaths(plan: Plan, at: string | undefined): string[][] {
  if (at === undefined) return [[]];
  const fork = plan.forks[at];
  if (fork) return fork.flatMap(({ to }) => listPaths(plan, to));
  return listPaths(plan, plan.next[at]).map((way) => [at, ...way]);
}

/** The distinct walks of visitors with every combination of these answers and arms. */
async function walkAll(plan: Plan, variants: string[], everyWish: Wishes[]): Promise<string[]> {
  const walks = new Set<string>();
  for (const variant of variants) {
    for (const wishes of everyWish)
      walks.add(
        (await walkOn(visit("/", { plan, search: `?variant=${variant}` }), wishes)).join(" "),
      );
  }
  return [...walks].toSorted();
}

/** Every combination of the answers. */
function combineWishes(answers: Record<string, (string | string[] | number)[]>): Wishes[] {
  return Object.entries(answers).reduce<Wishes[]>(
    (all, [name, values]) =>
      all.flatMap((wishes) => values.map((value) => ({ ...wishes, [name]: value }))),
    [{}],
  );
}

const inOneLine = (paths: string[][]) => paths.map((way) => way.join(" ")).toSorted();

test("every random visitor of the real funnel walks a path along its arrows, whatever they answer", async () => {
  const plan = realPlan();
  const paths = new Set(inOneLine(listPaths(plan, plan.entry)));
  for (let seed = 0; seed < 12; seed++) {
    const { arms, answers } = simulatedVisitor(
      plan,
      { leave: () => 0, buy: 1 },
      createRandom(seed),
    );
    const visitor = visit("/", {
      plan,
      store: memoryStore({ funnelVariant: JSON.stringify(arms) }),
    });
    expect(paths).toContain((await walkOn(visitor, answers)).join(" "));
  }
});

test("if a funnel forks on choices, lists, numbers, and arms, some visitor walks every path to the sales page", async () => {
  const plan = smallPlan({
    flow: `
      { when: { gender: male }, then: [beard, { when: { beard: full }, then: [comb], else: [] }], else: [hair] },
      goals,
      { when: { goals: { has: fit } }, then: [sport] },
      age,
      { when: { age: { atLeast: 50 } }, then: [doctor], else: [{ when: { age: { atMost: 20 } }, then: [young] }] },
      { split: price, low: [cheap], mid: [], high: [dear] }`,
    steps: `
beard: { type: single-choice, title: Beard, answer: beard, options: { full: Full, none: None } }
comb: { type: message, title: Comb }
hair: { type: single-choice, title: Hair, answer: hair, options: { long: Long, short: Short } }
goals: { type: multi-choice, title: Goals, answer: goals, options: { fit: Fit, gut: Gut } }
sport: { type: message, title: Sport }
age: { type: number, title: Age, answer: age, default: 30, min: 18, max: 100, field: Age }
doctor: { type: message, title: Doctor }
young: { type: message, title: Young }
cheap: { type: message, title: Cheap }
dear: { type: message, title: Dear }
`,
    experiments: "{ price: { question: Which?, arms: { low: 30%, mid: 30%, high: 40% } } }",
  });
  const paths = listPaths(plan, plan.entry);
  expect(paths).toHaveLength(3 * 2 * 3 * 3);
  const wishes = combineWishes({
    gender: ["male", "female"],
    beard: ["full", "none"],
    goals: [[], ["gut"], ["gut", "fit"]],
    age: [20, 21, 49, 50],
  });
  expect(await walkAll(plan, ["price:low", "price:mid", "price:high"], wishes)).toEqual(
    inOneLine(paths),
  );
});

test("places of one route in two arms lead each visitor along their own arm", async () => {
  const plan = smallPlan({
    flow: "{ split: tone, warm: [news, thanks], cold: [thanks, fact] }",
    steps: `
news: { type: message, title: News }
thanks: { type: message, title: Thanks }
fact: { type: message, title: Fact }
`,
    experiments: "{ tone: { question: Which?, arms: { warm: 50%, cold: 50% } } }",
  });
  const from = (arm: string) => walkOn(visit("/thanks", { plan, search: `?variant=tone:${arm}` }));
  expect(await from("warm")).toEqual(["thanks", "sales"]);
  expect(await from("cold")).toEqual(["thanks~2", "fact", "sales"]);
});
