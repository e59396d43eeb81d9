import { yamlMessages } from "../../compiler-messages.ts";
import { inFile, inFlow, inLightTheme, inStep } from "../../funnel-edits.ts";
import type { Mistake } from "../../mistake.ts";

export const textMistakes: Mistake[] = [
  {
    name: "writes a colon in a text",
    yaml: inStep("goals", { insteadOf: "title" }, "title: Goals: yours"),
    expected: [{ at: "funnel/steps/questions.yaml:14:10", message: yamlMessages.colonInText }],
  },
  {
    name: "writes a colon in a text within braces",
    yaml: inStep("sleep", { insteadOf: "5-6" }, "5-6: { label: Hours: 5 to 6, icon: moon }"),
    expected: [{ at: "funnel/steps/questions.yaml:25:19", message: yamlMessages.colonInBraces }],
  },
  {
    name: "forgets the comma between two fields in braces",
    yaml: inStep("sleep", { insteadOf: "5-6" }, "5-6: { label: 5 to 6 hours icon: moon }"),
    expected: [{ at: "funnel/steps/questions.yaml:25:19", message: yamlMessages.colonInBraces }],
  },
  {
    name: "writes a # in a text",
    yaml: inFile("offer.yaml", { insteadOf: "description" }, "description: Our #1 plan."),
    expected: [{ at: "funnel/offer.yaml:3:18", message: yamlMessages.strayComment }],
  },
  {
    name: "writes a # in a text within braces",
    yaml: inStep("sleep", { insteadOf: "5-6" }, "5-6: { label: Our #1 answer, icon: moon }"),
    expected: [{ at: "funnel/steps/questions.yaml:25:23", message: yamlMessages.strayComment }],
  },
  {
    name: "writes a color without quotes",
    yaml: inLightTheme("paper", "#ffffff"),
    expected: [{ at: "funnel/theme.yaml:5:19", message: yamlMessages.unquotedColor }],
  },
  {
    name: "begins the id of an option with an @",
    yaml: inStep("goals", { insteadOf: "fit" }, "@fit: Get fit"),
    expected: [
      { at: "funnel/steps/questions.yaml:18:5", message: yamlMessages.needsQuotes({ mark: "@" }) },
    ],
  },
  {
    name: "begins a text with an @",
    yaml: inStep("goals", { insteadOf: "title" }, "title: @home workouts"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:14:10",
        message: yamlMessages.needsQuotesAs({ mark: "@", quoted: 'title: "@home workouts"' }),
      },
    ],
  },
  {
    name: "begins a text with an exclamation mark",
    yaml: inStep("goals", { insteadOf: "title" }, "title: !Important goals"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:14:10",
        message: yamlMessages.needsQuotesAs({ mark: "!", quoted: 'title: "!Important goals"' }),
      },
    ],
  },
  {
    name: "begins a text with a percent sign",
    yaml: inStep("goals", { insteadOf: "title" }, "title: %off today"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:14:10",
        message: yamlMessages.needsQuotesAs({ mark: "%", quoted: 'title: "%off today"' }),
      },
    ],
  },
  {
    name: "begins a text with a greater-than sign",
    yaml: inStep("goals", { insteadOf: "title" }, "title: > 8 hours of sleep"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:14:10",
        message: yamlMessages.needsQuotesAs({ mark: ">", quoted: 'title: "> 8 hours of sleep"' }),
      },
    ],
  },
  {
    name: "begins a text with a bar",
    yaml: inStep("goals", { insteadOf: "title" }, "title: |Goals| # for now"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:14:10",
        message: yamlMessages.needsQuotesAs({ mark: "|", quoted: 'title: "|Goals|"' }),
      },
    ],
  },
  {
    name: "begins a text with an ampersand and a space",
    yaml: inStep("goals", { insteadOf: "title" }, 'title: & "more" goals'),
    expected: [
      {
        at: "funnel/steps/questions.yaml:14:10",
        message: yamlMessages.needsQuotesAs({ mark: "&", quoted: "title: '& \"more\" goals'" }),
      },
    ],
  },
  {
    name: "begins a text with a backtick",
    yaml: inStep("goals", { insteadOf: "title" }, "title: `Goals`"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:14:10",
        message: yamlMessages.needsQuotesAs({ mark: "`", quoted: 'title: "`Goals`"' }),
      },
    ],
  },
  {
    name: "begins a text with an asterisk and a space",
    yaml: inStep("goals", { insteadOf: "title" }, "title: * goals"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:14:10",
        message: yamlMessages.needsQuotesAs({ mark: "*", quoted: 'title: "* goals"' }),
      },
    ],
  },
  {
    name: "begins a text with a question mark",
    yaml: inStep("goals", { insteadOf: "title" }, "title: ? your goals"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:14:10",
        message: yamlMessages.needsQuotesAs({ mark: "?", quoted: 'title: "? your goals"' }),
      },
    ],
  },
  {
    name: "begins a line of a list with a greater-than sign",
    yaml: inFlow({ insteadOf: "age" }, "- > 8 hours"),
    expected: [
      {
        at: "funnel/funnel.yaml:20:5",
        message: yamlMessages.needsQuotesAs({ mark: ">", quoted: '"> 8 hours"' }),
      },
    ],
  },
  {
    name: "begins a text within braces with a greater-than sign",
    yaml: inStep("sleep", { insteadOf: "7-8" }, "7-8: { label: > 8 hours, icon: bed }"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:26:19",
        message: yamlMessages.needsQuotesAs({ mark: ">", quoted: 'label: "> 8 hours"' }),
      },
    ],
  },
  {
    name: "begins a text within braces with an ampersand and a space",
    yaml: inStep("sleep", { insteadOf: "7-8" }, "7-8: { label: & more hours, icon: bed }"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:26:19",
        message: yamlMessages.needsQuotesAs({ mark: "&", quoted: 'label: "& more hours"' }),
      },
    ],
  },
  {
    name: "writes brackets in a text within braces",
    yaml: inStep("sleep", { insteadOf: "5-6" }, "5-6: { label: Less [than] 5, icon: moon }"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:25:19",
        message: yamlMessages.bracketNeedsQuotesAs({ mark: "[", quoted: 'label: "Less [than] 5"' }),
      },
    ],
  },
  {
    name: "repeats an answer in a text within braces",
    yaml: inStep(
      "sales",
      { insteadOf: "{ icon" },
      "- { icon: moon, label: Sleep of {gender}, answer: sleepHours }",
    ),
    expected: [
      {
        at: "funnel/steps/pages.yaml:11:30",
        message: yamlMessages.bracketNeedsQuotesAs({
          mark: "{",
          quoted: 'label: "Sleep of {gender}"',
        }),
      },
    ],
  },
];
