import type { Mistakes } from "./mistake.ts";

export const unquoted: Mistakes = {
  title: "Texts and names that need quotes",
  mistakes: [
    {
      who: "begins a text with a greater-than sign",
      changes: [["steps/questions.yaml", "title: Your goals", "title: > 8 hours of sleep"]],
      told: 'funnel/steps/questions.yaml:14:10  A text that begins with ">" needs quotes: title: "> 8 hours of sleep".',
    },
    {
      who: "begins a text with a bar",
      changes: [["steps/questions.yaml", "title: Your goals", "title: |Goals| # for now"]],
      told: 'funnel/steps/questions.yaml:14:10  A text that begins with "|" needs quotes: title: "|Goals|".',
    },
    {
      who: "begins a text with an ampersand and a space",
      changes: [["steps/questions.yaml", "title: Your goals", 'title: & "more" goals']],
      told: 'funnel/steps/questions.yaml:14:10  A text that begins with "&" needs quotes: title: \'& "more" goals\'.',
    },
    {
      who: "begins a text with a backtick",
      changes: [["steps/questions.yaml", "title: Your goals", "title: `Goals`"]],
      told: 'funnel/steps/questions.yaml:14:10  A text that begins with "`" needs quotes: title: "`Goals`".',
    },
    {
      who: "begins a text with an asterisk and a space",
      changes: [["steps/questions.yaml", "title: Your goals", "title: * goals"]],
      told: 'funnel/steps/questions.yaml:14:10  A text that begins with "*" needs quotes: title: "* goals".',
    },
    {
      who: "begins a text with a question mark",
      changes: [["steps/questions.yaml", "title: Your goals", "title: ? your goals"]],
      told: 'funnel/steps/questions.yaml:14:10  A text that begins with "?" needs quotes: title: "? your goals".',
    },
    {
      who: "begins a line of a list with a greater-than sign",
      changes: [["funnel.yaml", "  - age", "  - > 8 hours"]],
      told: 'funnel/funnel.yaml:20:5  A text that begins with ">" needs quotes: "> 8 hours".',
    },
    {
      who: "begins a text within braces with a greater-than sign",
      changes: [["steps/questions.yaml", "label: 7 to 8 hours", "label: > 8 hours"]],
      told: 'funnel/steps/questions.yaml:26:19  A text that begins with ">" needs quotes: label: "> 8 hours".',
    },
    {
      who: "begins a text within braces with an ampersand and a space",
      changes: [["steps/questions.yaml", "label: 7 to 8 hours", "label: & more hours"]],
      told: 'funnel/steps/questions.yaml:26:19  A text that begins with "&" needs quotes: label: "& more hours".',
    },
    {
      who: "writes brackets in a text within braces",
      changes: [["steps/questions.yaml", "label: 5 to 6 hours", "label: Less [than] 5"]],
      told: 'funnel/steps/questions.yaml:25:19  A text within braces that holds "[" needs quotes: label: "Less [than] 5".',
    },
    {
      who: "repeats an answer in a text within braces",
      changes: [["steps/pages.yaml", "label: Sleep,", "label: Sleep of {gender},"]],
      told: 'funnel/steps/pages.yaml:11:30  A text within braces that holds "{" needs quotes: label: "Sleep of {gender}".',
    },
    {
      who: "names an option null",
      changes: [["steps/questions.yaml", "    fit: Get fit", "    null: Neither"]],
      told: 'funnel/steps/questions.yaml:18:5  "null" is how YAML writes that there is nothing, so it names nothing. Choose another name, or put it in quotes: "null".',
    },
    {
      who: "names a step by a tilde",
      changes: [["steps/pages.yaml", "thanks:", "~:"]],
      told: 'funnel/steps/pages.yaml:1:1  "~" is how YAML writes that there is nothing, so it names nothing. Choose another name.',
    },
  ],
};
