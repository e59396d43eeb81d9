import { yamlMessages } from "../../compiler-messages.ts";
import { inFile, inFlow, inStep, newFile } from "../../funnel-edits.ts";
import type { Mistake } from "../../mistake.ts";

export const lineMistakes: Mistake[] = [
  {
    name: "pastes a picture into a file of texts",
    yaml: newFile("pages/more.yaml", `# ${"0123456789".repeat(100_000)}`),
    expected: [{ at: "funnel/pages/more.yaml:1:1", message: yamlMessages.fileTooLarge }],
  },
  {
    name: "opens too many brackets",
    yaml: newFile("pages/more.yaml", `title: ${"[".repeat(101)}`),
    expected: [{ at: "funnel/pages/more.yaml:1:1", message: yamlMessages.nestedTooDeep }],
  },
  {
    name: "leaves the marks of a merge conflict",
    yaml: inFile(
      "funnel.yaml",
      { insteadOf: "goals" },
      "<<<<<<< HEAD",
      "  - goals",
      "=======",
      "  - aims",
      ">>>>>>> other",
    ),
    expected: [{ at: "funnel/funnel.yaml:16:1", message: yamlMessages.mergeMark }],
  },
  {
    name: "adds a line of dashes",
    yaml: inFile("steps/pages.yaml", { before: "sales" }, "---"),
    expected: [{ at: "funnel/steps/pages.yaml:5:1", message: yamlMessages.secondDocument }],
  },
  {
    name: "indents with a tab",
    yaml: inFile("funnel.yaml", { insteadOf: "continue" }, "\tcontinue: Continue"),
    expected: [{ at: "funnel/funnel.yaml:11:1", message: yamlMessages.tabIndent }],
  },
  {
    name: "pastes a non-breaking space in front of a field",
    yaml: inFile("steps/questions.yaml", { insteadOf: "prompt" }, "\u00a0 prompt: Choose"),
    expected: [{ at: "funnel/steps/questions.yaml:5:1", message: yamlMessages.specialSpaceIndent }],
  },
  {
    name: "pastes a non-breaking space after a dash",
    yaml: inFlow({ insteadOf: "goals" }, "-\u00a0goals"),
    expected: [{ at: "funnel/funnel.yaml:16:4", message: yamlMessages.specialSpaceAfterDash }],
  },
  {
    name: "indents a field too little",
    yaml: inFile("funnel.yaml", { insteadOf: "and" }, " and: and"),
    expected: [{ at: "funnel/funnel.yaml:12:1", message: yamlMessages.unevenIndent }],
  },
  {
    name: "writes three dots instead of the flow",
    yaml: inFlow({ after: "start" }, "..."),
    expected: [{ at: "funnel/funnel.yaml:16:1", message: yamlMessages.unevenIndent }],
  },
  {
    name: "indents a step by a space, below an empty line",
    yaml: inFile("steps/questions.yaml", { insteadOf: "sleep" }, " sleep:"),
    expected: [{ at: "funnel/steps/questions.yaml:20:1", message: yamlMessages.unevenIndent }],
  },
  {
    name: "indents a field too far",
    yaml: inStep("start", { insteadOf: "prompt" }, " prompt: Choose"),
    expected: [{ at: "funnel/steps/questions.yaml:5:4", message: yamlMessages.indentedTooFar }],
  },
  {
    name: "indents a field too far, below an empty line",
    yaml: inStep("start", { insteadOf: "prompt" }, "", " prompt: Choose"),
    expected: [{ at: "funnel/steps/questions.yaml:6:4", message: yamlMessages.indentedTooFar }],
  },
  {
    name: "indents the first option like the fields",
    yaml: inFile(
      "steps/questions.yaml",
      { insteadOf: "5-6" },
      "  5-6: { label: 5 to 6 hours, icon: moon }",
    ),
    expected: [
      {
        at: "funnel/steps/questions.yaml:25:3",
        message: yamlMessages.fieldOutsideItsBlock({ field: "5-6", block: "options" }),
      },
    ],
  },
  {
    name: "indents an option in the middle like the fields",
    yaml: inFile(
      "steps/questions.yaml",
      { insteadOf: "fit" },
      "  fit: Get fit",
      "    gut: Improve gut health",
    ),
    expected: [
      {
        at: "funnel/steps/questions.yaml:18:3",
        message: yamlMessages.fieldOutsideItsBlock({ field: "fit", block: "options" }),
      },
    ],
  },
  {
    name: "indents a line of the flow too little",
    yaml: inFile("funnel.yaml", { insteadOf: "goals" }, " - goals"),
    expected: [{ at: "funnel/funnel.yaml:16:2", message: yamlMessages.dashOutOfLine }],
  },
  {
    name: "forgets the space after a dash",
    yaml: inFlow({ insteadOf: "goals" }, "-goals"),
    expected: [
      { at: "funnel/funnel.yaml:16:3", message: yamlMessages.dashWithoutSpace({ item: "goals" }) },
    ],
  },
  {
    name: "pastes a long dash in front of a line of a list",
    yaml: inFlow({ insteadOf: "goals" }, "– goals"),
    expected: [{ at: "funnel/funnel.yaml:16:3", message: yamlMessages.wrongDash }],
  },
  {
    name: "forgets a dash",
    yaml: inFlow({ insteadOf: "goals" }, "goals"),
    expected: [
      { at: "funnel/funnel.yaml:16:3", message: yamlMessages.missingDash({ item: "goals" }) },
    ],
  },
  {
    name: "writes a list on the same line as its field",
    yaml: inFile("funnel.yaml", { insteadOf: ["flow", "start"] }, "flow: - start"),
    expected: [{ at: "funnel/funnel.yaml:14:7", message: yamlMessages.listNextToField }],
  },
];
