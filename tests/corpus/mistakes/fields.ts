import type { Mistakes } from "./mistake.ts";

export const fields: Mistakes = {
  title: "Fields and their values",
  mistakes: [
    {
      who: "mistypes a field",
      changes: [["steps/questions.yaml", "title: Your goals", "titel: Your goals"]],
      told: 'funnel/steps/questions.yaml:14:3  "titel" is not a field here. Did you mean "title"?',
    },
    {
      who: "uses a field that this type of step has not",
      changes: [
        ["steps/pages.yaml", "title: Thank you", "title: Thank you\n  options: { a: A, b: B }"],
      ],
      told: 'funnel/steps/pages.yaml:4:3  "options" is not a field here. There are "type", "route", "title", "hint", "continue", "image", "text", "when" and "instead".',
    },
    {
      who: "leaves out the headline",
      changes: [["steps/questions.yaml", "  title: Your goals\n", ""]],
      told: 'funnel/steps/questions.yaml:12:1  "title" is missing. Add it.',
    },
    {
      who: "leaves a field empty",
      changes: [["steps/questions.yaml", "title: Your goals", "title:"]],
      told: 'funnel/steps/questions.yaml:14:9  "title" is empty. It should be a text.',
    },
    {
      who: "leaves a text of spaces",
      changes: [["steps/questions.yaml", "title: Your goals", 'title: " "']],
      told: "funnel/steps/questions.yaml:14:10  Write some text here, or remove the line.",
    },
    {
      who: "mistypes the type of a step",
      changes: [["steps/pages.yaml", "type: message", "type: mesage"]],
      told: 'funnel/steps/pages.yaml:2:9  "mesage" is no type of step. Did you mean "message"?',
    },
    {
      who: "leaves out the type of a step",
      changes: [["steps/pages.yaml", "  type: message\n", ""]],
      told: 'funnel/steps/pages.yaml:1:1  The step "thanks" needs a type: type: single-choice.',
    },
    {
      who: "writes a number where a text belongs",
      changes: [["steps/questions.yaml", "fit: Get fit", "fit: 5"]],
      told: "funnel/steps/questions.yaml:18:10  An option is its label, or a block with a label. Put numbers and the like in quotes.",
    },
    {
      who: "writes a number in words",
      changes: [["steps/questions.yaml", "default: 30", "default: thirty"]],
      told: 'funnel/steps/questions.yaml:32:12  "default" should be a number. Write it in digits, without quotes.',
    },
    {
      who: "begins with a number that is not taken",
      changes: [["steps/questions.yaml", "default: 30", "default: 17"]],
      told: "funnel/steps/questions.yaml:32:12  What stands in the field at first, 17, is not from 18 to 100. Change it, or the range.",
    },
    {
      who: "takes the least for the most",
      changes: [["steps/questions.yaml", "  min: 18\n  max: 100", "  min: 100\n  max: 18"]],
      told: "funnel/steps/questions.yaml:33:8  No number is at least 100 and at most 18. Change one of the two.",
    },
    {
      who: "writes a number with a decimal comma",
      changes: [["steps/questions.yaml", "default: 30", "default: 30,5"]],
      told: 'funnel/steps/questions.yaml:32:12  "default" should be a number. Write it in digits, without quotes.',
    },
    {
      who: "writes a route without its slash",
      changes: [["steps/questions.yaml", "route: /", "route: start"]],
      told: "funnel/steps/questions.yaml:3:10  A route is written like /personal-summary: a slash, then small letters, digits and dashes.",
    },
    {
      who: "writes capitals in a route",
      changes: [["steps/pages.yaml", "title: Thank you", "title: Thank you\n  route: /Thank-You"]],
      told: "funnel/steps/pages.yaml:4:10  A route is written like /personal-summary: a slash, then small letters, digits and dashes.",
    },
    {
      who: "writes an id with a space",
      changes: [["steps/pages.yaml", "thanks:", "thank you:"]],
      told: "funnel/steps/pages.yaml:1:1  An id is written in lower case with dashes, and not with digits alone: pot-belly, 5-6.",
    },
    {
      who: "writes an id in capitals",
      changes: [["steps/questions.yaml", "    fit: Get fit", "    Fit: Get fit"]],
      told: "funnel/steps/questions.yaml:18:5  An id is written in lower case with dashes, and not with digits alone: pot-belly, 5-6.",
    },
    {
      who: "stores a value of digits alone",
      changes: [["steps/questions.yaml", "    fit: Get fit", "    2: Get fit"]],
      told: "funnel/steps/questions.yaml:18:5  An id is written in lower case with dashes, and not with digits alone: pot-belly, 5-6.",
    },
    {
      who: "writes an answer's name with dashes",
      changes: [["steps/questions.yaml", "answer: sleepHours", "answer: sleep-hours"]],
      told: "funnel/steps/questions.yaml:23:11  An answer's name is written like sleepHours: letters and digits, the first one small; currentStep, arm, all, any and not are taken.",
    },
    {
      who: "writes no options",
      changes: [
        [
          "steps/questions.yaml",
          "  options:\n    weight: Manage weight\n    fit: Get fit\n",
          "  options: {}\n",
        ],
      ],
      told: "funnel/steps/questions.yaml:16:12  A choice needs at least one option.",
    },
    {
      who: "writes the options as a list",
      changes: [
        [
          "steps/questions.yaml",
          "    weight: Manage weight\n    fit: Get fit",
          "    - weight\n    - fit",
        ],
      ],
      told: 'funnel/steps/questions.yaml:17:5  "options" should be a block of fields. Take the dashes away: each line is a name, a colon, and what belongs to it.',
    },
    {
      who: "mistypes how private an answer is",
      changes: [["steps/questions.yaml", "answer: goals", "answer: goals\n  sensitivity: helth"]],
      told: 'funnel/steps/questions.yaml:16:16  "sensitivity" should be "health", "personal" or "none". Did you mean "health"?',
    },
    {
      who: "gives a timing no unit",
      changes: [["funnel.yaml", "auto-advance: 500 ms", "auto-advance: 500"]],
      told: "funnel/funnel.yaml:3:17  A timing is written with its unit: 500 ms, or 1.5 s.",
    },
    {
      who: "gives a timing a unit that is none",
      changes: [["funnel.yaml", "auto-advance: 500 ms", "auto-advance: 500 sec"]],
      told: "funnel/funnel.yaml:3:17  A timing is written with its unit: 500 ms, or 1.5 s.",
    },
    {
      who: "gives a share no percent sign",
      changes: [["funnel.yaml", "A: 50%, B", "A: 50, B"]],
      told: "funnel/funnel.yaml:9:16  A share is written with a percent sign: 50%.",
    },
    {
      who: "describes an experiment without its question",
      changes: [["funnel.yaml", "    question: Does asking for sleep first help?\n", ""]],
      told: 'funnel/funnel.yaml:7:3  "question" is missing. Add it.',
    },
    {
      who: "writes a colour without quotes",
      changes: [["theme.yaml", 'paper: "#ffffff"', "paper: #ffffff"]],
      told: 'funnel/theme.yaml:5:19  A colour is written in quotes, since # begins a remark: "#a3211f".',
    },
    {
      who: "writes a colour by its name",
      changes: [["theme.yaml", 'paper: "#ffffff"', "paper: white"]],
      told: 'funnel/theme.yaml:5:19  A colour is # and six digits, in quotes: "#a3211f".',
    },
    {
      who: "ends a file in .yml",
      changes: [["steps/pages.yml", "pause: { type: message, title: Pause }\n"]],
      told: "funnel/steps/pages.yml:1:1  Nothing reads this file. Let its name end in .yaml.",
    },
    {
      who: "puts a file of steps beside the folder",
      changes: [["questions.yaml", "pause: { type: message, title: Pause }\n"]],
      told: "funnel/questions.yaml:1:1  Nothing reads this file. Steps belong in funnel/steps/, pages in funnel/pages/.",
    },
    {
      who: "removes a file that is needed",
      changes: [["offer.yaml"]],
      told: "funnel/offer.yaml:1:1  This file is missing. A funnel needs it.",
    },
    {
      who: "puts a file of steps among the pictures",
      changes: [["images/more.yaml", "more: { type: message, title: More }\n"]],
      told: "funnel/images/more.yaml:1:1  Nothing reads this file. Steps belong in funnel/steps/, pages in funnel/pages/.",
    },
  ],
};
