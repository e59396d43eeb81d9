/** The difference of an older build from today's, besides the names of its files. */
export interface Difference {
  name: string;
  /** In files of the project: one of their texts, replaced by another. */
  edits: [file: string, find: string, replace: string][];
}

/** A step that was in the funnel before another one. */
export const goneStep = { id: "naps", before: "water-intake", option: "never" };

const goneStepText = `${goneStep.id}:
  type: single-choice
  title: How often do you nap?
  answer: naps
  options:
    ${goneStep.option}: { label: Never, icon: moon }
    daily: { label: Every day, icon: bed }

`;

export const differences: Difference[] = [
  {
    name: "with a question that's gone",
    edits: [
      [
        "funnel/funnel.yaml",
        `  - ${goneStep.before}`,
        `  - ${goneStep.id}\n  - ${goneStep.before}`,
      ],
      ["funnel/steps/lifestyle.yaml", `${goneStep.before}:`, `${goneStepText}${goneStep.before}:`],
    ],
  },
  {
    name: "that sends less to the API",
    edits: [
      [
        "src/api/start-checkout.ts",
        '...(unverified.length > 0 && { unverified: unverified.join(" ") }),',
        "",
      ],
      ["src/api/start-checkout.ts", "    ...adConsentFields(),\n", ""],
      ["src/api/start-checkout.ts", "    ...countedVisit(),\n", ""],
      ["src/api/claim-order.ts", "await call({ plan_answers: planAnswers });", "await call({});"],
    ],
  },
  {
    name: "with another order of the steps",
    edits: [
      ["funnel/funnel.yaml", "  - goals\n", ""],
      ["funnel/funnel.yaml", "  - sleep\n", "  - sleep\n  - goals\n"],
    ],
  },
  {
    name: "with other words",
    edits: [
      ["funnel/steps/lifestyle.yaml", "How many hours do you usually sleep?", "How do you sleep?"],
      ["funnel/steps/plan.yaml", "What does your plan include?", "What's in your plan?"],
    ],
  },
  {
    name: "with other styles",
    edits: [["src/ui/base.css", "body {", "body { text-rendering: optimizeLegibility;"]],
  },
];
