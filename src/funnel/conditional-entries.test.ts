import { expect, test } from "vitest";
import { sound, told } from "./small-funnel.ts";

const QUESTIONS = "steps/questions.yaml";
type Change = [string, string, string];
const fitAs = (written: string): Change => [QUESTIONS, "fit: Get fit", `fit: ${written}`];
const lines = (...written: string[]): Change => [
  "steps/pages.yaml",
  "title: Thank you",
  `title: Thank you\nwait:\n  type: status-lines\n  title: Wait\n  lines:\n${written.map((line) => `    - ${line}\n`).join("")}`,
];
const WAITS: Change[] = [
  ["funnel.yaml", "  - age\n", "  - age\n  - wait\n"],
  [
    "funnel.yaml",
    "  auto-advance: 500 ms\n",
    "  auto-advance: 500 ms\n  status-line: 1 s\n  status-rest: 1 s\n",
  ],
];

test("a marketer may give an option a condition, and the plan carries it", () => {
  const change = fitAs("{ label: Get fit, when: { gender: male } }");
  expect(told(change)).toBe("nothing");
  expect(sound(change).steps.get("goals")?.fields.options).toEqual({
    weight: { label: "Manage weight" },
    fit: { label: "Get fit" },
  });
  expect(sound(change).steps.get("goals")?.entries).toMatchObject([
    {
      path: ["options", "fit"],
      isText: false,
      condition: { when: { answer: "gender", is: "male" } },
    },
  ]);
});

test("a marketer may give a line that is a text a condition", () => {
  expect(told(...WAITS, lines("First", "{ when: { gender: male }, say: For men }"))).toBe(
    "nothing",
  );
});

test("a marketer who forgets the text beside a condition is told how to write it", () => {
  expect(told(...WAITS, lines("First", "{ when: { gender: male } }"))).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:9:7  A text with a condition is written { when: …, say: the text }."`,
  );
  expect(
    told(...WAITS, lines("First", "{ when: { gender: male }, text: For men }")),
  ).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:9:33  A text with a condition is written { when: …, say: the text }."`,
  );
  expect(told(...WAITS, lines("First", "{ say: For men }"))).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:9:7  Entry 2 of "lines" should be a text."`,
  );
});

test("a marketer whose option has only a condition is told what is missing", () => {
  expect(told(fitAs("{ when: { gender: male } }"))).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:18:5  "label" is missing. Add it."`,
  );
});

test("a marketer who mistypes within an option's condition is told there", () => {
  expect(told(fitAs("{ label: Fit, when: { gender: mael } }"))).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:18:40  "mael" is no value of "gender". Did you mean "male"?"`,
  );
  expect(told(fitAs("{ label: Fit, when: { arm: { order: C } } }"))).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:18:46  "C" is no arm of "order". Its arms are "A" and "B"."`,
  );
  expect(told(fitAs("{ label: Fit, wehn: { gender: male } }"))).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:18:24  "wehn" is not a field here. Did you mean "when"?"`,
  );
});

test("a marketer whose option waits for an answer that comes later, or for its own, is told so", () => {
  expect(told(fitAs("{ label: Fit, when: { age: { atLeast: 50 } } }"))).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:18:32  "age" is read here, but no path has asked for it yet. Put its question before this place."`,
  );
  expect(told(fitAs("{ label: Fit, when: { goals: { has: weight } } }"))).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:18:32  "goals" is what this very step asks for, so nobody has answered it before they are here. Let it depend on an earlier answer, or move it to a later step."`,
  );
});

test("a marketer whose option nobody can choose is told so", () => {
  expect(
    told(fitAs("{ label: Fit, when: { gender: male, all: [{ gender: female }] } }")),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:18:24  This condition can never hold here, so nobody sees what it is for. Change it, or remove the block."`,
  );
});

test("a marketer whose question is without options for some is told for whom", () => {
  const both: Change[] = [
    fitAs("{ label: Fit, when: { gender: male } }"),
    [QUESTIONS, "weight: Manage weight", "weight: { label: Weight, when: { gender: female } }"],
  ];
  expect(told(...both)).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:16:3  Where gender is not answered, nothing is left here. Leave an entry without a condition, or add one for these visitors."`,
  );
  const covered: Change[] = [
    fitAs("{ label: Fit, when: { gender: male } }"),
    [
      QUESTIONS,
      "weight: Manage weight",
      "weight: { label: Weight, when: { gender: { not: male } } }",
    ],
  ];
  expect(told(...covered)).toBe("nothing");
});

test("a marketer whose lines are all for some is told for whom nothing is left", () => {
  expect(
    told(
      ...WAITS,
      lines(
        "{ when: { gender: male }, say: His }",
        "{ when: { age: { atLeast: 50 } }, say: Older }",
      ),
    ),
  ).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:7:3  Where gender is female and age is 18, nothing is left here. Leave an entry without a condition, or add one for these visitors."`,
  );
});

test("a marketer who asks for more choices than some visitors have is told for whom", () => {
  expect(
    told(fitAs("{ label: Fit, when: { gender: male } }"), [
      QUESTIONS,
      "answer: goals\n",
      "answer: goals\n  min: 2\n",
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:16:3  Where gender is female, this does not go together. Nobody can choose 2 where there is 1 option. Lower "min", or add options."`,
  );
});

test("a marketer whose conditional copy, pictures and icons are wrong is told at their own place", () => {
  expect(
    told(fitAs('{ label: "Fit {sleep|x}", icon: mooon, when: { gender: male } }')),
  ).toMatchInlineSnapshot(`
    "funnel/steps/questions.yaml:18:24  "sleep" is no answer, but a step. It asks for "sleepHours": write that.
    funnel/steps/questions.yaml:18:42  There is no icon "mooon". Did you mean "moon"?"
  `);
  expect(
    told(...WAITS, lines("First", "{ when: {gender: male}, say: 'For {gendre|you}' }")),
  ).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:9:41  "gendre" is no answer: no step asks for it. Did you mean "gender"?"`,
  );
  expect(
    told(...WAITS, lines("First", "{ when: {gender: male}, say: 'A } brace' }")),
  ).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:9:36  A brace stands in this text that holds no answer. An answer is written {goals}, or {goals|some words}."`,
  );
});

test("a marketer's placeholder needs no other words where its condition sees to the answer", () => {
  const skipped: Change = ["funnel.yaml", "B: [thanks, sleep]", "B: [thanks]"];
  expect(
    told(
      ...WAITS,
      skipped,
      lines("First", "{ when: { sleepHours: [5-6, 7-8] }, say: 'You sleep {sleepHours}' }"),
    ),
  ).toBe("nothing");
  expect(told(...WAITS, skipped, lines("First", "'You sleep {sleepHours}'"))).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:9:18  Not every path to "wait" asks for "sleepHours": it is not asked on the way start > (in arm B of order) > wait. Say what stands there otherwise: {sleepHours|some words}."`,
  );
});
