import { constraintPhrases } from "#compiler/diagnostics/messages/flow.ts";
import { reachabilityMessages } from "../compiler-messages.ts";
import { inCondition, inFile, inFlow, inStep, newFile } from "../funnel-edits.ts";
import type { Mistake } from "../mistake.ts";

const onlyAvailable = constraintPhrases.option;

export const reachabilityMistakes: Mistake[] = [
  {
    name: "splits visitors who are all in one arm",
    yaml: [
      inStep(
        "sleep",
        { insteadOf: "5-6" },
        "5-6: { label: 5 to 6 hours, icon: moon, when: { arm: { order: A } } }",
      ),
      inFlow(
        { insteadOf: "age" },
        "- when: { sleepHours: 5-6 }",
        "  then:",
        "    - split: order",
        "      A: []",
        "      B: [age]",
      ),
    ],
    expected: [
      {
        at: "funnel/funnel.yaml:24:9",
        message: reachabilityMessages.armNeverTaken({
          arm: "B",
          reason: onlyAvailable({
            option: "5-6",
            answer: "sleepHours",
            limit: "in arm A of order",
          }),
        }),
      },
    ],
  },
  {
    name: "gives an arm no visitors",
    yaml: inFile("funnel.yaml", { insteadOf: "arms" }, "    arms: { A: 100%, B: 0% }"),
    expected: [
      {
        at: "funnel/funnel.yaml:19:5",
        message: reachabilityMessages.armWithoutVisitors({ arm: "B", experiment: "order" }),
      },
    ],
  },
  {
    name: "writes a condition that never holds",
    yaml: inCondition("{ gender: male, not: { gender: male } }"),
    expected: [
      {
        at: "funnel/funnel.yaml:20:5",
        message: reachabilityMessages.branchNeverTaken({ reason: undefined }),
      },
    ],
  },
  {
    name: "tests for an option that those visitors don't have",
    yaml: [
      inStep(
        "sleep",
        { insteadOf: "5-6" },
        "5-6: { label: 5 to 6 hours, icon: moon, when: { gender: male } }",
      ),
      inCondition("{ sleepHours: 5-6, gender: female }"),
    ],
    expected: [
      {
        at: "funnel/funnel.yaml:20:5",
        message: reachabilityMessages.branchNeverTaken({
          reason: onlyAvailable({
            option: "5-6",
            answer: "sleepHours",
            limit: "if gender is male",
          }),
        }),
      },
    ],
  },
  {
    name: "tests for the only option that a visitor has, with an else",
    yaml: [
      inStep(
        "sleep",
        { insteadOf: "7-8" },
        "7-8: { label: 7 to 8 hours, icon: bed, when: { gender: male } }",
      ),
      inFlow(
        { insteadOf: "age" },
        "- when: { gender: female }",
        "  then:",
        "    - when: { sleepHours: 5-6 }",
        "      else: [age]",
      ),
    ],
    expected: [
      {
        at: "funnel/funnel.yaml:22:9",
        message: reachabilityMessages.elseNeverTaken({
          reason: onlyAvailable({
            option: "7-8",
            answer: "sleepHours",
            limit: "if gender is male",
          }),
        }),
      },
    ],
  },
  {
    name: "writes a condition that always holds, with an else",
    yaml: [
      inFlow({ after: "age" }, "- when: { age: { atLeast: 18 } }", "  then: []", "  else: [pause]"),
      newFile("steps/more.yaml", "pause: { type: message, title: Pause }"),
    ],
    expected: [
      {
        at: "funnel/funnel.yaml:21:5",
        message: reachabilityMessages.elseNeverTaken({ reason: undefined }),
      },
    ],
  },
  {
    name: "tests a list for an option that those visitors don't have",
    yaml: [
      inStep("goals", { insteadOf: "fit" }, "fit: { label: Get fit, when: { arm: { order: A } } }"),
      inStep("age", { after: "type" }, "when: { goals: { has: fit }, arm: { order: B } }"),
    ],
    expected: [
      {
        at: "funnel/steps/questions.yaml:30:3",
        message: reachabilityMessages.stepNeverShown({
          reason: onlyAvailable({ option: "fit", answer: "goals", limit: "in arm A of order" }),
        }),
      },
    ],
  },
  {
    name: "shows a step on a condition that can never hold",
    yaml: inStep("thanks", { after: "title" }, "when: { gender: male, not: { gender: male } }"),
    expected: [
      {
        at: "funnel/steps/pages.yaml:4:3",
        message: reachabilityMessages.stepNeverShown({ reason: undefined }),
      },
    ],
  },
  {
    name: "shows an option on a condition that can never hold",
    yaml: inStep(
      "goals",
      { insteadOf: "fit" },
      "fit: { label: Get fit, when: { gender: male, not: { gender: male } } }",
    ),
    expected: [
      {
        at: "funnel/steps/questions.yaml:18:28",
        message: reachabilityMessages.partNeverShown({ reason: undefined }),
      },
    ],
  },
  {
    name: "writes a condition that always holds",
    isOnlyWarning: true,
    yaml: inStep("thanks", { after: "title" }, "when: { gender: [male, female] }"),
    expected: [{ at: "funnel/steps/pages.yaml:4:3", message: reachabilityMessages.alwaysHolds }],
  },
];
