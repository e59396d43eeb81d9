import { yamlMessages } from "../../compiler-messages.ts";
import { inFile, inStep, newFile } from "../../funnel-edits.ts";
import type { Mistake } from "../../mistake.ts";

export const blockNameMistakes: Mistake[] = [
  {
    name: "repeats a block a thousand times",
    yaml: newFile(
      "pages/more.yaml",
      "title: &title More",
      `sections: [${Array(1_001).fill("*title").join(", ")}]`,
    ),
    expected: [{ at: "funnel/pages/more.yaml:2:12", message: yamlMessages.tooManyAliases }],
  },
  {
    name: "repeats blocks of repeated blocks",
    yaml: newFile(
      "pages/more.yaml",
      "title: &a [More]",
      `b: &b [${Array(20).fill("*a").join(", ")}]`,
      `c: &c [${Array(20).fill("*b").join(", ")}]`,
      `d: [${Array(20).fill("*c").join(", ")}]`,
    ),
    expected: [{ at: "funnel/pages/more.yaml:2:8", message: yamlMessages.growsWithoutBounds }],
  },
  {
    name: "begins a text with an asterisk",
    yaml: inStep("goals", { insteadOf: "title" }, "title: *goals*"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:14:10",
        message: yamlMessages.unknownAlias({ name: "goals*" }),
      },
    ],
  },
  {
    name: "repeats a block within itself",
    yaml: inFile("funnel.yaml", { insteadOf: ["flow", "sales"] }, "flow: &flow", "  - *flow"),
    expected: [
      { at: "funnel/funnel.yaml:15:5", message: yamlMessages.aliasInItsBlock({ name: "flow" }) },
    ],
  },
  {
    name: "begins a text with an ampersand",
    yaml: inStep("goals", { insteadOf: "title" }, "title: &More goals"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:14:10",
        message: yamlMessages.unusedName({ name: "More" }),
      },
    ],
  },
];
