import { experimentMessages } from "../compiler-messages.ts";
import { inFile, inFlow, inStep } from "../funnel-edits.ts";
import type { Mistake } from "../mistake.ts";

export const experimentMistakes: Mistake[] = [
  {
    name: "gives the arms more than 100%",
    yaml: inFile("funnel.yaml", { insteadOf: "arms" }, "    arms: { A: 50%, B: 60% }"),
    expected: [
      {
        at: "funnel/funnel.yaml:9:5",
        message: experimentMessages.wrongSum({ experiment: "order", sum: 110 }),
      },
    ],
  },
  {
    name: "gives the arms less than 100%",
    yaml: inFile("funnel.yaml", { insteadOf: "arms" }, "    arms: { A: 40%, B: 50% }"),
    expected: [
      {
        at: "funnel/funnel.yaml:9:5",
        message: experimentMessages.wrongSum({ experiment: "order", sum: 90 }),
      },
    ],
  },
  {
    name: "mistypes an experiment in the split",
    yaml: inFlow({ insteadOf: "split" }, "- split: ordre"),
    expected: [
      {
        at: "funnel/funnel.yaml:17:12",
        message: experimentMessages.unknownExperiment({ experiment: "ordre", meant: "order" }),
      },
    ],
  },
  {
    name: "splits by an experiment that doesn't exist",
    yaml: inFlow({ insteadOf: "split" }, "- split: price"),
    expected: [
      {
        at: "funnel/funnel.yaml:17:12",
        message: experimentMessages.unknownExperiment({ experiment: "price" }),
      },
    ],
  },
  {
    name: "mistypes an experiment in a condition",
    yaml: inStep(
      "thanks",
      { after: "title" },
      "instead:",
      "  - { when: { arm: { ordre: A } }, title: Thanks }",
    ),
    expected: [
      {
        at: "funnel/steps/pages.yaml:5:24",
        message: experimentMessages.unknownExperiment({ experiment: "ordre", meant: "order" }),
      },
    ],
  },
  {
    name: "mistypes an arm in the split",
    yaml: inFlow({ insteadOf: "B" }, "b: [thanks, sleep]"),
    expected: [
      {
        at: "funnel/funnel.yaml:19:5",
        message: experimentMessages.unknownArm({
          arm: "b",
          experiment: "order",
          arms: ["A", "B"],
          meant: "B",
        }),
      },
    ],
  },
  {
    name: "picks a winner that isn't an arm",
    yaml: inFile("funnel.yaml", { after: "arms" }, "    winner: C"),
    expected: [
      {
        at: "funnel/funnel.yaml:10:13",
        message: experimentMessages.unknownArm({ arm: "C", experiment: "order", arms: ["A", "B"] }),
      },
    ],
  },
  {
    name: "mistypes an arm in a condition",
    yaml: inStep(
      "thanks",
      { after: "title" },
      "instead:",
      "  - { when: { arm: { order: C } }, title: Thanks }",
    ),
    expected: [
      {
        at: "funnel/steps/pages.yaml:5:31",
        message: experimentMessages.unknownArm({ arm: "C", experiment: "order", arms: ["A", "B"] }),
      },
    ],
  },
  {
    name: "mistypes one of several arms in a condition",
    yaml: inStep("thanks", { after: "title" }, "when: { arm: { order: [A, C] } }"),
    expected: [
      {
        at: "funnel/steps/pages.yaml:4:29",
        message: experimentMessages.unknownArm({ arm: "C", experiment: "order", arms: ["A", "B"] }),
      },
    ],
  },
  {
    name: "forgets an arm in the split",
    yaml: inFlow({ without: "B" }),
    expected: [
      { at: "funnel/funnel.yaml:17:12", message: experimentMessages.missingArm({ arm: "B" }) },
    ],
  },
  {
    name: "lets both arms see the same",
    isOnlyWarning: true,
    yaml: inFlow({ insteadOf: "B" }, "B: [sleep, thanks]"),
    expected: [
      {
        at: "funnel/funnel.yaml:7:3",
        message: experimentMessages.sameArms({ experiment: "order", arms: ["A", "B"] }),
      },
    ],
  },
  {
    name: "describes an experiment that nothing depends on",
    isOnlyWarning: true,
    yaml: inFile(
      "funnel.yaml",
      { after: "arms" },
      "  price:",
      "    question: Does a lower price sell more plans?",
      "    arms: { A: 50%, B: 50% }",
    ),
    expected: [
      {
        at: "funnel/funnel.yaml:10:3",
        message: experimentMessages.unusedExperiment({ experiment: "price", arm: "B" }),
      },
    ],
  },
  {
    name: "leaves the question of an experiment unwritten",
    isOnlyWarning: true,
    yaml: inFile("funnel.yaml", { insteadOf: "question" }, "    question: TODO"),
    expected: [
      {
        at: "funnel/funnel.yaml:8:15",
        message: experimentMessages.emptyQuestion({ experiment: "order" }),
      },
    ],
  },
  {
    name: "keeps a text for an arm that lost",
    isOnlyWarning: true,
    yaml: [
      inFile("funnel.yaml", { after: "arms" }, "    winner: A"),
      inStep(
        "goals",
        { after: "title" },
        "instead:",
        "  - { when: { arm: { order: B } }, title: Your aims }",
      ),
    ],
    expected: [
      { at: "funnel/steps/questions.yaml:16:9", message: experimentMessages.onlyForLosingArm },
    ],
  },
];
