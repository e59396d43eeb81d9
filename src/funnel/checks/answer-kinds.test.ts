import { expect, test } from "vitest";
import { told } from "../small-funnel.ts";

test("a marketer who gives two different questions one answer is told to rename one", () => {
  expect(told(["steps/questions.yaml", "answer: age", "answer: goals"])).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:31:11  "goals" asks for "goals" as a multiple choice, this step as a number. Give one of the two another name."`,
  );
});

test("a marketer may ask one thing in two ways, and name the values of both", () => {
  expect(
    told(
      [
        "steps/questions.yaml",
        `sleep:
`,
        `sleep-short:
  type: single-choice
  title: Do you sleep enough?
  answer: sleepHours
  options: { enough: Enough, little: Too little }

sleep:
`,
      ],
      ["funnel.yaml", "[thanks, sleep]", "[thanks, sleep-short]"],
      [
        "funnel.yaml",
        `  - age
`,
        `  - age
  - when: { sleepHours: [5-6, little] }
    then: [thanks-2]
`,
      ],
      [
        "steps/pages.yaml",
        `sales:
`,
        `thanks-2: { type: message, title: Rest more }

sales:
`,
      ],
    ),
  ).toMatchInlineSnapshot(`"nothing"`);
});
