import type { Mistakes } from "./mistake.ts";

export const indentation: Mistakes = {
  title: "How far in a line stands",
  mistakes: [
    {
      who: "indents the first option like the fields",
      changes: [["steps/questions.yaml", "    5-6: {", "  5-6: {"]],
      told: 'funnel/steps/questions.yaml:25:3  "5-6" stands in the column of "options", and the line below it further in. Let it begin where that line does.',
    },
    {
      who: "indents an option in the middle like the fields",
      changes: [
        [
          "steps/questions.yaml",
          "    fit: Get fit\n",
          "  fit: Get fit\n    gut: Improve gut health\n",
        ],
      ],
      told: 'funnel/steps/questions.yaml:18:3  "fit" stands in the column of "options", and the line below it further in. Let it begin where that line does.',
    },
    {
      who: "indents the last option like the fields",
      changes: [["steps/questions.yaml", "    fit: Get fit\n", "  fit: Get fit\n"]],
      told: 'funnel/steps/questions.yaml:18:3  "fit" is not a field here. There are "type", "route", "title", "hint", "continue", "answer", "sensitivity", "min", "max", "options", "when" and "instead". If it belongs to "options" above, let it stand further in than that.',
    },
    {
      who: "indents a whole step with its fields",
      changes: [
        [
          "steps/pages.yaml",
          "  title: Thank you\n",
          "  title: Thank you\n\n  pause:\n    type: message\n    title: Pause\n",
        ],
      ],
      told: 'funnel/steps/pages.yaml:5:3  "pause" looks like a step. Let it begin in the first column, with its fields below it a little further in.',
    },
  ],
};
