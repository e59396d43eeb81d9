import type { Mistakes } from "./mistake.ts";

export const flow: Mistakes = {
  title: "The order of the steps",
  mistakes: [
    {
      who: "takes a step out of the flow and leaves it written",
      changes: [["funnel.yaml", "  - goals\n", ""]],
      told: 'funnel/steps/questions.yaml:12:1  Nobody reaches "goals": the flow does not name it. Add it to the flow in funnel.yaml, or remove it here.',
    },
    {
      who: "moves the sales page up",
      changes: [["funnel.yaml", "  - age\n  - sales\n", "  - sales\n  - age\n"]],
      told: 'funnel/funnel.yaml:20:5  Nobody reaches what follows: "sales" leads out of the funnel. Put it last.',
    },
    {
      who: "lets one arm end without a sales page",
      changes: [
        ["funnel.yaml", "    B: [thanks, sleep]\n  - age\n  - sales\n", "    B: [thanks]\n"],
        ["funnel.yaml", "A: [sleep, thanks]", "A: [sleep, age, sales]"],
      ],
      told: 'funnel/funnel.yaml:19:9  There is no way on from "thanks". Let the flow end with a sales page.',
    },
    {
      who: "puts another step first",
      changes: [["funnel.yaml", "  - start\n  - goals\n", "  - goals\n  - start\n"]],
      told: "funnel/steps/questions.yaml:12:1  The flow begins here, so this step is the one at /. Give it route: / or put another one first.",
    },
    {
      who: "empties the flow",
      changes: [
        [
          "funnel.yaml",
          "  - start\n  - goals\n  - split: order\n    A: [sleep, thanks]\n    B: [thanks, sleep]\n  - age\n  - sales\n",
          "  []\n",
        ],
      ],
      told: "funnel/funnel.yaml:14:1  The flow is empty. Name its steps in their order.",
    },
    {
      who: "names a step twice on one path",
      changes: [["funnel.yaml", "- age", "- goals\n  - age"]],
      told: 'funnel/funnel.yaml:20:5  "goals" was on this path already. Remove it here or there.',
    },
    {
      who: "gives two steps of one path the same route",
      changes: [["steps/pages.yaml", "title: Thank you", "title: Thank you\n  route: /goals"]],
      told: 'funnel/steps/pages.yaml:4:10  "goals" has the route /goals already, and comes before "thanks". Give one of the two another route.',
    },
    {
      who: "takes a route that belongs to the application",
      changes: [["steps/pages.yaml", "title: Thank you", "title: Thank you\n  route: /login"]],
      told: "funnel/steps/pages.yaml:4:10  The route /login belongs to the application. Choose another.",
    },
    {
      who: "takes the route of a page",
      changes: [["steps/pages.yaml", "title: Thank you", "title: Thank you\n  route: /help"]],
      told: "funnel/steps/pages.yaml:4:10  funnel/pages/help.yaml has the route /help already. Choose another.",
    },
    {
      who: "asks for one answer in two steps",
      changes: [["steps/questions.yaml", "answer: age", "answer: sleepHours"]],
      told: 'funnel/steps/questions.yaml:31:11  "sleep" asks for "sleepHours" as a single choice, this step as a number. Give one of the two another name.',
    },
    {
      who: "writes a step again in another file",
      changes: [["steps/more.yaml", "goals: { type: message, title: Again }\n"]],
      told: 'funnel/steps/more.yaml:1:1  There is a step "goals" in funnel/steps/questions.yaml already. Give this one another id.',
    },
    {
      who: "mistypes a field of a branch",
      changes: [["funnel.yaml", "  - age\n", "  - when: { gender: male }\n    them: [age]\n"]],
      told: 'funnel/funnel.yaml:21:5  "them" is not a field of a branch. It has "when", "then" and "else".',
    },
    {
      who: "writes a branch without a list",
      changes: [["funnel.yaml", "  - age\n", "  - when: { gender: male }\n  - age\n"]],
      told: 'funnel/funnel.yaml:20:5  A branch needs a list: "then" for where the condition holds, "else" for where it does not.',
    },
  ],
};
