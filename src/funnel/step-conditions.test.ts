import { expect, test } from "vitest";
import { planOf } from "./plan-of.ts";
import { sound, told } from "./small-funnel.ts";

const QUESTIONS = "steps/questions.yaml";
type Change = [string, string, string];
const sleepWhen = (condition: string): Change => [
  QUESTIONS,
  "title: How long do you sleep?",
  `title: How long do you sleep?\n  when: ${condition}`,
];
const ON_ALL_WAYS: Change = [
  "funnel.yaml",
  "  - split: order\n    A: [sleep, thanks]\n    B: [thanks, sleep]\n",
  "  - sleep\n  - split: order\n    A: [thanks]\n    B: []\n",
];

test("a visitor for whom a step's condition does not hold is led past it, as by a branch of the flow", () => {
  const { next, forks } = planOf(
    sound(ON_ALL_WAYS, sleepWhen("{ gender: male }")),
    (image) => image,
  );
  expect(next.goals).toBe("fork:1");
  expect(forks["fork:1"]).toEqual([
    { when: { answer: "gender", is: "male" }, to: "sleep" },
    { when: { not: { answer: "gender", is: "male" } }, to: "fork:2" },
  ]);
});

test("a marketer whose step has an unreadable condition is told at the condition", () => {
  expect(told(sleepWhen("male"))).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:23:9  A condition names answers and what they must be: { gender: male }, { goals: { has: weight } }, { age: { atLeast: 50 } }."`,
  );
  expect(told(sleepWhen(""))).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:23:9  A condition names answers and what they must be: { gender: male }, { goals: { has: weight } }, { age: { atLeast: 50 } }."`,
  );
  expect(told(sleepWhen("{ gender: mael }"))).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:23:19  "mael" is no value of "gender". Did you mean "male"?"`,
  );
  expect(told(sleepWhen("{ gendre: male }"))).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:23:11  "gendre" is no answer: no step asks for it. Did you mean "gender"?"`,
  );
});

test("a marketer whose step waits for an answer that comes later is told in the step's own file", () => {
  expect(told(sleepWhen("{ age: { atLeast: 50 } }"))).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:23:11  "age" is read here, but no path has asked for it yet. Put its question before this place."`,
  );
});

test("a marketer whose step nobody can see is told so", () => {
  expect(told(sleepWhen("{ gender: male, all: [{ gender: female }] }"))).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:23:3  This condition can never hold here, so nobody sees the step. Change it, or remove the step."`,
  );
});

test("a marketer whose step can be seen at one of its places is told nothing", () => {
  const split: Change = [
    "funnel.yaml",
    "  - split: order\n    A: [sleep, thanks]\n    B: [thanks, sleep]\n",
    "  - thanks\n  - when: { gender: male }\n    then: [sleep]\n    else: [sleep]\n",
  ];
  expect(told(split, sleepWhen("{ gender: male }"))).toBe("nothing");
});

test("a marketer whose first step has a condition is told that everybody begins there", () => {
  expect(
    told([QUESTIONS, "title: Welcome", "title: Welcome\n  when: { arm: { order: A } }"]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:5:3  The flow begins here, so everybody sees this step. Take its condition away, or put another step first."`,
  );
});

test("a marketer whose last step has a condition is told of those it leaves out", () => {
  expect(
    told(["steps/pages.yaml", "  recap:", "  when: { gender: male }\n  recap:"]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:8:3  Whoever this condition leaves out has no way on. Take it away, or let a step follow "sales"."`,
  );
});

test("a marketer whose copy needs an answer of a step with a condition is told of the way around it", () => {
  expect(
    told(ON_ALL_WAYS, sleepWhen("{ gender: male }"), [
      "steps/pages.yaml",
      "{gender|friend}",
      "{sleepHours}",
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:7:21  Not every path to "sales" asks for "sleepHours": it is not asked on the way start > (without sleep) > sales. Say what stands there otherwise: {sleepHours|some words}."`,
  );
});

test("a marketer whose copy is only read by those who were asked is told nothing", () => {
  const thanks: Change = [
    "steps/pages.yaml",
    "title: Thank you",
    'title: "Thank you, {sleepHours}"\n  when: { sleepHours: 5-6 }',
  ];
  expect(told(ON_ALL_WAYS, sleepWhen("{ gender: male }"), thanks)).toBe("nothing");
  const same: Change = [
    "steps/pages.yaml",
    "title: Thank you",
    'title: "Thank you, {sleepHours}"\n  when: { gender: male }',
  ];
  expect(told(ON_ALL_WAYS, sleepWhen("{ gender: male }"), same)).toBe("nothing");
});

test("a marketer may write two steps with one route and one answer, each for its own visitors", () => {
  const hers: Change = [
    QUESTIONS,
    "\nage:\n",
    "\nsleep-hers:\n  type: single-choice\n  when: { gender: { not: male } }\n  route: /sleep\n  title: And you?\n  answer: sleepHours\n  options: { 5-6: Five, 9-10: Nine }\n\nage:\n",
  ];
  const flow: Change = ["funnel.yaml", ON_ALL_WAYS[1], "  - sleep\n  - sleep-hers\n  - thanks\n"];
  const copy: Change = ["steps/pages.yaml", "title: Thank you", 'title: "You sleep {sleepHours}"'];
  expect(told(flow, hers, sleepWhen("{ gender: male }"), copy)).toBe("nothing");
  expect(told(flow, hers, sleepWhen("{ gender: female }"))).toMatchInlineSnapshot(`
    "funnel/steps/questions.yaml:32:10  "sleep" has the route /sleep already, and comes before "sleep-hers". Give one of the two another route.
    funnel/steps/questions.yaml:34:11  "sleep" asks for "sleepHours" already, and this would overwrite it. Give this answer another name."
  `);
});
