import { answerMessages } from "../compiler-messages.ts";
import { inCondition, inFlow, inStep, newFile } from "../funnel-edits.ts";
import { heightStep, weightStep } from "../measuring-steps.ts";
import type { Mistake } from "../mistake.ts";

export const answerMistakes: Mistake[] = [
  {
    name: "mistypes an answer in a text",
    yaml: inStep("sales", { insteadOf: "title" }, "title: Your plan, {gendre|friend}"),
    expected: [
      {
        at: "funnel/steps/pages.yaml:7:21",
        message: answerMessages.unknownAnswer({ answer: "gendre", meant: "gender" }),
      },
    ],
  },
  {
    name: "mistypes an answer that a line shows",
    yaml: inStep(
      "sales",
      { insteadOf: "{ icon" },
      "- { icon: moon, label: Sleep, answer: sleephours }",
    ),
    expected: [
      {
        at: "funnel/steps/pages.yaml:11:45",
        message: answerMessages.unknownAnswer({ answer: "sleephours", meant: "sleepHours" }),
      },
    ],
  },
  {
    name: "branches on an answer that no step asks for",
    yaml: inCondition("{ income: high }"),
    expected: [
      {
        at: "funnel/funnel.yaml:20:13",
        message: answerMessages.unknownAnswer({ answer: "income" }),
      },
    ],
  },
  {
    name: "mistypes an answer in the condition of an option",
    yaml: inStep("goals", { insteadOf: "fit" }, "fit: { label: Get fit, when: { gendre: male } }"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:18:36",
        message: answerMessages.unknownAnswer({ answer: "gendre", meant: "gender" }),
      },
    ],
  },
  {
    name: "names a step in a condition instead of its answer",
    yaml: inFlow({ after: "age" }, "- when: { sleep: 5-6 }", "  then: []"),
    expected: [
      {
        at: "funnel/funnel.yaml:21:13",
        message: answerMessages.stepNotAnswer({ step: "sleep", answer: "sleepHours" }),
      },
    ],
  },
  {
    name: "repeats a step instead of its answer",
    yaml: inStep("sales", { insteadOf: "title" }, "title: Your plan, {sleep|friend}"),
    expected: [
      {
        at: "funnel/steps/pages.yaml:7:21",
        message: answerMessages.stepNotAnswer({ step: "sleep", answer: "sleepHours" }),
      },
    ],
  },
  {
    name: "mistypes a value in a condition",
    yaml: inCondition("{ gender: man }"),
    expected: [
      {
        at: "funnel/funnel.yaml:20:21",
        message: answerMessages.unknownValue({
          value: "man",
          answer: "gender",
          values: ["male", "female"],
        }),
      },
    ],
  },
  {
    name: "names a value that the answer doesn't have",
    yaml: inStep(
      "sales",
      { insteadOf: "{ icon" },
      "- { icon: moon, label: Sleep, answer: sleepHours, values: [3-4] }",
    ),
    expected: [
      {
        at: "funnel/steps/pages.yaml:11:66",
        message: answerMessages.unknownValue({
          value: "3-4",
          answer: "sleepHours",
          values: ["5-6", "7-8"],
        }),
      },
    ],
  },
  {
    name: "names a value of an answer that has none",
    yaml: inStep(
      "sales",
      { insteadOf: "{ icon: moon" },
      "- { icon: moon, label: Age, answer: age, values: [old] }",
    ),
    expected: [
      {
        at: "funnel/steps/pages.yaml:11:57",
        message: answerMessages.answerWithoutValues({ value: "old", answer: "age" }),
      },
    ],
  },
  {
    name: "tests a height in a condition",
    yaml: [
      newFile("steps/more.yaml", heightStep("[1, 9]")),
      inFlow({ after: "age" }, "- height", "- when: { height: 180 }", "  then: []"),
    ],
    expected: [
      {
        at: "funnel/funnel.yaml:22:13",
        message: answerMessages.notForConditions({ answer: "height", kind: "a height" }),
      },
    ],
  },
  {
    name: "tests a number for a single value",
    yaml: inFlow({ insteadOf: "age" }, "- age", "- when: { age: 50 }", "  then: []"),
    expected: [
      {
        at: "funnel/funnel.yaml:21:13",
        message: answerMessages.numberNeedsComparison({ answer: "age" }),
      },
    ],
  },
  {
    name: "tests a list for a single value",
    yaml: inCondition("{ goals: fit }"),
    expected: [
      {
        at: "funnel/funnel.yaml:20:13",
        message: answerMessages.listNeedsHas({ answer: "goals", example: "weight" }),
      },
    ],
  },
  {
    name: "compares a choice like a number",
    yaml: inCondition("{ gender: { atLeast: 5 } }"),
    expected: [
      {
        at: "funnel/funnel.yaml:20:13",
        message: answerMessages.notANumber({ answer: "gender", example: "male" }),
      },
    ],
  },
  {
    name: "tests a choice like a list",
    yaml: inCondition("{ gender: { has: male } }"),
    expected: [
      {
        at: "funnel/funnel.yaml:20:13",
        message: answerMessages.notAList({ answer: "gender", example: "male" }),
      },
    ],
  },
  {
    name: "names an answer of the wrong kind",
    yaml: [newFile("steps/more.yaml", weightStep("age")), inFlow({ after: "age" }, "- weight")],
    expected: [
      {
        at: "funnel/steps/more.yaml:5:11",
        message: answerMessages.otherKindNeeded({
          answer: "age",
          kind: "a number",
          needed: "a height",
        }),
      },
    ],
  },
];
