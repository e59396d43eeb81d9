import type { Mistakes } from "./mistake.ts";

export const conditions: Mistakes = {
  title: "Conditions and answers in texts",
  mistakes: [
    {
      who: "branches on an answer that no step asks for",
      changes: [["funnel.yaml", "  - age\n", "  - when: { income: high }\n    then: [age]\n"]],
      told: 'funnel/funnel.yaml:20:13  "income" is no answer: no step asks for it. Name one that stands after "answer:" in a step.',
    },
    {
      who: "branches on an answer before it is asked",
      changes: [
        ["funnel.yaml", "  - goals\n", "  - when: { sleepHours: 5-6 }\n    then: [goals]\n"],
      ],
      told: 'funnel/funnel.yaml:16:13  "sleepHours" is read here, but no path has asked for it yet. Put its question before this place.',
    },
    {
      who: "mistypes a value in a condition",
      changes: [["funnel.yaml", "  - age\n", "  - when: { gender: man }\n    then: [age]\n"]],
      told: 'funnel/funnel.yaml:20:21  "man" is no value of "gender". It can be "male" or "female".',
    },
    {
      who: "asks a list for one value",
      changes: [["funnel.yaml", "  - age\n", "  - when: { goals: fit }\n    then: [age]\n"]],
      told: 'funnel/funnel.yaml:20:13  "goals" is a list. Ask what it has: { goals: { has: weight } }.',
    },
    {
      who: "compares a choice like a number",
      changes: [
        ["funnel.yaml", "  - age\n", "  - when: { gender: { atLeast: 5 } }\n    then: [age]\n"],
      ],
      told: 'funnel/funnel.yaml:20:13  "gender" is no number. Name a value that it can have: { gender: male }.',
    },
    {
      who: "mistypes a test",
      changes: [
        ["funnel.yaml", "  - age\n", "  - when: { gender: { nott: male } }\n    then: [age]\n"],
      ],
      told: 'funnel/funnel.yaml:20:23  "nott" is no test of an answer. Did you mean "not"? There are is, oneOf, has, atLeast, atMost and not.',
    },
    {
      who: "writes a condition as a sentence",
      changes: [["funnel.yaml", "  - age\n", "  - when: gender is male\n    then: [age]\n"]],
      told: "funnel/funnel.yaml:20:11  A condition names answers and what they must be: { gender: male }, { goals: { has: weight } }, { age: { atLeast: 50 } }.",
    },
    {
      who: "writes a condition that never holds",
      changes: [
        [
          "funnel.yaml",
          "  - age\n",
          "  - when: { gender: male, not: { gender: male } }\n    then: [age]\n",
        ],
      ],
      told: "funnel/funnel.yaml:20:5  This condition can never hold here, so nobody takes the branch. Change it, or remove the branch.",
    },
    {
      who: "asks for an option of those who do not have it",
      changes: [
        [
          "steps/questions.yaml",
          "    5-6: { label: 5 to 6 hours, icon: moon }",
          "    5-6: { label: 5 to 6 hours, icon: moon, when: { gender: male } }",
        ],
        [
          "funnel.yaml",
          "  - age\n",
          "  - when: { sleepHours: 5-6, gender: female }\n    then: [age]\n",
        ],
      ],
      told: 'funnel/funnel.yaml:20:5  This condition can never hold here, so nobody takes the branch: the option "5-6" of "sleepHours" is there only where gender is male. Change it, or remove the branch.',
    },
    {
      who: "asks a list for an option of those who do not have it",
      changes: [
        [
          "steps/questions.yaml",
          "fit: Get fit",
          "fit: { label: Get fit, when: { arm: { order: A } } }",
        ],
        [
          "steps/questions.yaml",
          "type: number\n",
          "type: number\n  when: { goals: { has: fit }, arm: { order: B } }\n",
        ],
      ],
      told: 'funnel/steps/questions.yaml:30:3  This condition can never hold here, so nobody sees the step: the option "fit" of "goals" is there only where in arm A of order. Change it, or remove the step.',
    },
    {
      who: "asks whether somebody chose the only option that they have, with an else",
      changes: [
        [
          "steps/questions.yaml",
          "7-8: { label: 7 to 8 hours, icon: bed }",
          "7-8: { label: 7 to 8 hours, icon: bed, when: { gender: male } }",
        ],
        [
          "funnel.yaml",
          "  - age\n",
          "  - when: { gender: female }\n    then:\n      - when: { sleepHours: 5-6 }\n        else: [age]\n",
        ],
      ],
      told: 'funnel/funnel.yaml:22:9  This condition always holds here, so nobody takes "else": the option "7-8" of "sleepHours" is there only where gender is male. Change it, or write the steps of "then" without a branch.',
    },
    {
      who: "writes a condition that always holds, with an else",
      changes: [
        [
          "funnel.yaml",
          "  - age\n",
          "  - age\n  - when: { age: { atLeast: 18 } }\n    then: []\n    else: [pause]\n",
        ],
        ["steps/more.yaml", "pause: { type: message, title: Pause }\n"],
      ],
      told: 'funnel/funnel.yaml:21:5  This condition always holds here, so nobody takes "else". Change it, or write the steps of "then" without a branch.',
    },
    {
      who: "repeats an answer before it is asked",
      changes: [
        ["steps/questions.yaml", "title: Your goals", "title: Your goals, {sleepHours|friend}"],
      ],
      told: 'funnel/steps/questions.yaml:14:22  "sleepHours" is read here, but no path has asked for it yet. Put its question before this place.',
    },
    {
      who: "repeats an answer that not every path asks for",
      changes: [
        ["funnel.yaml", "B: [thanks, sleep]", "B: [thanks]"],
        ["steps/pages.yaml", "{gender|friend}", "{sleepHours}"],
      ],
      told: 'funnel/steps/pages.yaml:7:21  Not every path to "sales" asks for "sleepHours": it is not asked on the way start > (in arm B of order) > sales. Say what stands there otherwise: {sleepHours|some words}.',
    },
    {
      who: "leaves a brace open in a text",
      changes: [["steps/questions.yaml", "title: Your goals", 'title: "Your {goals"']],
      told: "funnel/steps/questions.yaml:14:10  A brace stands in this text that holds no answer. An answer is written {goals}, or {goals|some words}.",
    },
    {
      who: "repeats an answer where none can stand",
      changes: [["offer.yaml", "description: A plan.", 'description: "A plan for {gender}."']],
      told: "funnel/offer.yaml:3:14  A brace stands in this text, and answers are filled in where steps are written alone. Remove it.",
    },
    {
      who: "names a value of an answer that there is not",
      changes: [
        ["steps/pages.yaml", "answer: sleepHours }", "answer: sleepHours, values: [3-4] }"],
      ],
      told: 'funnel/steps/pages.yaml:11:66  "3-4" is no value of "sleepHours". It can be "5-6" or "7-8".',
    },
    {
      who: "names a step in a condition in place of its answer",
      changes: [
        ["funnel.yaml", "  - sales\n", "  - when: { sleep: 5-6 }\n    then: []\n  - sales\n"],
      ],
      told: 'funnel/funnel.yaml:21:13  "sleep" is no answer, but a step. It asks for "sleepHours": write that.',
    },
    {
      who: "repeats a step in place of its answer",
      changes: [["steps/pages.yaml", "{gender|friend}", "{sleep|friend}"]],
      told: 'funnel/steps/pages.yaml:7:21  "sleep" is no answer, but a step. It asks for "sleepHours": write that.',
    },
    {
      who: "writes 'or' in a condition",
      changes: [
        [
          "funnel.yaml",
          "  - age\n",
          "  - when: { or: [{ gender: male }, { goals: { has: fit } }] }\n    then: [age]\n",
        ],
      ],
      told: 'funnel/funnel.yaml:20:13  "or" is no word of a condition. Write any: [ … ] holds where one of its conditions does.',
    },
    {
      who: "writes 'and' in a condition",
      changes: [
        [
          "funnel.yaml",
          "  - age\n",
          "  - when: { and: [{ gender: male }, { goals: { has: fit } }] }\n    then: [age]\n",
        ],
      ],
      told: 'funnel/funnel.yaml:20:13  "and" is no word of a condition. Write all: [ … ] holds where each of its conditions does.',
    },
    {
      who: "writes 'none' in a condition",
      changes: [
        ["funnel.yaml", "  - age\n", "  - when: { none: { gender: male } }\n    then: [age]\n"],
      ],
      told: 'funnel/funnel.yaml:20:13  "none" is no word of a condition. Write not: { … } holds where its condition does not.',
    },
    {
      who: "lets a step depend on its own answer",
      changes: [
        [
          "steps/questions.yaml",
          "answer: sleepHours",
          "answer: sleepHours\n  when: { sleepHours: 5-6 }",
        ],
      ],
      told: 'funnel/steps/questions.yaml:24:11  "sleepHours" is what this very step asks for, so nobody has answered it before they are here. Let it depend on an earlier answer, or move it to a later step.',
    },
    {
      who: "lets an option depend on its own step",
      changes: [
        [
          "steps/questions.yaml",
          "fit: Get fit",
          "fit: { label: Get fit, when: { goals: { has: weight } } }",
        ],
      ],
      told: 'funnel/steps/questions.yaml:18:36  "goals" is what this very step asks for, so nobody has answered it before they are here. Let it depend on an earlier answer, or move it to a later step.',
    },
    {
      who: "repeats an answer in the question that asks for it",
      changes: [
        [
          "steps/questions.yaml",
          "title: How long do you sleep?",
          'title: "{sleepHours|How long} do you sleep?"',
        ],
      ],
      told: 'funnel/steps/questions.yaml:22:11  "sleepHours" is what this very step asks for, so nobody has answered it before they are here. Let it depend on an earlier answer, or move it to a later step.',
    },
  ],
};
