import { expect, test } from "vitest";
import { sound, told } from "./small-funnel.ts";

const WHEN = (condition: string) =>
  ["steps/pages.yaml", "title: Thank you", `title: Thank you\n  when: ${condition}`] as [
    string,
    string,
    string,
  ];

test.each([
  "{ arm: { order: B } }",
  "{ arm: { order: [B] } }",
  "{ arm: { order: { not: A } } }",
  "{ any: [{ arm: { order: B } }, { gender: male }] }",
])("a marketer may write %s", (condition) => {
  expect(told(WHEN(condition))).toBe("nothing");
});

test("a marketer may name arms beside answers, and all of them must hold", () => {
  const { when } =
    sound(WHEN("{ arm: { order: [A, B] }, gender: male }")).steps.get("thanks")?.condition ?? {};
  expect(when).toEqual({
    all: [
      {
        any: [
          { experiment: "order", arm: "A" },
          { experiment: "order", arm: "B" },
        ],
      },
      { answer: "gender", is: "male" },
    ],
  });
});

test("a marketer who mistypes an experiment or an arm in a condition is told which one is meant", () => {
  expect(told(WHEN("{ arm: { ordre: B } }"))).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:4:18  "ordre" is no experiment. Did you mean "order"?"`,
  );
  expect(told(WHEN("{ arm: { order: b } }"))).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:4:25  "b" is no arm of "order". Did you mean "B"?"`,
  );
  expect(told(WHEN("{ arm: { order: [A, Z] } }"))).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:4:29  "Z" is no arm of "order". Its arms are "A" and "B"."`,
  );
});

test("a marketer who names an arm without its experiment is told how to write that", () => {
  expect(told(WHEN("{ arm: B }"))).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:4:16  "arm" names an experiment and its arm: { arm: { summary: B } }."`,
  );
  expect(told(WHEN("{ arm: {} }"))).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:4:16  "arm" names an experiment and its arm: { arm: { summary: B } }."`,
  );
  expect(told(WHEN("{ arm: { order: 1 } }"))).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:4:25  "arm" names an experiment and its arm: { arm: { summary: B } }."`,
  );
  expect(told(WHEN("{ arm: { order: [] } }"))).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:4:25  "arm" names an experiment and its arm: { arm: { summary: B } }."`,
  );
});

test("a marketer whose condition waits for an arm without visitors is told that nobody sees the step", () => {
  expect(
    told(
      WHEN("{ arm: { order: B } }"),
      ["funnel.yaml", "{ A: 50%, B: 50% }", "{ A: 100%, B: 0% }"],
      ["funnel.yaml", "B: [thanks, sleep]", "B: []"],
    ),
  ).toMatchInlineSnapshot(`
    "funnel/funnel.yaml:19:5  Nobody takes arm "B": "order" gives it no visitors here. Give it a share, or remove it.
    funnel/steps/pages.yaml:4:3  This condition can never hold here, so nobody sees the step. Change it, or remove the step."
  `);
});

test("a marketer cannot call an answer by a word of the conditions", () => {
  expect(
    told(
      ["steps/questions.yaml", "answer: sleepHours", "answer: arm"],
      ["steps/pages.yaml", "answer: sleepHours", "answer: gender"],
    ),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:23:11  An answer's name is written like sleepHours: letters and digits, the first one small; currentStep, arm, all, any and not are taken."`,
  );
});
