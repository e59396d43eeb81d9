import type { Mistakes } from "./mistake.ts";

export const experiments: Mistakes = {
  title: "Experiments",
  mistakes: [
    {
      who: "gives the arms more than 100 %",
      changes: [["funnel.yaml", "A: 50%, B: 50%", "A: 50%, B: 60%"]],
      told: 'funnel/funnel.yaml:9:5  The arms of "order" add up to 110%. Change their shares so that they make 100%.',
    },
    {
      who: "gives the arms less than 100 %",
      changes: [["funnel.yaml", "A: 50%, B: 50%", "A: 40%, B: 50%"]],
      told: 'funnel/funnel.yaml:9:5  The arms of "order" add up to 90%. Change their shares so that they make 100%.',
    },
    {
      who: "forgets an arm in the split",
      changes: [["funnel.yaml", "    B: [thanks, sleep]\n", ""]],
      told: 'funnel/funnel.yaml:17:12  The split says nothing of arm "B". Give it a list, or an empty one where its visitors go straight on: B: [].',
    },
    {
      who: "mistypes an arm in the split",
      changes: [["funnel.yaml", "    B: [thanks", "    b: [thanks"]],
      told: 'funnel/funnel.yaml:19:5  "b" is no arm of "order". Did you mean "B"?',
    },
    {
      who: "mistypes an experiment in the split",
      changes: [["funnel.yaml", "split: order", "split: ordre"]],
      told: 'funnel/funnel.yaml:17:12  "ordre" is no experiment. Did you mean "order"?',
    },
    {
      who: "splits by an experiment that is described nowhere",
      changes: [["funnel.yaml", "split: order", "split: price"]],
      told: 'funnel/funnel.yaml:17:12  "price" is no experiment. Describe it under "experiments" above.',
    },
    {
      who: "lets an arm win that there is not",
      changes: [
        ["funnel.yaml", "arms: { A: 50%, B: 50% }", "arms: { A: 50%, B: 50% }\n    winner: C"],
      ],
      told: 'funnel/funnel.yaml:10:13  "C" is no arm of "order". Its arms are "A" and "B".',
    },
    {
      who: "gives an arm nobody",
      changes: [["funnel.yaml", "A: 50%, B: 50%", "A: 100%, B: 0%"]],
      told: 'funnel/funnel.yaml:19:5  Nobody takes arm "B": "order" gives it no visitors here. Give it a share, or remove it.',
    },
    {
      who: "calls an arm like a word of the flow",
      changes: [["funnel.yaml", "arms: { A: 50%, B: 50% }", "arms: { A: 50%, then: 50% }"]],
      told: "funnel/funnel.yaml:9:21  An arm's name begins with a letter and has letters, digits and dashes, like A or short-summary; split, when, then and else are taken.",
    },
    {
      who: "writes one step in place of a list",
      changes: [["funnel.yaml", "A: [sleep, thanks]", "A: sleep"]],
      told: "funnel/funnel.yaml:18:8  This should be a list of steps: [generating, email].",
    },
  ],
};
