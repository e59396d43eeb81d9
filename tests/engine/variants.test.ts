import { expect, test } from "vitest";
import { variantsByArm } from "#quiz/engine/variants-by-arm.ts";
import { smallPlan } from "./small-plan.fixtures.ts";
import { memoryStore, visit } from "./visit.fixtures.ts";
import { walkOn } from "./walk.fixtures.ts";

const visitWords = visit("/").plan.words;

test.each([
  [0.2, "A", "summary-tiles"],
  [0.8, "B", "summary-intake"],
])(
  "a visitor who draws %d gets arm %s, and its summary at /personal-summary",
  (chance, arm, step) => {
    const store = memoryStore();
    const visitor = visit("/", { store, random: () => chance });
    expect(store.kept.funnelVariant).toBe(`{"summary":"${arm}"}`);
    visitor.open("/personal-summary");
    expect(visitor.step()).toBe(step);
  },
);

test("a visitor keeps their arm through reloads and screens, whatever is drawn", () => {
  const store = memoryStore();
  visit("/", { store, random: () => 0.8 });
  for (const route of ["/", "/age", "/personal-summary"]) visit(route, { store, random: () => 0 });
  expect(visit("/personal-summary", { store, random: () => 0 }).step()).toBe("summary-intake");
});

test("a link with an arm into the summary shows that arm's summary", () => {
  const store = memoryStore({ funnelVariant: '{"summary":"A"}' });
  expect(visit("/personal-summary", { store, search: "?variant=summary:B" }).step()).toBe(
    "summary-intake",
  );
  expect(store.kept.funnelVariant).toBe('{"summary":"B"}');
});

test("a visitor of arm B sees the daily intake and how it leads to the plan", () => {
  const { getShownStep, carryOn, step } = visit("/personal-summary", {
    search: "?variant=summary:B",
  });
  expect(getShownStep()).toMatchObject({
    intake: { value: "Plenty" },
    continue: "Show me",
    shownBmi: { known: { number: "22.81" } },
  });
  carryOn();
  expect(step()).toBe("plan-details");
});

test("a visitor of arm A continues to the generating screen", () => {
  const { getShownStep, carryOn, step } = visit("/personal-summary", {
    search: "?variant=summary:A",
  });
  expect(getShownStep()).toMatchObject({
    continue: visitWords.continue,
    shownBmi: { known: { number: "22.8" } },
  });
  carryOn();
  expect(step()).toBe("generating");
});

test("a visitor of arm B who opens a screen of arm A by its address sees it and can continue", async () => {
  const visitor = visit("/generating", { search: "?variant=summary:B" });
  expect(await walkOn(visitor)).toEqual([
    "generating",
    "email",
    "results",
    "plan-details",
    "sales",
  ]);
});

test.each([
  ["A", ["/generating", "/email", "/results"]],
  ["B", []],
])(
  "Back from the plan's details leads a visitor of arm %s through their own screens",
  (arm, before) => {
    const visitor = visit("/plan-details", { search: `?variant=summary:${arm}` });
    const routes: string[] = [];
    while (visitor.getShownStep().route !== "/personal-summary") {
      visitor.open(visitor.routeBefore(visitor.place() ?? ""));
      routes.push(visitor.getShownStep().route);
    }
    // Back never lands on the screen that advances automatically.
    expect(routes.toReversed()).toEqual([
      "/personal-summary",
      ...before.filter((route) => route !== "/generating"),
    ]);
  },
);

test("Back from the first question leads to the entrance, and ends there", () => {
  const visitor = visit("/goals");
  visitor.open(visitor.routeBefore("goals"));
  expect(visitor.step()).toBe("start");
  expect(visitor.routeBefore("start")).toBe("/");
});

test("Back from a screen of the other arm leads through that arm to the questions before the split", () => {
  const visitor = visit("/results", { search: "?variant=summary:B" });
  expect(visitor.routeBefore("results")).toBe("/email");
  expect(visitor.routeBefore("email")).toBe("/personal-summary");
});

const EXPERIMENTS =
  "{ words: { question: Which?, arms: { A: 50%, B: 50% } }, tile: { question: Which?, arms: { old: 50%, new: 50% } }";

const plan = (step: string, more = "") =>
  smallPlan({
    flow: "q",
    experiments: `${EXPERIMENTS}${more} }`,
    steps: `q: { type: multi-choice, title: Q, answer: q, ${step} }`,
  });

test("a screen that is the same in all arms has one variant", () => {
  expect(variantsByArm(plan("options: { one: One }"), "q")).toEqual([{}]);
  expect(
    variantsByArm(plan("options: { one: One, two: { label: Two, when: { gender: male } } }"), "q"),
  ).toEqual([{}]);
});

test("a screen has a variant for each arm that its texts or options depend on", () => {
  expect(
    variantsByArm(
      plan(
        "options: { one: One }, instead: [{ when: { not: { arm: { words: B } } }, title: Other }]",
      ),
      "q",
    ),
  ).toEqual([{ words: "A" }, { words: "B" }]);
  const both =
    "options: { one: One, two: { label: Two, when: { arm: { tile: new } } } }, instead: [{ when: { any: [{ arm: { words: B } }, { gender: male }] }, title: Other }]";
  expect(variantsByArm(plan(both), "q")).toEqual([
    { tile: "old", words: "A" },
    { tile: "old", words: "B" },
    { tile: "new", words: "A" },
    { tile: "new", words: "B" },
  ]);
});

test("a finished experiment has only the winner's variant", () => {
  const ended = plan(
    "options: { one: One }, instead: [{ when: { arm: { done: B } }, title: Other }]",
    ", done: { question: Which?, arms: { A: 50%, B: 50% }, winner: B }",
  );
  expect(variantsByArm(ended, "q")).toEqual([{}]);
});
