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
      changes: [["steps/questions.yaml", "fit: Get fit", "fit: Get fit and stay so for the rest of my long life"]],
      told: "funnel/steps/questions.yaml:18:10  This text has 48 letters, and its place on a small phone has room for 40. Say it in fewer words.",
    },
    {
      who: "shows a picture that says something, without words for it",
      changes: [["steps/pages.yaml", "title: Thank you", "title: Thank you\n  image: words"]],
      told: 'funnel/steps/pages.yaml:4:10  Those who cannot see this picture learn nothing of it. Say what it shows: { image: words, alt: … }, or alt: "" where it only decorates.',
    },
    {
      who: "repeats a picture's name as its description",
      changes: [["steps/pages.yaml", "title: Thank you", "title: Thank you\n  image: { image: hero, alt: hero }"]],
      told: "funnel/steps/pages.yaml:4:30  This does not say what the picture shows. Say it in a few words, without naming the file or that it is a picture.",
    },
    {
      who: "leaves the question of an experiment open",
      changes: [["funnel.yaml", "Does asking for sleep first help?", "TODO"]],
      told: 'funnel/funnel.yaml:8:15  This does not say what "order" is to find out. Ask it so that a number can answer: Does … sell more plans?',
    },
  ],
};
