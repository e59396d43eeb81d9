import { yamlMessages } from "../../compiler-messages.ts";
import { inFile, inFlow, inStep } from "../../funnel-edits.ts";
import type { Mistake } from "../../mistake.ts";

export const nameAndBracketMistakes: Mistake[] = [
  {
    name: "forgets the space after a colon",
    yaml: inFile("funnel.yaml", { insteadOf: "name" }, "name:Small funnel"),
    expected: [{ at: "funnel/funnel.yaml:1:1", message: yamlMessages.missingColon }],
  },
  {
    name: "forgets a colon",
    yaml: inStep("start", { insteadOf: "prompt" }, "prompt Choose"),
    expected: [{ at: "funnel/steps/questions.yaml:5:3", message: yamlMessages.missingColon }],
  },
  {
    name: "writes a field twice",
    yaml: inStep("goals", { after: "title" }, "title: Your aims"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:15:3",
        message: yamlMessages.duplicateField({ field: "title" }),
      },
    ],
  },
  {
    name: "writes a step twice in a file",
    yaml: inFile(
      "steps/pages.yaml",
      { before: "sales" },
      "thanks: { type: message, title: Again }",
      "",
    ),
    expected: [
      {
        at: "funnel/steps/pages.yaml:5:1",
        message: yamlMessages.duplicateField({ field: "thanks" }),
      },
    ],
  },
  {
    name: "indents a step like the fields of the one before",
    yaml: inFile("steps/questions.yaml", { insteadOf: "sleep" }, "  sleep:"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:21:3",
        message: yamlMessages.duplicateBelowEmpty({ field: "type", empty: "sleep" }),
      },
    ],
  },
  {
    name: "forgets the name in front of a colon",
    yaml: inStep("goals", { insteadOf: "fit" }, ": Get fit"),
    expected: [{ at: "funnel/steps/questions.yaml:18:1", message: yamlMessages.emptyName }],
  },
  {
    name: "names an option null",
    yaml: inStep("goals", { insteadOf: "fit" }, "null: Neither"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:18:5",
        message: yamlMessages.nothingAsName({ name: "null" }),
      },
    ],
  },
  {
    name: "names a step with a tilde",
    yaml: inFile("steps/pages.yaml", { insteadOf: "thanks" }, "~:"),
    expected: [
      { at: "funnel/steps/pages.yaml:1:1", message: yamlMessages.nothingAsName({ name: "~" }) },
    ],
  },
  {
    name: "forgets to close a list",
    yaml: inFlow({ insteadOf: "A" }, "A: [sleep, thanks"),
    expected: [{ at: "funnel/funnel.yaml:18:8", message: yamlMessages.unclosedList }],
  },
  {
    name: "forgets to close a brace",
    yaml: inStep("sleep", { insteadOf: "5-6" }, "5-6: { label: 5 to 6 hours, icon: moon"),
    expected: [{ at: "funnel/steps/questions.yaml:25:10", message: yamlMessages.unclosedBlock }],
  },
  {
    name: "forgets to close a quote",
    yaml: inStep("goals", { insteadOf: "title" }, 'title: "Your goals'),
    expected: [
      { at: "funnel/steps/questions.yaml:14:10", message: yamlMessages.unclosedDoubleQuote },
    ],
  },
  {
    name: "forgets to close a single quote",
    yaml: inStep("goals", { insteadOf: "title" }, "title: 'Your goals"),
    expected: [
      { at: "funnel/steps/questions.yaml:14:10", message: yamlMessages.unclosedSingleQuote },
    ],
  },
  {
    name: "writes on after a closing quote",
    yaml: inStep("goals", { insteadOf: "title" }, 'title: "Your" goals'),
    expected: [{ at: "funnel/steps/questions.yaml:14:17", message: yamlMessages.textAfterEnd }],
  },
  {
    name: "begins a text with a brace",
    yaml: inStep("goals", { insteadOf: "title" }, "title: {goals} are yours"),
    expected: [{ at: "funnel/steps/questions.yaml:14:18", message: yamlMessages.textAfterEnd }],
  },
  {
    name: "pastes curly quotes around a text that has a colon",
    yaml: inStep("goals", { insteadOf: "title" }, "title: “Goals: yours”"),
    expected: [{ at: "funnel/steps/questions.yaml:14:10", message: yamlMessages.curlyQuote }],
  },
  {
    name: "writes a backslash in double quotes",
    yaml: inStep("goals", { insteadOf: "title" }, 'title: "Your \\goals"'),
    expected: [{ at: "funnel/steps/questions.yaml:14:16", message: yamlMessages.backslash }],
  },
  {
    name: "writes a backslash in front of an apostrophe",
    yaml: inStep("goals", { insteadOf: "title" }, 'title: "What\\\'s your goal?"'),
    expected: [
      {
        at: "funnel/steps/questions.yaml:14:15",
        message: yamlMessages.needlessBackslash({ mark: "'" }),
      },
    ],
  },
  {
    name: "writes a comma too many",
    yaml: inStep("sleep", { insteadOf: "5-6" }, "5-6: { label: 5 to 6 hours,, icon: moon }"),
    expected: [{ at: "funnel/steps/questions.yaml:25:32", message: yamlMessages.doesNotFit }],
  },
];
