import { conditionMessages } from "../compiler-messages.ts";
import { inCondition, inFlow, inStep } from "../funnel-edits.ts";
import type { Mistake } from "../mistake.ts";

export const conditionMistakes: Mistake[] = [
  {
    name: "writes a condition as a sentence",
    yaml: inCondition("gender is male"),
    expected: [{ at: "funnel/funnel.yaml:20:11", message: conditionMessages.form }],
  },
  {
    name: "forgets the brackets around a list of conditions",
    yaml: inCondition("{ any: { gender: male } }"),
    expected: [
      {
        at: "funnel/funnel.yaml:20:18",
        message: conditionMessages.listOfConditions({ word: "any" }),
      },
    ],
  },
  {
    name: "names an arm without its experiment",
    yaml: inCondition("{ arm: B }"),
    expected: [{ at: "funnel/funnel.yaml:20:18", message: conditionMessages.armForm }],
  },
  {
    name: "writes 'text' instead of 'say' next to a condition",
    yaml: inStep(
      "thanks",
      { insteadOf: ["type", "title"] },
      "type: status-lines",
      "title: Thank you",
      "lines:",
      "  - { when: { gender: male }, text: Welcome }",
    ),
    expected: [{ at: "funnel/steps/pages.yaml:5:33", message: conditionMessages.textForm }],
  },
  {
    name: "mistypes a test",
    yaml: inCondition("{ gender: { nott: male } }"),
    expected: [
      {
        at: "funnel/funnel.yaml:20:23",
        message: conditionMessages.unknownTest({ test: "nott", meant: "not" }),
      },
    ],
  },
  {
    name: "writes a single value after 'oneOf'",
    yaml: inCondition("{ gender: { oneOf: male } }"),
    expected: [{ at: "funnel/funnel.yaml:20:30", message: conditionMessages.oneOfForm }],
  },
  {
    name: "writes several values after 'has'",
    yaml: inCondition("{ goals: { has: [weight, fit] } }"),
    expected: [{ at: "funnel/funnel.yaml:20:27", message: conditionMessages.hasForm }],
  },
  {
    name: "writes several values after 'is'",
    yaml: inCondition("{ gender: { is: [male, female] } }"),
    expected: [{ at: "funnel/funnel.yaml:20:27", message: conditionMessages.isForm }],
  },
  {
    name: "compares a number with a word",
    yaml: inFlow({ insteadOf: "age" }, "- when: { age: { atLeast: fifty } }", "  then: []"),
    expected: [
      {
        at: "funnel/funnel.yaml:20:29",
        message: conditionMessages.numberForm({ test: "atLeast" }),
      },
    ],
  },
  {
    name: "writes 'or' in a condition",
    yaml: inCondition("{ or: [{ gender: male }, { goals: { has: fit } }] }"),
    expected: [
      { at: "funnel/funnel.yaml:20:13", message: conditionMessages.writeAny({ word: "or" }) },
    ],
  },
  {
    name: "writes 'and' in a condition",
    yaml: inCondition("{ and: [{ gender: male }, { goals: { has: fit } }] }"),
    expected: [
      { at: "funnel/funnel.yaml:20:13", message: conditionMessages.writeAll({ word: "and" }) },
    ],
  },
  {
    name: "writes 'none' in a condition",
    yaml: inCondition("{ none: { gender: male } }"),
    expected: [
      { at: "funnel/funnel.yaml:20:13", message: conditionMessages.writeNot({ word: "none" }) },
    ],
  },
];
