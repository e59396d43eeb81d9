import { expect, test } from "vitest";
import { armsWithVisitors } from "#funnel/arms-with-visitors.ts";
import { askedAt } from "#funnel/asked.ts";
import { waysThrough } from "#funnel/paths/ways.ts";
import type { Plan } from "#funnel/plan.ts";
import type { Answers, Json } from "#lib/json.ts";
import { type Way, wayThrough } from "#machine/path.ts";
import type { Domain } from "#steps/step-type.ts";
import { funnelOf, message, planFrom, question } from "./funnel-of.ts";
import { branchingFunnel, longFunnel } from "./large.ts";
import { shapes } from "./shapes.ts";

/** For a machine that is busy with other things. */
const MANY_WAYS_MS = 60_000;

/** Every value of a small domain; of a number those near the ages that the funnels ask about. */
function valuesOf(domain: Domain): (Json | undefined)[] {
  if (domain.kind === "one") return domain.values;
  if (domain.kind === "number") return [domain.min, 29, 30, 39, 40, 49, 50, domain.max];
  if (domain.kind !== "many") return [undefined];
  const sets = domain.values.reduce<string[][]>((all, value) => all.concat(all.map((set) => [...set, value])), [[]]);
  return sets.filter((set) => set.length < 2 || !set.some((value) => domain.exclusive?.includes(value)));
}

/** The ways of visitors with every combination of arms and answers. */
function everyWay(plan: Plan): Way[] {
  const arms = Object.entries(armsWithVisitors(plan)).reduce<Record<string, string>[]>(
    (all, [id, names]) => all.flatMap((some) => names.map((name) => ({ ...some, [id]: name }))),
    [{}],
  );
  const read = new Set(JSON.stringify(plan.forks).match(/(?<="answer":")\w+/g));
  const asked = Object.values(plan.steps).flatMap((step) => askedAt(step) ?? []);
  const answers = asked
    .filter(({ name }) => read.has(name))
    .reduce<Answers[]>(
      (all, { name, domain }) => all.flatMap((some) => valuesOf(domain).map((value) => (value === undefined ? some : { ...some, [name]: value }))),
      [{}],
    );
  const ways = arms.flatMap((some) => answers.map((given) => wayThrough(plan, some, ({ answer }) => given[answer ?? ""])));
  return [...new Map(ways.map((way) => [JSON.stringify(way.turns), way])).values()];
}

test.each(Object.entries(shapes))("as many ways are counted as visitors with all answers take: %s", (_, files) => {
  const plan = planFrom(files);
  const walked = everyWay(plan);
  const ways = waysThrough(plan);
  const lengths = walked.map(({ places }) => places.length);
  const questions = walked.map(({ places }) => places.filter((place) => plan.steps[place]?.number !== undefined).length);
  expect({ count: ways.count, isExact: ways.isExact }).toEqual({ count: BigInt(walked.length), isExact: true });
  expect([ways.shortest.steps, ways.longest.steps]).toEqual([Math.min(...lengths), Math.max(...lengths)]);
  expect([ways.fewestQuestions.questions, ways.mostQuestions.questions]).toEqual([Math.min(...questions), Math.max(...questions)]);
});

test("ways that no visitor can take are not counted: whoever is a man at the first branch is one at the second", () => {
  const twice = "{ when: { gender: male }, then: [a], else: [b] }, { when: { gender: female }, then: [c], else: [d] }";
  expect(waysThrough(planFrom(funnelOf({ flow: `start, ${twice}, sales`, steps: ["a", "b", "c", "d"].map(message) }))).count).toBe(2n);
});

test(
  "forty choices that know nothing of each other make 2 to the power of 40 ways, counted at once",
  () => {
    expect(waysThrough(planFrom(longFunnel(400)))).toMatchObject({ count: 2n ** 40n, isExact: true });
  },
  MANY_WAYS_MS,
);

test(
  "120 steps with 30 branches are counted as they are",
  () => {
    const ways = waysThrough(planFrom(branchingFunnel()));
    expect(ways.isExact).toBe(true);
    expect(ways.count).toMatchInlineSnapshot(`39174n`);
  },
  MANY_WAYS_MS,
);

test(
  "where answers of many questions are read again at the end, an upper limit is given for one",
  () => {
    const ids = Array.from({ length: 16 }, (_, index) => `q-${index}`);
    const branches = ids.map((id) => `{ when: { ${id.replace("-", "")}: yes }, then: [m-${id}] }`);
    const again = ids.map((id) => `{ when: { ${id.replace("-", "")}: yes }, then: [n-${id}] }`);
    const steps = ids.flatMap((id) => [question(id), message(`m-${id}`), message(`n-${id}`)]);
    expect(waysThrough(planFrom(funnelOf({ flow: ["start", ...ids, ...branches, ...again, "sales"].join(", "), steps })))).toMatchObject({
      count: 2n ** 32n,
      isExact: false,
    });
  },
  MANY_WAYS_MS,
);

test("the least wait is that of the steps' timers and of the changes between them", () => {
  const steps = [
    "wait: { type: status-lines, title: Wait, lines: [One, Two, Three] }",
    "count: { type: counter, title: Count, result: { title: Done } }",
    question("q-1"),
    message("m-1"),
  ];
  // every timing is half a second: the entrance 1, lines 3 + 1, counter 100 + 1, question 1, and 5 changes
  expect(waysThrough(planFrom(funnelOf({ flow: "start, wait, count, q-1, m-1, sales", steps }))).quickest.waitMs).toBe(500 * (1 + 4 + 101 + 1 + 5));
});
