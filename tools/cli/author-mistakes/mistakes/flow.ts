import { flowItemMessages, flowMessages } from "../compiler-messages.ts";
import { inFile, inFlow, inStep } from "../funnel-edits.ts";
import type { Mistake } from "../mistake.ts";

export const flowMistakes: Mistake[] = [
  {
    name: "writes a list in the flow without a condition",
    yaml: inFlow({ insteadOf: "age" }, "- [age]"),
    expected: [{ at: "funnel/funnel.yaml:20:5", message: flowItemMessages.form }],
  },
  {
    name: "splits by two experiments at once",
    yaml: inFlow({ insteadOf: "split" }, "- split: [order, price]"),
    expected: [{ at: "funnel/funnel.yaml:17:12", message: flowItemMessages.splitForm }],
  },
  {
    name: "mistypes a field of a branch",
    yaml: inFlow({ insteadOf: "age" }, "- when: { gender: male }", "  them: [age]"),
    expected: [
      {
        at: "funnel/funnel.yaml:21:5",
        message: flowItemMessages.unknownBranchField({ field: "them" }),
      },
    ],
  },
  {
    name: "writes a branch without a list",
    yaml: inFile("funnel.yaml", { after: "B" }, "  - when: { gender: male }"),
    expected: [{ at: "funnel/funnel.yaml:20:5", message: flowItemMessages.branchWithoutList }],
  },
  {
    name: "writes one step instead of a list",
    yaml: inFlow({ insteadOf: "A" }, "A: sleep"),
    expected: [{ at: "funnel/funnel.yaml:18:8", message: flowItemMessages.listForm }],
  },
  {
    name: "mistypes a step in the flow",
    yaml: inFlow({ insteadOf: "goals" }, "- gaols"),
    expected: [
      {
        at: "funnel/funnel.yaml:16:5",
        message: flowMessages.unknownStep({ step: "gaols", meant: "goals" }),
      },
    ],
  },
  {
    name: "names a step in the flow that doesn't exist",
    yaml: inFlow({ after: "goals" }, "- newsletter"),
    expected: [
      { at: "funnel/funnel.yaml:17:5", message: flowMessages.unknownStep({ step: "newsletter" }) },
    ],
  },
  {
    name: "renames a step and forgets the flow",
    yaml: inFile("steps/questions.yaml", { insteadOf: "age" }, "how-old:"),
    expected: [
      {
        at: "funnel/funnel.yaml:20:5",
        message: flowMessages.renamedStep({ step: "age", newName: "how-old" }),
      },
    ],
  },
  {
    name: "indents a line of the flow too far",
    yaml: inFlow({ insteadOf: "goals" }, "  - goals"),
    expected: [
      { at: "funnel/funnel.yaml:16:5", message: flowMessages.indentedDash({ step: "start" }) },
    ],
  },
  {
    name: "empties the flow",
    yaml: inFlow({ insteadOf: ["start", "sales"] }, "[]"),
    expected: [{ at: "funnel/funnel.yaml:14:1", message: flowMessages.emptyFlow }],
  },
  {
    name: "shows the first step only to some visitors",
    yaml: inStep("start", { after: "title" }, "when: { arm: { order: A } }"),
    expected: [
      { at: "funnel/steps/questions.yaml:5:3", message: flowMessages.conditionOnFirstStep },
    ],
  },
  {
    name: "begins the flow with a branch",
    yaml: inFlow(
      { insteadOf: "start" },
      "- when: { arm: { order: A } }",
      "  then: [start]",
      "  else: [start]",
    ),
    expected: [{ at: "funnel/funnel.yaml:15:11", message: flowMessages.startsWithBranch }],
  },
  {
    name: "puts another step first",
    yaml: inFlow({ insteadOf: ["start", "goals"] }, "- goals", "- start"),
    expected: [
      { at: "funnel/steps/questions.yaml:12:1", message: flowMessages.firstStepWithoutRoute },
    ],
  },
  {
    name: "removes a step from the flow, but not from its file",
    yaml: inFlow({ without: "goals" }),
    expected: [
      {
        at: "funnel/steps/questions.yaml:12:1",
        message: flowMessages.stepNotInFlow({ step: "goals" }),
      },
    ],
  },
  {
    name: "moves the sales page up",
    yaml: inFlow({ insteadOf: ["age", "sales"] }, "- sales", "- age"),
    expected: [
      { at: "funnel/funnel.yaml:20:5", message: flowMessages.stepsAfterTheEnd({ step: "sales" }) },
    ],
  },
  {
    name: "lets one arm end without a sales page",
    yaml: [
      inFlow({ insteadOf: ["B", "sales"] }, "B: [thanks]"),
      inFlow({ insteadOf: "A" }, "A: [sleep, age, sales]"),
    ],
    expected: [
      { at: "funnel/funnel.yaml:19:9", message: flowMessages.deadEnd({ step: "thanks" }) },
    ],
  },
  {
    name: "shows the last step only to some visitors",
    yaml: inStep("sales", { after: "type" }, "when: { gender: male }"),
    expected: [
      {
        at: "funnel/steps/pages.yaml:7:3",
        message: flowMessages.deadEndIfSkipped({ step: "sales" }),
      },
    ],
  },
  {
    name: "ends the flow with a branch that has one side",
    yaml: inFlow({ insteadOf: "sales" }, "- when: { gender: male }", "  then: [sales]"),
    expected: [{ at: "funnel/funnel.yaml:21:5", message: flowMessages.deadEndInBranch }],
  },
  {
    name: "ends the flow with a branch that has an empty side",
    yaml: inFlow(
      { insteadOf: "sales" },
      "- when: { gender: male }",
      "  then: [sales]",
      "  else: []",
    ),
    expected: [{ at: "funnel/funnel.yaml:23:5", message: flowMessages.deadEndInArm }],
  },
  {
    name: "names a step twice on one path",
    yaml: inFile("funnel.yaml", { after: "B" }, "  - goals"),
    expected: [
      { at: "funnel/funnel.yaml:20:5", message: flowMessages.stepTwiceOnPath({ step: "goals" }) },
    ],
  },
  {
    name: "leaves a branch without a step",
    isOnlyWarning: true,
    yaml: inFlow({ after: "age" }, "- when: { gender: male }", "  then: []"),
    expected: [{ at: "funnel/funnel.yaml:21:5", message: flowMessages.emptyBranch }],
  },
];
