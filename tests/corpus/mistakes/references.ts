import type { Mistakes } from "./mistake.ts";

export const references: Mistakes = {
  title: "Names of what is not there",
  mistakes: [
    {
      who: "mistypes a step in the flow",
      changes: [["funnel.yaml", "- goals", "- gaols"]],
      told: 'funnel/funnel.yaml:16:5  "gaols" is no step. Did you mean "goals"?',
    },
    {
      who: "names a step in the flow that nobody has written",
      changes: [["funnel.yaml", "- goals", "- goals\n  - newsletter"]],
      told: 'funnel/funnel.yaml:17:5  "newsletter" is no step. Write it in a file of funnel/steps/, or take it out of the flow.',
    },
    {
      who: "renames a step and forgets the flow",
      changes: [["steps/questions.yaml", "\nage:\n", "\nhow-old:\n"]],
      told: 'funnel/funnel.yaml:20:5  "age" is no step. If it is "how-old" now, write that; else write it in a file of funnel/steps/, or take it out of the flow.',
    },
    {
      who: "mistypes an icon",
      changes: [["steps/questions.yaml", "icon: moon", "icon: mooon"]],
      told: 'funnel/steps/questions.yaml:25:39  There is no icon "mooon". Did you mean "moon"?',
    },
    {
      who: "mistypes a picture",
      changes: [["steps/questions.yaml", "image: hero,", "image: heroo,"]],
      told: 'funnel/steps/questions.yaml:6:18  There is no picture "heroo". Did you mean "hero"?',
    },
    {
      who: "names a picture that nobody has drawn",
      changes: [["steps/questions.yaml", "image: hero,", "image: a-family-at-dinner,"]],
      told: 'funnel/steps/questions.yaml:6:18  There is no picture "a-family-at-dinner". Put it at funnel/images/a-family-at-dinner.svg.',
    },
    {
      who: "names a picture for each gender, and one is missing",
      changes: [
        ["steps/pages.yaml", "title: Thank you", 'title: Thank you\n  image: "hero-{gender|male}"'],
      ],
      told: 'funnel/steps/pages.yaml:4:10  There are no pictures "hero-male" and "hero-female". Put each at its name in funnel/images, ending in .svg.',
    },
    {
      who: "mistypes a timing",
      changes: [["funnel.yaml", "auto-advance:", "auto-advnace:"]],
      told: 'funnel/funnel.yaml:3:3  No step waits for "auto-advnace". Did you mean "auto-advance"?',
    },
    {
      who: "removes a timing that is waited for",
      changes: [["funnel.yaml", "  auto-advance: 500 ms\n", ""]],
      told: 'funnel/funnel.yaml:2:1  A step of type single-choice waits for "auto-advance", which has no timing. Add it here: auto-advance: 500 ms.',
    },
    {
      who: "keeps a timing that nothing waits for",
      changes: [["funnel.yaml", "  auto-advance", "  coffee-break: 1 s\n  auto-advance"]],
      told: 'funnel/funnel.yaml:3:3  No step waits for "coffee-break". Remove it.',
    },
    {
      who: "mistypes an answer in a text",
      changes: [["steps/pages.yaml", "{gender|friend}", "{gendre|friend}"]],
      told: 'funnel/steps/pages.yaml:7:21  "gendre" is no answer: no step asks for it. Did you mean "gender"?',
    },
    {
      who: "mistypes an answer that a line shows",
      changes: [["steps/pages.yaml", "answer: sleepHours", "answer: sleephours"]],
      told: 'funnel/steps/pages.yaml:11:45  "sleephours" is no answer: no step asks for it. Did you mean "sleepHours"?',
    },
    {
      who: "links to a page that nobody has written",
      changes: [["site.yaml", "to: /help", "to: /imprint"]],
      told: "funnel/site.yaml:8:26  /imprint leads nowhere. Write the page in funnel/pages/imprint.yaml.",
    },
    {
      who: "mistypes a link",
      changes: [["site.yaml", "to: /help", "to: /hlep"]],
      told: 'funnel/site.yaml:8:26  /hlep leads nowhere. Did you mean "/help"?',
    },
    {
      who: "names a font that is not installed",
      changes: [["theme.yaml", "text: figtree", "text: comic-sans"]],
      told: 'funnel/theme.yaml:2:34  There is no font "comic-sans". There are "fraunces" or "figtree"; npm install @fontsource-variable/comic-sans may bring it.',
    },
    {
      who: "removes a part that a figure needs",
      changes: [
        [
          "steps/questions.yaml",
          "  type: multi-choice\n  title: Your goals",
          "  type: body-areas\n  figure: body-male\n  title: Your goals",
        ],
      ],
      told: 'funnel/steps/questions.yaml:14:11  The picture "body-male" has no part with the id "weight". Name a shape or group so in funnel/images/body-male.svg.\nfunnel/steps/questions.yaml:14:11  The picture "body-male" has no part with the id "fit". Name a shape or group so in funnel/images/body-male.svg.',
    },
    {
      who: "names a picture with its folder and its ending",
      changes: [
        ["steps/questions.yaml", "hero: { image: hero,", "hero: { image: images/hero.svg,"],
      ],
      told: 'funnel/steps/questions.yaml:6:18  There is no picture "images/hero.svg". Name it without folder and ending: hero, which stands for funnel/images/hero.svg.',
    },
  ],
};
