import { answerMessages } from "../compiler-messages.ts";
import { inFlow, inStep } from "../funnel-edits.ts";
import type { Mistake } from "../mistake.ts";

export const askedAnswerMistakes: Mistake[] = [
  {
    name: "asks for one answer in two steps",
    yaml: inStep("age", { insteadOf: "answer" }, "answer: sleepHours"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:31:11",
        message: answerMessages.askedInTwoWays({
          answer: "sleepHours",
          kind: "a number",
          otherStep: "sleep",
          otherKind: "a single choice",
        }),
      },
    ],
  },
  {
    name: "repeats an answer where it may well be empty",
    yaml: inStep(
      "thanks",
      { insteadOf: "title" },
      "title: Thanks",
      'instead: [{ when: { not: { goals: { has: fit } } }, title: "A plan to {goals}" }]',
    ),
    expected: [
      {
        at: "funnel/steps/pages.yaml:4:73",
        message: answerMessages.mayBeEmpty({ answer: "goals" }),
      },
    ],
  },
  {
    name: "repeats an answer that may be empty, without other words",
    yaml: inStep("thanks", { insteadOf: "title" }, 'title: "Your plan to {goals}"'),
    expected: [
      {
        at: "funnel/steps/pages.yaml:3:24",
        message: answerMessages.mayBeEmpty({ answer: "goals" }),
      },
    ],
  },
  {
    name: "stores two questions under the same name",
    yaml: [
      inStep("sleep", { insteadOf: "answer" }, "answer: gender"),
      inStep(
        "sales",
        { insteadOf: "{ icon: moon" },
        "- { icon: moon, label: Sleep, answer: gender }",
      ),
    ],
    expected: [
      {
        at: "funnel/steps/questions.yaml:23:11",
        message: answerMessages.askedTwice({ answer: "gender", earlierStep: "start" }),
      },
    ],
  },
  {
    name: "branches on an answer before it's asked",
    yaml: inFlow({ insteadOf: "goals" }, "- when: { sleepHours: 5-6 }", "  then: [goals]"),
    expected: [
      {
        at: "funnel/funnel.yaml:16:13",
        message: answerMessages.notAskedYet({ answer: "sleepHours" }),
      },
    ],
  },
  {
    name: "repeats an answer before it's asked",
    yaml: inStep("goals", { insteadOf: "title" }, "title: Your goals, {sleepHours|friend}"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:14:22",
        message: answerMessages.notAskedYet({ answer: "sleepHours" }),
      },
    ],
  },
  {
    name: "lets a step depend on its own answer",
    yaml: inStep("sleep", { after: "answer" }, "when: { sleepHours: 5-6 }"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:24:11",
        message: answerMessages.ownAnswer({ answer: "sleepHours" }),
      },
    ],
  },
  {
    name: "lets an option depend on its own step",
    yaml: inStep(
      "goals",
      { insteadOf: "fit" },
      "fit: { label: Get fit, when: { goals: { has: weight } } }",
    ),
    expected: [
      {
        at: "funnel/steps/questions.yaml:18:36",
        message: answerMessages.ownAnswer({ answer: "goals" }),
      },
    ],
  },
  {
    name: "repeats an answer in the question that asks for it",
    yaml: inStep("sleep", { insteadOf: "title" }, 'title: "{sleepHours|How long} do you sleep?"'),
    expected: [
      {
        at: "funnel/steps/questions.yaml:22:11",
        message: answerMessages.ownAnswer({ answer: "sleepHours" }),
      },
    ],
  },
  {
    name: "repeats an answer that not every path asks for",
    yaml: [
      inFlow({ insteadOf: "B" }, "B: [thanks]"),
      inStep("sales", { insteadOf: "title" }, "title: Your plan, {sleepHours}"),
    ],
    expected: [
      {
        at: "funnel/steps/pages.yaml:7:21",
        message: answerMessages.notAskedOnEveryPath({
          answer: "sleepHours",
          step: "sales",
          path: "start > (in arm B of order) > sales",
        }),
      },
    ],
  },
];
