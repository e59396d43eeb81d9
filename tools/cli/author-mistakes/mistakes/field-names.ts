import { schemaMessages } from "../compiler-messages.ts";
import { inFile, inStep } from "../funnel-edits.ts";
import type { Mistake } from "../mistake.ts";

export const fieldNameMistakes: Mistake[] = [
  {
    name: "mistypes a field",
    yaml: inStep("goals", { insteadOf: "title" }, "titel: Your goals"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:14:3",
        message: schemaMessages.mistypedField({ field: "titel", meant: "title" }),
      },
    ],
  },
  {
    name: "mistypes a field of an alternative text",
    yaml: inStep(
      "thanks",
      { after: "title" },
      "instead:",
      "  - { when: { gender: male }, titel: Thanks }",
    ),
    expected: [
      {
        at: "funnel/steps/pages.yaml:5:33",
        message: schemaMessages.mistypedField({ field: "titel", meant: "title" }),
      },
    ],
  },
  {
    name: "uses a field that this type of step doesn't have",
    yaml: inStep("thanks", { after: "title" }, "options: { a: A, b: B }"),
    expected: [
      {
        at: "funnel/steps/pages.yaml:4:3",
        message: schemaMessages.unknownField({
          field: "options",
          known: ["type", "route", "title", "hint", "continue", "image", "text", "when", "instead"],
        }),
      },
    ],
  },
  {
    name: "writes a comma in a text within braces",
    yaml: inStep("sleep", { insteadOf: "5-6" }, "5-6: { label: Five, six hours, icon: moon }"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:25:25",
        message: schemaMessages.unknownFieldAfterComma({
          field: "six hours",
          known: ["label", "hint", "icon", "image", "bars", "when"],
        }),
      },
    ],
  },
  {
    name: "indents the last option like the fields",
    yaml: inFile("steps/questions.yaml", { insteadOf: "fit" }, "  fit: Get fit"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:18:3",
        message: schemaMessages.unknownFieldBelowBlock({
          field: "fit",
          known: [
            "type",
            "route",
            "title",
            "hint",
            "continue",
            "answer",
            "sensitivity",
            "min",
            "max",
            "options",
            "when",
            "instead",
          ],
          block: "options",
        }),
      },
    ],
  },
  {
    name: "indents a whole step with its fields",
    yaml: inFile(
      "steps/pages.yaml",
      { before: "sales" },
      "  pause:",
      "    type: message",
      "    title: Pause",
      "",
    ),
    expected: [
      {
        at: "funnel/steps/pages.yaml:5:3",
        message: schemaMessages.stepInsideStep({ step: "pause" }),
      },
    ],
  },
];
