import { schemaPhrases } from "#compiler/diagnostics/messages/files.ts";
import { schemaMessages } from "../compiler-messages.ts";
import { inFile, inFlow, inLightTheme, inStep, newFile } from "../funnel-edits.ts";
import { heightStep } from "../measuring-steps.ts";
import type { Mistake } from "../mistake.ts";

export const fieldValueMistakes: Mistake[] = [
  {
    name: "leaves out the headline",
    yaml: inStep("goals", { without: "title" }),
    expected: [
      {
        at: "funnel/steps/questions.yaml:12:1",
        message: schemaMessages.missing({ name: schemaPhrases.field("title") }),
      },
    ],
  },
  {
    name: "describes an experiment without its question",
    yaml: inFile("funnel.yaml", { without: "question" }),
    expected: [
      {
        at: "funnel/funnel.yaml:7:3",
        message: schemaMessages.missing({ name: schemaPhrases.field("question") }),
      },
    ],
  },
  {
    name: "forgets a color",
    yaml: inLightTheme("ink-soft"),
    expected: [
      {
        at: "funnel/theme.yaml:5:3",
        message: schemaMessages.missing({ name: schemaPhrases.field("ink-soft") }),
      },
    ],
  },
  {
    name: "leaves the name of a picture empty",
    yaml: inStep("start", { insteadOf: "hero" }, 'hero: { image: "", alt: A plate }'),
    expected: [
      {
        at: "funnel/steps/questions.yaml:6:18",
        message: schemaMessages.emptyText({ name: schemaPhrases.field("image") }),
      },
    ],
  },
  {
    name: "leaves a field empty",
    yaml: inStep("goals", { insteadOf: "title" }, "title:"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:14:9",
        message: schemaMessages.emptyValue({
          name: schemaPhrases.field("title"),
          kind: schemaPhrases.text,
        }),
      },
    ],
  },
  {
    name: "writes a list where a text belongs",
    yaml: inStep("goals", { insteadOf: "title" }, "title: [Your goals]"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:14:10",
        message: schemaMessages.wrongKind({
          name: schemaPhrases.field("title"),
          kind: schemaPhrases.text,
        }),
      },
    ],
  },
  {
    name: "writes the options as a list",
    yaml: inStep("goals", { insteadOf: ["weight", "fit"] }, "- weight", "- fit"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:17:5",
        message: schemaMessages.listInsteadOfBlock({
          name: schemaPhrases.field("options"),
          kind: schemaPhrases.block,
        }),
      },
    ],
  },
  {
    name: "writes a headline of digits alone",
    yaml: inStep("goals", { insteadOf: "title" }, "title: 2026"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:14:10",
        message: schemaMessages.unquotedText({
          name: schemaPhrases.field("title"),
          kind: schemaPhrases.text,
          text: "2026",
        }),
      },
    ],
  },
  {
    name: "writes a number in words",
    yaml: inStep("age", { insteadOf: "default" }, "default: thirty"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:32:12",
        message: schemaMessages.numberAsText({
          name: schemaPhrases.field("default"),
          kind: schemaPhrases.number,
        }),
      },
    ],
  },
  {
    name: "writes a number with a decimal comma",
    yaml: inStep("age", { insteadOf: "default" }, "default: 30,5"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:32:12",
        message: schemaMessages.numberAsText({
          name: schemaPhrases.field("default"),
          kind: schemaPhrases.number,
        }),
      },
    ],
  },
  {
    name: "mistypes how private an answer is",
    yaml: inStep("goals", { after: "answer" }, "sensitivity: helth"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:16:16",
        message: schemaMessages.unknownValue({
          name: schemaPhrases.field("sensitivity"),
          values: ["health", "personal", "none"],
          meant: "health",
        }),
      },
    ],
  },
  {
    name: "sets the fewest choices to zero",
    yaml: inStep("goals", { after: "title" }, "min: 0"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:15:8",
        message: schemaMessages.tooSmall({ name: schemaPhrases.field("min"), limit: 1 }),
      },
    ],
  },
  {
    name: "shows more bars than fit",
    yaml: inStep("sleep", { after: "title" }, "bars: 9"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:23:9",
        message: schemaMessages.tooLarge({
          name: schemaPhrases.field("bars"),
          limit: 5,
        }),
      },
    ],
  },
  {
    name: "writes a page without sections",
    yaml: inFile("pages/help.yaml", { insteadOf: ["sections", "text"] }, "sections: []"),
    expected: [
      {
        at: "funnel/pages/help.yaml:2:11",
        message: schemaMessages.tooFewEntries({
          name: schemaPhrases.field("sections"),
          limit: 1,
        }),
      },
    ],
  },
  {
    name: "writes a range of three numbers",
    yaml: [
      newFile("steps/more.yaml", heightStep("[1, 5, 9]")),
      inFlow({ after: "age" }, "- height"),
    ],
    expected: [
      {
        at: "funnel/steps/more.yaml:8:18",
        message: schemaMessages.tooManyEntries({
          name: schemaPhrases.field("feet"),
          limit: 2,
        }),
      },
    ],
  },
];
