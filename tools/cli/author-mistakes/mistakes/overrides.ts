import {
  fieldMessages,
  optionMessages,
  overrideMessages,
  stepMessages,
} from "../compiler-messages.ts";
import { inStep } from "../funnel-edits.ts";
import type { Mistake } from "../mistake.ts";

export const overrideMistakes: Mistake[] = [
  {
    name: "leaves some visitors without any option",
    yaml: inStep(
      "goals",
      { insteadOf: ["weight", "fit"] },
      "fit: { label: Get fit, when: { gender: male } }",
    ),
    expected: [
      {
        at: "funnel/steps/questions.yaml:16:3",
        message: stepMessages.nothingLeft({ situation: "gender is female" }),
      },
    ],
  },
  {
    name: "writes two alternatives that contradict each other",
    yaml: inStep(
      "goals",
      { after: "title" },
      "instead:",
      "  - { when: { gender: male }, min: 2 }",
      "  - { when: { arm: { order: B } }, max: 1 }",
    ),
    expected: [
      {
        at: "funnel/steps/questions.yaml:12:1",
        message: stepMessages.conflictingOverrides({
          situation: "gender is male and the visitor is in arm B of order",
          conflict: fieldMessages.contradictingLimits({ min: 2, max: 1 }).text,
        }),
      },
    ],
  },
  {
    name: "writes an alternative text that's the same",
    isOnlyWarning: true,
    yaml: inStep(
      "goals",
      { after: "title" },
      "instead:",
      "  - { when: { gender: male }, title: Your goals }",
    ),
    expected: [
      { at: "funnel/steps/questions.yaml:16:7", message: stepMessages.overrideWithoutChange },
    ],
  },
  {
    name: "writes an alternative text without a condition",
    yaml: inStep("thanks", { after: "title" }, "instead:", "  - title: Thanks"),
    expected: [{ at: "funnel/steps/pages.yaml:5:7", message: overrideMessages.form }],
  },
  {
    name: "writes an alternative text without a list",
    yaml: inStep(
      "thanks",
      { after: "title" },
      "instead: { when: { gender: male }, title: Thanks }",
    ),
    expected: [{ at: "funnel/steps/pages.yaml:4:12", message: overrideMessages.form }],
  },
  {
    name: "renames an answer for some visitors",
    yaml: inStep(
      "goals",
      { after: "title" },
      "instead:",
      "  - { when: { gender: male }, answer: aims }",
    ),
    expected: [
      {
        at: "funnel/steps/questions.yaml:16:33",
        message: overrideMessages.fixedField({ field: "answer" }),
      },
    ],
  },
  {
    name: "writes a condition, but not what changes",
    yaml: inStep("thanks", { after: "title" }, "instead:", "  - when: { gender: male }"),
    expected: [{ at: "funnel/steps/pages.yaml:5:7", message: overrideMessages.changesNothing }],
  },
  {
    name: "copies an option and leaves its label",
    isOnlyWarning: true,
    yaml: inStep("goals", { insteadOf: "fit" }, "fit: Manage weight"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:18:10",
        message: optionMessages.sameLabel({ option: "fit", otherOption: "weight" }),
      },
    ],
  },
  {
    name: "mistypes an option in an alternative text",
    isOnlyWarning: true,
    yaml: inStep(
      "goals",
      { after: "title" },
      "instead:",
      "  - { when: { gender: male }, options: { weigth: Lose weight } }",
    ),
    expected: [
      {
        at: "funnel/steps/questions.yaml:16:44",
        message: optionMessages.similarId({ option: "weigth", similarOption: "weight" }),
      },
    ],
  },
];
