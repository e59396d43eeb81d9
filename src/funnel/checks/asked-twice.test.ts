import { expect, test } from "vitest";
import { told } from "../small-funnel.ts";

const QUESTIONS = "steps/questions.yaml";

test("a marketer who copies a question and forgets to rename its answer is told at the second", () => {
  expect(
    told(
      [QUESTIONS, "answer: sleepHours", "answer: gender"],
      ["steps/pages.yaml", "answer: sleepHours", "answer: gender"],
    ),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:23:11  "start" asks for "gender" already, and this would overwrite it. Give this answer another name."`,
  );
});
