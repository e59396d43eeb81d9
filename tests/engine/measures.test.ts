import { expect, test } from "vitest";
import { smallPlan } from "./small-plan.fixtures.ts";
import { memoryStore, visit } from "./visit.fixtures.ts";

const heavy = (value: number, unit: "lbs" | "kg" = "lbs", height?: object) => {
  const visitor = visit("/weight", {
    store: memoryStore({ quizState: JSON.stringify({ height }) }),
  });
  visitor.send({ type: "answered", value: { value, unit } });
  return visitor.getShownStep().shownBmi;
};

test("a visitor sees their BMI live, to two decimals, with its category", () => {
  expect(visit("/weight").getShownStep().shownBmi).toMatchObject({
    known: { number: "22.81", category: "healthy" },
  });
  expect(heavy(210).known).toMatchObject({ number: "31.93", category: "obese" });
  expect(heavy(68, "kg").known).toMatchObject({ number: "22.79" });
});

test("a visitor's BMI comes from the stored feet and inches, whichever unit they chose", () => {
  expect(heavy(150, "lbs", { feet: 6, inches: 0, unit: "cm" }).known.number).toBe("20.34");
  expect(heavy(150, "lbs", { feet: 6, inches: 0, unit: "in" }).known.number).toBe("20.34");
});

test.each([
  [121, "underweight"],
  [122, "healthy"],
  [164, "healthy"],
  [165, "overweight"],
  [197, "overweight"],
  [198, "obese"],
])("at 5 ft 8 in, %d lbs is %s", (pounds, category) => {
  expect(heavy(pounds).known.category).toBe(category);
});

test("a visitor's bar is BMI / 40, and never wider than full", () => {
  expect(heavy(150).known.barPercent).toBeCloseTo((22.8072 / 40) * 100, 2);
  expect(heavy(1500).known.barPercent).toBe(100);
});

test.each(["", 0, 7])("an answer of %j, which is no weight, gives no BMI", (value) => {
  const { send, getShownStep } = visit("/weight");
  send({ type: "answered", value });
  expect(getShownStep().shownBmi.known).toBeUndefined();
});

test("switching to centimeters shows the default as 173", () => {
  expect(visit("/height").getShownStep().cm).toBe(173);
});

test("typed centimeters stay until feet and inches change", () => {
  const { send, getShownStep, open } = visit("/height");
  send({ type: "answered", value: { feet: 5, inches: 11, unit: "cm" }, typed: 181 });
  open("/weight");
  open("/height");
  expect(getShownStep().cm).toBe(181);
  send({ type: "answered", value: { feet: 6, inches: 0, unit: "in" } });
  expect(getShownStep().cm).toBe(183);
});

test("typing doesn't move the visitor to another screen", () => {
  const { send, wait, step, readStored } = visit("/age");
  for (const value of [4, 41]) send({ type: "answered", value });
  wait(60_000);
  expect(step()).toBe("age");
  expect(readStored().age).toBe(41);
});

test("pressing Continue twice doesn't skip a screen", () => {
  const { sendFrom, step } = visit("/height");
  sendFrom("height", { type: "continued" });
  sendFrom("height", { type: "continued" });
  expect(step()).toBe("weight");
});

const showTo = (answers: object, route: string, arm = "A") =>
  visit(route, {
    store: memoryStore({ quizState: JSON.stringify(answers) }),
    search: `?variant=summary:${arm}`,
  }).getShownStep();

const SAID = (value: string) => `It is ${value}`;

test("the tiles of a summary show the answers, or that there's no answer", () => {
  const tiles = (answers: object) =>
    showTo(answers, "/personal-summary").shownTiles.map(({ text }: { text: string }) => text);
  expect(tiles({ weight: { value: 95, unit: "kg" }, motivation: "health" })).toEqual([
    "95 kg",
    SAID("health"),
  ]);
  expect(tiles({ weight: { value: 210, unit: "lbs" } })).toEqual(["210 lbs", "Not said"]);
  expect(tiles({})).toEqual(["150 lbs", "Not said"]);
});

test.each(["A", "B"])(
  "a visitor of arm %s sees the labels of the goals they chose, and no others",
  (arm) => {
    expect(
      showTo({ goals: ["gut", "weight", "muscle"] }, "/personal-summary", arm).shownGoals.chosen,
    ).toEqual([SAID("gut"), SAID("weight"), SAID("muscle")]);
  },
);

test.each(["A", "B"])("a visitor of arm %s without goals sees other text", (arm) => {
  const shown = showTo({}, "/personal-summary", arm);
  expect(shown.shownGoals.chosen).toEqual([]);
  expect(shown.goals.none).toBe("No wishes yet.");
});

test("with nothing answered, the summaries use the defaults: 22.8 and 22.81, healthy", () => {
  const showBmi = (arm: string) => showTo({}, "/personal-summary", arm).shownBmi.known;
  expect(showBmi("A")).toMatchObject({ number: "22.8", category: "healthy" });
  expect(showBmi("B")).toMatchObject({ number: "22.81", category: "healthy" });
});

test.each([
  ["falls", { value: 240, unit: "lbs" }],
  ["falls", { value: 84, unit: "kg" }],
  ["rises", { value: 150, unit: "lbs" }],
  ["rises", { value: 115, unit: "lbs" }],
])("the curve of the results %s for a height of 5 ft 8 in and %j", (way, weight) => {
  const { curveFalls } = showTo({ height: { feet: 5, inches: 8, unit: "in" }, weight }, "/results");
  expect(curveFalls ? "falls" : "rises").toBe(way);
});

test("the results list what the plan adapts to, in the order of the cards", () => {
  const { adaptsTo } = showTo(
    {
      meatPreferences: { lamb: "love", pork: "hate", beef: "love", duck: "love" },
      fishPreference: "sometimes",
    },
    "/results",
  );
  expect(
    adaptsTo.lines.map(({ label, text }: { label: string; text: string }) => `${label} ${text}`),
  ).toEqual(["Much The beef, The duck and The lamb", `From the sea: ${SAID("sometimes")}`]);
});

test("one or two loved meats are listed without a stray comma", () => {
  const showLoved = (verdicts: object) =>
    showTo({ meatPreferences: verdicts }, "/results").adaptsTo.lines[0].text;
  expect([
    showLoved({}),
    showLoved({ beef: "love" }),
    showLoved({ beef: "love", lamb: "love" }),
  ]).toEqual(["of everything", "The beef", "The beef and The lamb"]);
});

test.each([
  [{}, "122–164 lbs"],
  [{ weight: { value: 80, unit: "kg" } }, "55–75 kg"],
  [{ height: { feet: 6, inches: 2, unit: "cm" }, weight: { value: 80, unit: "kg" } }, "65–88 kg"],
])("for %j the results show the healthy range in the visitor's own unit", (answers, range) => {
  expect(showTo(answers, "/results").range).toBe(range);
});

test("the sales page repeats the answers, or shows nothing without answers", () => {
  const plan = smallPlan({
    flow: "meat",
    steps:
      "meat: { type: multi-choice, title: M, answer: meat, options: { beef: Roast, lamb: Chops } }",
    recap: ", recap: { title: So far, lines: [{ icon: heart, label: Your, answer: meat }] }",
  });
  const showRecap = (answers: object) =>
    visit("/sales", {
      plan,
      store: memoryStore({ quizState: JSON.stringify(answers) }),
    }).getShownStep().shownRecap;
  expect(showRecap({})).toBeUndefined();
  expect(
    showRecap({ meat: ["beef", "lamb"] }).lines.map(
      ({ label, text }: { label: string; text: string }) => `${label} ${text}`,
    ),
  ).toEqual(["Your Roast and Chops"]);
});
