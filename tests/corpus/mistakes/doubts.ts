import type { Mistakes } from "./mistake.ts";

export const doubts: Mistakes = {
  title: "What is only doubtful",
  isOnlyDoubtful: true,
  mistakes: [
    {
      who: "writes a headline that does not fit a small phone",
      changes: [
        [
          "steps/questions.yaml",
          "title: Your goals",
          "title: Your goals Your goals Your goals Your goals Your goals Your goals Your goals Your goals Your goals",
        ],
      ],
      told: "funnel/steps/questions.yaml:14:10  This text has 98 letters, and its place on a small phone has room for 90. Say it in fewer words.",
    },
    {
      who: "writes a label that does not fit its button",
      changes: [
        [
          "steps/questions.yaml",
          "fit: Get fit",
          "fit: Get fit and stay so for the rest of my long life",
        ],
      ],
      told: "funnel/steps/questions.yaml:18:10  This text has 48 letters, and its place on a small phone has room for 40. Say it in fewer words.",
    },
    {
      who: "shows a picture that says something, without words for it",
      changes: [["steps/pages.yaml", "title: Thank you", "title: Thank you\n  image: words"]],
      told: 'funnel/steps/pages.yaml:4:10  Those who cannot see this picture learn nothing of it. Say what it shows: { image: words, alt: … }, or alt: "" where it only decorates.',
    },
    {
      who: "repeats a picture's name as its description",
      changes: [
        [
          "steps/pages.yaml",
          "title: Thank you",
          "title: Thank you\n  image: { image: hero, alt: hero }",
        ],
      ],
      told: "funnel/steps/pages.yaml:4:30  This does not say what the picture shows. Say it in a few words, without naming the file or that it is a picture.",
    },
    {
      who: "leaves the question of an experiment open",
      changes: [["funnel.yaml", "Does asking for sleep first help?", "TODO"]],
      told: 'funnel/funnel.yaml:8:15  This does not say what "order" is to find out. Ask it so that a number can answer: Does … sell more plans?',
    },
    {
      who: "lets both arms see the same",
      changes: [["funnel.yaml", "B: [thanks, sleep]", "B: [sleep, thanks]"]],
      told: 'funnel/funnel.yaml:7:3  Arms "A" and "B" of "order" show the same. Change what one of them shows, or remove it.',
    },
    {
      who: "writes a condition that always holds",
      changes: [
        [
          "steps/pages.yaml",
          "title: Thank you",
          "title: Thank you\n  when: { gender: [male, female] }",
        ],
      ],
      told: "funnel/steps/pages.yaml:4:3  This condition always holds here, so it leaves nobody out. Take it away, or change it.",
    },
    {
      who: "leaves a branch without a step",
      changes: [
        ["funnel.yaml", "  - age\n", "  - age\n  - when: { gender: male }\n    then: []\n"],
      ],
      told: "funnel/funnel.yaml:21:5  This branch has no step, so nothing depends on it. Write its steps, or remove it.",
    },
    {
      who: "writes the same words as other words",
      changes: [
        [
          "steps/questions.yaml",
          "title: Your goals",
          "title: Your goals\n  instead:\n    - { when: { gender: male }, title: Your goals }",
        ],
      ],
      told: "funnel/steps/questions.yaml:16:7  This says what stands there already, so it changes nothing. Write what is different here, or remove it.",
    },
    {
      who: "describes an experiment that nothing depends on",
      changes: [
        [
          "funnel.yaml",
          "words:",
          "  price:\n    question: Does a lower price sell more plans?\n    arms: { A: 50%, B: 50% }\nwords:",
        ],
      ],
      told: 'funnel/funnel.yaml:10:3  Nothing depends on "price". Write a split: price in the flow, or a condition { arm: { price: B } } in a step, or remove it.',
    },
    {
      who: "copies an option and leaves its label",
      changes: [["steps/questions.yaml", "fit: Get fit", "fit: Manage weight"]],
      told: 'funnel/steps/questions.yaml:18:10  "fit" has the same words as "weight". Say what tells them apart.',
    },
    {
      who: "mistypes an option in other words",
      changes: [
        [
          "steps/questions.yaml",
          "title: Your goals",
          "title: Your goals\n  instead:\n    - { when: { gender: male }, options: { weigth: Lose weight } }",
        ],
      ],
      told: 'funnel/steps/questions.yaml:16:44  This adds "weigth" beside "weight". Write "weight" if you meant that one.',
    },
    {
      who: "leaves a headline for later",
      changes: [["steps/questions.yaml", "title: Your goals", "title: TODO"]],
      told: 'funnel/steps/questions.yaml:14:10  "TODO" reads as if the words were still to come. Write what visitors are to read.',
    },
    {
      who: "leaves the text of a page in Latin",
      changes: [
        [
          "pages/help.yaml",
          "text: [Answer]",
          'text: ["Lorem ipsum dolor sit amet, consetetur sadipscing elitr"]',
        ],
      ],
      told: 'funnel/pages/help.yaml:4:12  "Lorem ipsum dolor sit amet, consetetur…" reads as if the words were still to come. Write what visitors are to read.',
    },
    {
      who: "leaves question marks for a label",
      changes: [["steps/questions.yaml", "fit: Get fit", 'fit: "???"']],
      told: 'funnel/steps/questions.yaml:18:10  "???" reads as if the words were still to come. Write what visitors are to read.',
    },
    {
      who: "formats a text in HTML",
      changes: [
        [
          "steps/questions.yaml",
          "title: How long do you sleep?",
          'title: "<b>Hours</b> &amp; minutes you&nbsp;sleep"',
        ],
      ],
      told: 'funnel/steps/questions.yaml:22:11  Visitors would read "<b>" as it stands here, since copy is shown letter by letter. Write: Hours & minutes you sleep.',
    },
    {
      who: "formats a text in Markdown",
      changes: [["steps/questions.yaml", "fit: Get fit", 'fit: "Get **very** fit"']],
      told: 'funnel/steps/questions.yaml:18:15  Visitors would read "**very**" as it stands here, since copy is shown letter by letter. Write: Get very fit.',
    },
    {
      who: "writes a link into a text",
      changes: [
        ["pages/help.yaml", "text: [Answer]", 'text: ["See [our shop](https://shop.example)."]'],
      ],
      told: 'funnel/pages/help.yaml:4:17  Visitors would read "[our shop](https://shop.example)" as it stands here, since copy is shown letter by letter. Write: See our shop.',
    },
    {
      who: "writes seconds where milliseconds were meant",
      changes: [["funnel.yaml", "auto-advance: 500 ms", "auto-advance: 500 s"]],
      told: 'funnel/funnel.yaml:3:17  With this, "start" keeps each visitor for 500 s, and 60 s are long for a step. Is the unit right?',
    },
    {
      who: "lets a counter count for an hour",
      changes: [
        [
          "funnel.yaml",
          "auto-advance: 500 ms",
          "auto-advance: 500 ms\n  counter-tick: 30 s\n  counter-rest: 500 ms",
        ],
        [
          "steps/pages.yaml",
          "type: message\n  title: Thank you",
          "type: counter\n  title: Thank you\n  result: { title: Done }",
        ],
      ],
      told: 'funnel/funnel.yaml:4:17  With this, "thanks" keeps each visitor for 3001 s, and 60 s are long for a step. Is the unit right?',
    },
  ],
};
