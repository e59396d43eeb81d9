interface Exception {
  /** Relative to the root. */
  file: string;
  declaration: string;
  why: string;
}

/** The only sizes, weights, and layers that aren't tokens: relative ones and one-offs. */
export const EXCEPTIONS: Exception[] = [
  {
    file: "src/app/frame/header.module.css",
    declaration: "font-size: min(1.1875rem, 7vw)",
    why: "the brand's name stays within the header when a user enlarges text",
  },
  {
    file: "src/member/daily-plan/week-sheet/week-sheet.module.css",
    declaration: "font-size: 8pt",
    why: "on paper: a week with its recipes fits two pages",
  },
  {
    file: "src/member/member-tabs.module.css",
    declaration: "font-size: 0.6875rem",
    why: "with large text, the labels of three tabs fit one row",
  },
  {
    file: "src/member/member-tabs.module.css",
    declaration: "font-size: clamp(0.625rem, 3.35cqi, 0.75rem)",
    why: "the labels are as large as the longest word allows",
  },
  {
    file: "src/member/workouts/workouts-tab.module.css",
    declaration: "font-size: clamp(var(--text-s), 4.4cqi, var(--text-m))",
    why: "the week's name fits its button, between two steps",
  },
  {
    file: "tools/dev/preview/pages/flow/flow-branch.module.css",
    declaration: "z-index: 0",
    why: "starts a stacking context for the line behind its items; covers nothing",
  },
  {
    file: "tools/dev/preview/pages/flow/flow-list.module.css",
    declaration: "z-index: -1",
    why: "the line is behind its own item, within the branch",
  },
  {
    file: "src/quiz/steps/card-stack/card-stack-step.module.css",
    declaration: "font-size: min(1rem, 7vw)",
    why: "both verdicts stay side by side when a user enlarges text",
  },
  {
    file: "src/quiz/steps/sales/sales-step.module.css",
    declaration: "font-size: min(2.75rem, 12vw)",
    why: "the price is the page's only figure of this size and never breaks",
  },
  {
    file: "src/quiz/steps/summary-intake/summary-intake-step.module.css",
    declaration: "font-size: 3.25rem",
    why: "the result is the screen's only figure, larger than any text",
  },
  {
    file: "src/quiz/steps/summary-tiles/summary-tiles-step.module.css",
    declaration: "font-size: 1.1875rem",
    why: "set in the font of titles, between a text and a title",
  },
  {
    file: "src/ui/button.module.css",
    declaration: "font-size: 1.1em",
    why: "the spinner follows its button's text",
  },
  {
    file: "src/ui/card-page.module.css",
    declaration: "font-size: 2.125rem",
    why: "the emblem fills its circle of 4rem",
  },
  {
    file: "src/ui/feature-list.module.css",
    declaration: "font-size: calc(var(--sign) * 0.6)",
    why: "the icon follows its sign",
  },
  {
    file: "src/ui/forms/option-button.module.css",
    declaration: "font-size: calc(var(--sign) * 0.6)",
    why: "the icon follows its sign",
  },
  {
    file: "src/ui/forms/option-button.module.css",
    declaration: "font-size: min(0.875rem, 4.375vw)",
    why: "the check mark follows its box, which grows as little as --space-5",
  },
  {
    file: "src/ui/meters/ring.module.css",
    declaration: "font-size: calc(var(--width) * 0.18)",
    why: "the figure follows its ring",
  },
];
