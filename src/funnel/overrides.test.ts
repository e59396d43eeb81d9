import { expect, test } from "vitest";
import { iconsOf, imagesOf, planOf } from "./plan-of.ts";
import { sound, told } from "./small-funnel.ts";

const QUESTIONS = "steps/questions.yaml";
type Change = [string, string, string];
const goals = (...blocks: string[]): Change => [
  QUESTIONS,
  "title: Your goals\n",
  `title: Your goals\n  instead:\n${blocks.map((block) => `    - ${block}\n`).join("")}`,
];

test("a marketer may give a step another headline in an arm, and the plan carries only what differs", () => {
  const change = goals("{ when: { arm: { order: B } }, title: What drives you? }");
  expect(told(change)).toBe("nothing");
  const { goals: step } = planOf(sound(change), (image) => image).steps;
  expect(step?.title).toBe("Your goals");
  expect(step?.$overrides).toEqual([
    { $when: { experiment: "order", arm: "B" }, title: "What drives you?" },
  ]);
});

test("a marketer may change one option's label, write an icon as a word, and add an option for some", () => {
  const change = goals(
    "{ when: { gender: male }, options: { fit: { icon: moon }, strong: Get strong, calm: { label: Calm, when: { arm: { order: B } } } } }",
  );
  expect(told(change)).toBe("nothing");
  expect(planOf(sound(change), (image) => image).steps.goals?.$overrides).toEqual([
    {
      $when: { answer: "gender", is: "male" },
      options: {
        fit: { icon: { icon: "moon" } },
        strong: { label: "Get strong" },
        calm: { label: "Calm", $when: { experiment: "order", arm: "B" } },
      },
    },
  ]);
});

test("a marketer may ask for an option that only an override has", () => {
  const strong = goals("{ when: { gender: male }, options: { strong: Get strong } }");
  const branch: Change = [
    "funnel.yaml",
    "  - age\n",
    "  - age\n  - when: { goals: { has: strong } }\n    then: [extra]\n",
  ];
  expect(
    told(strong, branch, [
      "steps/pages.yaml",
      "sales:\n",
      "extra: { type: message, title: Extra }\n\nsales:\n",
    ]),
  ).toBe("nothing");
});

test("a marketer whose override is no list, has no condition, or says nothing is told how to write one", () => {
  expect(
    told([
      QUESTIONS,
      "title: Your goals\n",
      "title: Your goals\n  instead: { when: { gender: male }, title: Yours }\n",
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:15:12  "instead" takes a list; each entry says for whom, and what is different: - { when: { gender: male }, title: … }."`,
  );
  expect(
    told([QUESTIONS, "title: Your goals\n", "title: Your goals\n  instead: []\n"]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:15:12  "instead" takes a list; each entry says for whom, and what is different: - { when: { gender: male }, title: … }."`,
  );
  expect(told(goals("{ title: Yours }"))).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:16:7  "instead" takes a list; each entry says for whom, and what is different: - { when: { gender: male }, title: … }."`,
  );
  expect(told(goals("Yours"))).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:16:7  "instead" takes a list; each entry says for whom, and what is different: - { when: { gender: male }, title: … }."`,
  );
  expect(told(goals("{ when: { gender: male } }"))).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:16:7  This changes nothing. Write what is different here: title: …, or take it out."`,
  );
  expect(told(goals("{ when: male, title: Yours }"))).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:16:15  A condition names answers and what they must be: { gender: male }, { goals: { has: weight } }, { age: { atLeast: 50 } }."`,
  );
});

test.each([
  "type: message",
  "answer: others",
  "route: /others",
  "sensitivity: none",
  "instead: []",
])("a marketer cannot change %s for some visitors", (field) => {
  expect(told(goals(`{ when: { gender: male }, ${field} }`))).toBe(
    `funnel/steps/questions.yaml:16:33  "${field.split(":")[0]}" is the same for everybody and cannot be changed here. Write another step, and give each its own "when".`,
  );
});

test("a marketer whose override does not fit its step is told on the override's own line", () => {
  expect(told(goals("{ when: { gender: male }, tilte: Yours }"))).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:16:33  "tilte" is not a field here. Did you mean "title"?"`,
  );
  expect(told(goals("{ when: { gender: male }, title: 7 }"))).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:16:40  "title" should be a text. Put it in quotes: "7"."`,
  );
  expect(
    told(goals("{ when: { gender: male }, options: { fit: { lable: Fit } } }")),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:16:51  "lable" is not a field here. Did you mean "label"?"`,
  );
  expect(
    told(goals("{ when: { gender: male }, options: { new: { icon: moon } } }")),
  ).toMatchInlineSnapshot(`"funnel/steps/questions.yaml:16:44  "label" is missing. Add it."`);
  expect(told(goals("{ when: { gender: male }, min: 3 }"))).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:16:38  Nobody can choose 3 where there are 2 options. Lower "min", or add options."`,
  );
});

test("a marketer whose overrides do not go together is told for whom", () => {
  expect(
    told(goals("{ when: { gender: male }, min: 2 }", "{ when: { arm: { order: B } }, max: 1 }")),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:12:1  Where gender is male and in arm B of order, this does not go together. Nobody can choose at least 2 and at most 1. Change one of the two."`,
  );
});

test("a marketer whose override reads what is not there is told on the override's own line", () => {
  expect(
    told(goals('{ when: { gender: male }, title: "Yours, {gendre|you}", hint: "A } brace" }')),
  ).toMatchInlineSnapshot(`
    "funnel/steps/questions.yaml:16:48  "gendre" is no answer: no step asks for it. Did you mean "gender"?
    funnel/steps/questions.yaml:16:69  A brace stands in this text that holds no answer. An answer is written {goals}, or {goals|some words}."
  `);
  expect(
    told(goals('{ when: { gender: male }, title: "Yours at {age|any age}" }')),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:16:50  "age" is read here, but no path has asked for it yet. Put its question before this place."`,
  );
  expect(told(goals("{ when: { age: { atLeast: 50 } }, title: Yours }"))).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:16:17  "age" is read here, but no path has asked for it yet. Put its question before this place."`,
  );
  expect(
    told(goals("{ when: { gender: male }, options: { fit: { icon: mooon } } }")),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:16:57  There is no icon "mooon". Did you mean "moon"?"`,
  );
  expect(
    told([
      QUESTIONS,
      "  prompt: Choose\n",
      "  prompt: Choose\n  instead: [{ when: { arm: { order: B } }, hero: hreo }]\n",
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:6:50  There is no picture "hreo". Did you mean "hero"?"`,
  );
});

test("a marketer whose override can never be seen is told so", () => {
  expect(
    told(goals("{ when: { gender: male, all: [{ gender: female }] }, title: Nobody's }")),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:16:9  This condition can never hold here, so nobody sees what it is for. Change it, or remove the block."`,
  );
});

test("a marketer whose override changes what a step reads is told where that is wrong", () => {
  const sales = (line: string): Change => [
    "steps/pages.yaml",
    "  recap:\n",
    `  instead:\n    - { when: { gender: male }, recap: { lines: [${line}] } }\n  recap:\n`,
  ];
  expect(told(sales("{ icon: moon, label: Sleep, answer: slepHours }"))).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:9:86  "slepHours" is no answer: no step asks for it. Did you mean "sleepHours"?"`,
  );
  expect(
    told(sales("{ icon: moon, label: Goals, answer: goals, values: [fit, fat] }")),
  ).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:9:107  "fat" is no value of "goals". Did you mean "fit"?"`,
  );
});

test("a visitor is served the pictures and icons that only an override shows", () => {
  const funnel = sound([
    QUESTIONS,
    "  prompt: Choose\n",
    '  prompt: Choose\n  instead: [{ when: { arm: { order: B } }, hero: "body-male", points: [{ icon: sun, text: Warm }] }]\n',
  ]);
  expect(imagesOf(funnel)).toEqual(["body-male", "hero"]);
  expect(iconsOf(funnel)).toEqual(["bed", "moon", "sun"]);
});

test("a marketer's five lines are enough for another headline, another picture and another option's label", () => {
  expect(
    told([
      QUESTIONS,
      "  prompt: Choose\n",
      `  prompt: Choose
  instead:
    - when: { arm: { order: B } }
      title: Hello again
      hero: body-female
      options: { male: Men }
`,
    ]),
  ).toBe("nothing");
});
