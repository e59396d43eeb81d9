import { fieldMessages, resultsMessages, singleChoiceMessages } from "../compiler-messages.ts";
import { inFile, inFlow, inStep, newFile } from "../funnel-edits.ts";
import { heightStep, resultsStep, weightStep } from "../measuring-steps.ts";
import type { Mistake } from "../mistake.ts";

export const stepFieldMistakes: Mistake[] = [
  {
    name: "writes an id with a space",
    yaml: inFile("steps/pages.yaml", { insteadOf: "thanks" }, "thank you:"),
    expected: [{ at: "funnel/steps/pages.yaml:1:1", message: fieldMessages.id }],
  },
  {
    name: "writes an id in capitals",
    yaml: inStep("goals", { insteadOf: "fit" }, "Fit: Get fit"),
    expected: [{ at: "funnel/steps/questions.yaml:18:5", message: fieldMessages.id }],
  },
  {
    name: "uses only digits as a stored value",
    yaml: inStep("goals", { insteadOf: "fit" }, "2: Get fit"),
    expected: [{ at: "funnel/steps/questions.yaml:18:5", message: fieldMessages.id }],
  },
  {
    name: "writes an answer's name with dashes",
    yaml: inStep("sleep", { insteadOf: "answer" }, "answer: sleep-hours"),
    expected: [{ at: "funnel/steps/questions.yaml:23:11", message: fieldMessages.answerName }],
  },
  {
    name: "writes a route without its slash",
    yaml: inStep("start", { insteadOf: "route" }, "route: start"),
    expected: [{ at: "funnel/steps/questions.yaml:3:10", message: fieldMessages.route }],
  },
  {
    name: "writes capitals in a route",
    yaml: inStep("thanks", { after: "title" }, "route: /Thank-You"),
    expected: [{ at: "funnel/steps/pages.yaml:4:10", message: fieldMessages.route }],
  },
  {
    name: "writes a text of only spaces",
    yaml: inStep("goals", { insteadOf: "title" }, 'title: " "'),
    expected: [{ at: "funnel/steps/questions.yaml:14:10", message: fieldMessages.emptyText }],
  },
  {
    name: "writes a picture as a list",
    yaml: inStep("start", { insteadOf: "hero" }, "hero: [hero]"),
    expected: [{ at: "funnel/steps/questions.yaml:6:9", message: fieldMessages.picture }],
  },
  {
    name: "writes an icon as a number",
    yaml: inStep("sleep", { insteadOf: "5-6" }, "5-6: { label: 5 to 6 hours, icon: 5 }"),
    expected: [{ at: "funnel/steps/questions.yaml:25:39", message: fieldMessages.icon }],
  },
  {
    name: "writes a number where a text belongs",
    yaml: inStep("goals", { insteadOf: "fit" }, "fit: 5"),
    expected: [{ at: "funnel/steps/questions.yaml:18:10", message: fieldMessages.option }],
  },
  {
    name: "writes no options",
    yaml: inStep("goals", { insteadOf: ["options", "fit"] }, "options: {}"),
    expected: [{ at: "funnel/steps/questions.yaml:16:12", message: fieldMessages.noOptions }],
  },
  {
    name: "asks for more choices than it allows",
    yaml: inStep("goals", { after: "title" }, "min: 2", "max: 1"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:15:8",
        message: fieldMessages.contradictingLimits({ min: 2, max: 1 }),
      },
    ],
  },
  {
    name: "asks for more choices than there are",
    yaml: inStep("goals", { after: "title" }, "min: 3"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:15:8",
        message: fieldMessages.tooFewOptions({ min: 3, count: 2 }),
      },
    ],
  },
  {
    name: "swaps the smallest and the largest number",
    yaml: inStep("age", { insteadOf: ["min", "max"] }, "min: 100", "max: 18"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:33:8",
        message: fieldMessages.emptyRange({ least: 100, most: 18 }),
      },
    ],
  },
  {
    name: "sets a default outside the range",
    yaml: inStep("age", { insteadOf: "default" }, "default: 17"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:32:12",
        message: fieldMessages.defaultOutOfRange({ value: 17, least: 18, most: 100 }),
      },
    ],
  },
  {
    name: "fills more bars than the step shows",
    yaml: [
      inStep("sleep", { after: "title" }, "bars: 3"),
      inStep("sleep", { insteadOf: "5-6" }, "5-6: { label: 5 to 6 hours, bars: 4 }"),
    ],
    expected: [
      {
        at: "funnel/steps/questions.yaml:26:39",
        message: singleChoiceMessages.tooManyBars({ bars: 3 }),
      },
    ],
  },
  {
    name: "fills bars of a step that shows none",
    yaml: inStep("sleep", { insteadOf: "5-6" }, "5-6: { label: 5 to 6 hours, bars: 1 }"),
    expected: [
      { at: "funnel/steps/questions.yaml:25:39", message: singleChoiceMessages.stepWithoutBars },
    ],
  },
  {
    name: "puts two milestones on one day",
    isOnlyWarning: true,
    yaml: [
      newFile(
        "steps/more.yaml",
        heightStep("[1, 9]"),
        weightStep("height"),
        resultsStep("[{ day: 7, text: More }, { day: 7, text: Less }]"),
      ),
      inFlow({ after: "age" }, "- height", "- weight", "- results"),
    ],
    expected: [
      {
        at: "funnel/steps/more.yaml:50:49",
        message: resultsMessages.milestonesOnOneDay({ day: 7, first: "More" }),
      },
    ],
  },
];
