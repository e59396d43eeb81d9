import { expect, test } from "vitest";
import { computeProgress, findPath } from "#quiz/engine/path.ts";
import { routeDimensions } from "#quiz/player/write-notes.ts";
import { smallPlan } from "./small-plan.fixtures.ts";
import { memoryStore, visit } from "./visit.fixtures.ts";
import { walkOn } from "./walk.fixtures.ts";

const plan = smallPlan({
  flow: `
    { when: { gender: male }, then: [beard], else: [hair] },
    meat,
    { when: { meat: none }, then: [tofu, { when: { tofu: smoked }, then: [smoke] }] },
    { split: price, low: [cheap], high: [] },
    recap`,
  steps: `
beard: { type: single-choice, title: "A beard?", answer: beard, options: { full: A full beard, none: No beard } }
hair: { type: single-choice, title: "Your hair?", answer: hair, options: { long: Long hair, short: Short hair } }
meat: { type: single-choice, title: "Meat?", answer: meat, options: { much: Much, none: None } }
tofu: { type: single-choice, title: "Tofu?", answer: tofu, options: { smoked: Smoked, plain: Plain } }
smoke: { type: message, title: "You like smoke{beard| }" }
cheap: { type: message, title: Cheap }
recap: { type: message, title: "{beard|Nothing on your chin}, {hair|nothing on your head}, {tofu|no tofu}" }
`,
  experiments: "{ price: { question: Which price?, arms: { low: 50%, high: 50% } } }",
});

const places = (wishes: Record<string, string>, arm: string) =>
  walkOn(visit("/", { plan, search: `?variant=price:${arm}` }), wishes);

test.each([
  [{ gender: "male", meat: "much" }, "high", ["start", "beard", "meat", "recap", "sales"]],
  [{ gender: "female", meat: "much" }, "high", ["start", "hair", "meat", "recap", "sales"]],
  [
    { gender: "male", meat: "none", tofu: "plain" },
    "high",
    ["start", "beard", "meat", "tofu", "recap", "sales"],
  ],
  [
    { gender: "female", meat: "none", tofu: "smoked" },
    "high",
    ["start", "hair", "meat", "tofu", "smoke", "recap", "sales"],
  ],
  [
    { gender: "male", meat: "none", tofu: "smoked" },
    "low",
    ["start", "beard", "meat", "tofu", "smoke", "cheap", "recap", "sales"],
  ],
  [{ gender: "female", meat: "much" }, "low", ["start", "hair", "meat", "cheap", "recap", "sales"]],
])(
  "a visitor who answers %o in arm %s sees the screens that are meant for them",
  async (wishes, arm, expected) => {
    expect(await places(wishes as Record<string, string>, arm)).toEqual(expected);
  },
);

test.each([
  [{ gender: "male", meat: "much" }, ["beard 1/2", "meat 2/2"]],
  [{ gender: "male", meat: "none", tofu: "plain" }, ["beard 1/3", "meat 2/3", "tofu 3/3"]],
])("progress counts the questions on the visitor's own path: %o", (answers, expected) => {
  const choices = { answers, arms: { price: "high" } };
  const shown = findPath(plan, choices).flatMap((place) => {
    const progress = computeProgress(plan, place, choices);
    return progress ? [`${place} ${progress.now}/${progress.total}`] : [];
  });
  expect(shown).toEqual(expected);
});

test("a page is drawn for each length of the path, and once if all paths are as long", () => {
  const visitWithFlow = (flow: string, route: string) => {
    const steps = `
beard: { type: single-choice, title: "A beard?", answer: beard, options: { full: A full beard, none: No beard } }
hair: { type: single-choice, title: "Your hair?", answer: hair, options: { long: Long hair, short: Short hair } }
`;
    const dimensions = routeDimensions(smallPlan({ flow, steps }), route);
    return dimensions?.map(({ name }) => name);
  };
  const even = "{ when: { gender: male }, then: [beard], else: [hair] }";
  const uneven = "{ when: { gender: male }, then: [beard] }, hair";
  expect(visitWithFlow(even, "/hair")).toEqual([]);
  expect(visitWithFlow(uneven, "/hair")).toEqual(["gender"]);
  expect(visitWithFlow(uneven, "/sales")).toEqual([]);
});

test("opening a screen behind a fork without any answer works and leads on", async () => {
  for (const place of Object.keys(plan.steps)) {
    const visitor = visit(plan.steps[place]?.route ?? "", { plan });
    expect((await walkOn(visitor))[0]).toBe(place);
    expect(visitor.step()).toBe("sales");
  }
});

test("answers on a branch that the visitor left are kept but not shown", async () => {
  const store = memoryStore();
  const visitor = visit("/", { plan, store });
  await walkOn(visitor, { gender: "male", beard: "full", meat: "none", tofu: "plain" });
  visitor.open("/recap");
  expect(visitor.getShownStep().title).toBe("A full beard, nothing on your head, Plain");

  visitor.open("/");
  await walkOn(visitor, { gender: "female", hair: "long", meat: "much" });
  visitor.open("/recap");
  expect(visitor.getShownStep().title).toBe("Nothing on your chin, Long hair, no tofu");
  expect(visitor.readStored()).toMatchObject({ beard: "full", tofu: "plain", hair: "long" });

  // They're shown again when the visitor returns to that branch.
  visitor.open("/");
  visitor.choose("male");
  visitor.wait(500);
  visitor.open("/recap");
  expect(visitor.getShownStep().title).toBe("A full beard, nothing on your head, no tofu");
});

test("a hidden answer doesn't decide any fork", async () => {
  const nested = smallPlan({
    flow: "{ when: { gender: male }, then: [beard] }, { when: { beard: full }, then: [comb] }",
    steps: `
beard: { type: single-choice, title: "A beard?", answer: beard, options: { full: Full, none: None } }
comb: { type: message, title: A comb }
`,
  });
  const visitor = visit("/", { plan: nested });
  expect(await walkOn(visitor, { gender: "male", beard: "full" })).toEqual([
    "start",
    "beard",
    "comb",
    "sales",
  ]);
  visitor.open("/");
  expect(await walkOn(visitor, { gender: "female" })).toEqual(["start", "sales"]);
});

const shared = smallPlan({
  flow: "{ when: { gender: male }, then: [his], else: [hers] }, { when: { diet: [steak, salmon] }, then: [hearty] }, again",
  steps: `
his: { type: single-choice, title: His, answer: diet, options: { steak: Steak, ribs: Ribs } }
hers: { type: single-choice, title: Hers, answer: diet, options: { salmon: Salmon, ribs: Spare ribs } }
hearty: { type: message, title: "{diet}, hearty" }
again: { type: message, title: "Your {diet|plan}" }
`,
});

test.each([
  ["male", "steak", ["start", "his", "hearty", "again", "sales"], "Your Steak"],
  ["female", "salmon", ["start", "hers", "hearty", "again", "sales"], "Your Salmon"],
  ["male", "ribs", ["start", "his", "again", "sales"], "Your Ribs"],
  ["female", "ribs", ["start", "hers", "again", "sales"], "Your Spare ribs"],
])(
  "two branches may ask for one answer: %s visitors who chose %s see their own branch's text",
  async (gender, diet, expected, title) => {
    const store = memoryStore();
    const visitor = visit("/", { plan: shared, store });
    expect(await walkOn(visitor, { gender, diet })).toEqual(expected);
    visitor.open("/again");
    expect(visitor.getShownStep().title).toBe(title);
    expect(visit("/again", { plan: shared, store }).getShownStep().title).toBe(title);
  },
);

test("an answer that is asked for again after a fork doesn't change the fork when the visitor comes back", async () => {
  const later = smallPlan({
    flow: "{ when: { gender: male }, then: [early] }, { when: { diet: steak }, then: [knife] }, { when: { gender: female }, then: [late] }",
    steps: `
early: { type: single-choice, title: Early, answer: diet, options: { steak: Steak, ribs: Ribs } }
late: { type: single-choice, title: Late, answer: diet, options: { steak: Steak, ribs: Ribs } }
knife: { type: message, title: A knife }
`,
  });
  const visitor = visit("/", { plan: later });
  expect(await walkOn(visitor, { gender: "female", diet: "steak" })).toEqual([
    "start",
    "late",
    "sales",
  ]);
  visitor.open("/");
  expect(await walkOn(visitor, { gender: "female", diet: "steak" })).toEqual([
    "start",
    "late",
    "sales",
  ]);
});

test("two branches may ask for one list: a reload keeps what was chosen on either", () => {
  const lists = smallPlan({
    flow: "{ when: { gender: male }, then: [his], else: [hers] }",
    steps: `
his: { type: multi-choice, title: His, answer: meats, options: { steak: Steak } }
hers: { type: multi-choice, title: Hers, answer: meats, options: { salmon: Salmon, tuna: Tuna } }
`,
  });
  for (const [route, values] of [
    ["/his", ["steak"]] as const,
    ["/hers", ["salmon", "tuna"]] as const,
  ]) {
    const store = memoryStore();
    const { choose } = visit(route, { plan: lists, store });
    for (const value of values) choose(value);
    expect(visit(route, { plan: lists, store }).answers()).toEqual({ meats: values });
  }
});
