import type { Mistakes } from "./mistake.ts";

export const differences: Mistakes = {
  title: "What is different for some",
  mistakes: [
    {
      who: "shows a step on a condition that can never hold",
      changes: [
        [
          "steps/pages.yaml",
          "title: Thank you",
          "title: Thank you\n  when: { gender: male, not: { gender: male } }",
        ],
      ],
      told: "funnel/steps/pages.yaml:4:3  This condition can never hold here, so nobody sees the step. Change it, or remove the step.",
    },
    {
      who: "mistypes an answer in the condition of an option",
      changes: [
        ["steps/questions.yaml", "fit: Get fit", "fit: { label: Get fit, when: { gendre: male } }"],
      ],
      told: 'funnel/steps/questions.yaml:18:36  "gendre" is no answer: no step asks for it. Did you mean "gender"?',
    },
    {
      who: "leaves no option for some",
      changes: [
        [
          "steps/questions.yaml",
          "    weight: Manage weight\n    fit: Get fit",
          "    fit: { label: Get fit, when: { gender: male } }",
        ],
      ],
      told: "funnel/steps/questions.yaml:16:3  Where gender is female, nothing is left here. Leave an entry without a condition, or add one for these visitors.",
    },
    {
      who: "writes other words without saying for whom",
      changes: [
        [
          "steps/pages.yaml",
          "title: Thank you",
          "title: Thank you\n  instead:\n    - title: Thanks",
        ],
      ],
      told: 'funnel/steps/pages.yaml:5:7  "instead" takes a list; each entry says for whom, and what is different: - { when: { gender: male }, title: … }.',
    },
    {
      who: "writes other words not as a list",
      changes: [
        [
          "steps/pages.yaml",
          "title: Thank you",
          "title: Thank you\n  instead: { when: { gender: male }, title: Thanks }",
        ],
      ],
      told: 'funnel/steps/pages.yaml:4:12  "instead" takes a list; each entry says for whom, and what is different: - { when: { gender: male }, title: … }.',
    },
    {
      who: "says for whom, and not what is different",
      changes: [
        [
          "steps/pages.yaml",
          "title: Thank you",
          "title: Thank you\n  instead:\n    - when: { gender: male }",
        ],
      ],
      told: "funnel/steps/pages.yaml:5:7  This changes nothing. Write what is different here: title: …, or take it out.",
    },
    {
      who: "lets an answer have another name for some",
      changes: [
        [
          "steps/questions.yaml",
          "title: Your goals",
          "title: Your goals\n  instead:\n    - { when: { gender: male }, answer: aims }",
        ],
      ],
      told: 'funnel/steps/questions.yaml:16:33  "answer" is the same for everybody and cannot be changed here. Write another step, and give each its own "when".',
    },
    {
      who: "mistypes a field of other words",
      changes: [
        [
          "steps/pages.yaml",
          "title: Thank you",
          "title: Thank you\n  instead:\n    - { when: { gender: male }, titel: Thanks }",
        ],
      ],
      told: 'funnel/steps/pages.yaml:5:33  "titel" is not a field here. Did you mean "title"?',
    },
    {
      who: "mistypes an arm in a condition",
      changes: [
        [
          "steps/pages.yaml",
          "title: Thank you",
          "title: Thank you\n  instead:\n    - { when: { arm: { order: C } }, title: Thanks }",
        ],
      ],
      told: 'funnel/steps/pages.yaml:5:31  "C" is no arm of "order". Its arms are "A" and "B".',
    },
    {
      who: "mistypes an experiment in a condition",
      changes: [
        [
          "steps/pages.yaml",
          "title: Thank you",
          "title: Thank you\n  instead:\n    - { when: { arm: { ordre: A } }, title: Thanks }",
        ],
      ],
      told: 'funnel/steps/pages.yaml:5:24  "ordre" is no experiment. Did you mean "order"?',
    },
    {
      who: "asks for more choices than there are",
      changes: [["steps/questions.yaml", "title: Your goals", "title: Your goals\n  min: 3"]],
      told: 'funnel/steps/questions.yaml:15:8  Nobody can choose 3 where there are 2 options. Lower "min", or add options.',
    },
    {
      who: "asks for at least more than at most",
      changes: [
        ["steps/questions.yaml", "title: Your goals", "title: Your goals\n  min: 2\n  max: 1"],
      ],
      told: "funnel/steps/questions.yaml:15:8  Nobody can choose at least 2 and at most 1. Change one of the two.",
    },
  ],
};
