import { fileMessages, yamlMessages } from "../compiler-messages.ts";
import { inFile, inStep, newFile, withoutFile, withProgram } from "../funnel-edits.ts";
import type { Mistake } from "../mistake.ts";

export const fileMistakes: Mistake[] = [
  {
    name: "saves a file as UTF-16",
    yaml: newFile("pages/help.yaml", "\ufffd\ufffdt\0i\0t\0l\0e\0:\0 \0H\0e\0l\0p\0"),
    expected: [{ at: "funnel/pages/help.yaml:1:1", message: yamlMessages.utf16 }],
  },
  {
    name: "saves a file in the encoding of an old editor",
    yaml: inStep("goals", { insteadOf: "title" }, "title: Caf\ufffd goals"),
    expected: [{ at: "funnel/steps/questions.yaml:14:13", message: yamlMessages.otherEncoding }],
  },
  {
    name: "saves a file again that was read in the wrong encoding",
    yaml: inStep("goals", { insteadOf: "title" }, "title: CafÃ© goals"),
    expected: [{ at: "funnel/steps/questions.yaml:14:13", message: yamlMessages.savedAgain }],
  },
  {
    name: "edits a funnel that Dropbox made a copy in",
    assets: {
      copies: [{ file: "steps/pages (conflicted copy).yaml", original: "steps/pages.yaml" }],
    },
    yaml: [],
    isOnlyWarning: true,
    expected: [
      {
        at: "funnel/steps/pages (conflicted copy).yaml:1:1",
        message: fileMessages.leftOutCopy({ original: "funnel/steps/pages.yaml" }),
      },
    ],
  },
  {
    name: "removes a file that the funnel needs",
    yaml: withoutFile("offer.yaml"),
    expected: [{ at: "funnel/offer.yaml:1:1", message: fileMessages.missingFile }],
  },
  {
    name: "ends a file in .yml",
    yaml: newFile("steps/pages.yml", "pause: { type: message, title: Pause }"),
    expected: [{ at: "funnel/steps/pages.yml:1:1", message: fileMessages.notYaml }],
  },
  {
    name: "adds a file that programs don't have",
    yaml: [withProgram, newFile("program/recipes.yaml", "recipes: []")],
    expected: [
      {
        at: "funnel/program/recipes.yaml:1:1",
        message: fileMessages.unknownProgramFile({
          known: [
            ...["foods.yaml", "meals.yaml", "rules.yaml", "exercises.yaml"],
            ...["workouts.yaml", "groceries.yaml", "resources.yaml", "warm-up-video.yaml"],
            ...["cookbook/cuts.yaml", "cookbook/methods.yaml", "cookbook/finishes.yaml"],
            "cookbook/dishes.yaml",
          ],
        }),
      },
    ],
  },
  {
    name: "puts a file of steps next to the folder",
    yaml: newFile("questions.yaml", "pause: { type: message, title: Pause }"),
    expected: [{ at: "funnel/questions.yaml:1:1", message: fileMessages.unknownFile }],
  },
  {
    name: "puts a file of steps among the pictures",
    yaml: newFile("images/more.yaml", "more: { type: message, title: More }"),
    expected: [{ at: "funnel/images/more.yaml:1:1", message: fileMessages.unknownFile }],
  },
  {
    name: "writes the steps of a file as a list",
    yaml: newFile("steps/more.yaml", "- pause: { type: message, title: Pause }"),
    expected: [{ at: "funnel/steps/more.yaml:1:1", message: fileMessages.listOfSteps }],
  },
  {
    name: "forgets to indent the fields of a step",
    yaml: inFile(
      "steps/pages.yaml",
      { insteadOf: ["type: message", "title: Thank you"] },
      "type: message",
      "title: Thank you",
    ),
    expected: [
      {
        at: "funnel/steps/pages.yaml:2:1",
        message: fileMessages.fieldInsteadOfStep({ field: "type" }),
      },
      {
        at: "funnel/steps/pages.yaml:3:1",
        message: fileMessages.fieldInsteadOfStep({ field: "title" }),
      },
    ],
  },
  {
    name: "writes a step again in another file",
    yaml: newFile("steps/more.yaml", "goals: { type: message, title: Again }"),
    expected: [
      {
        at: "funnel/steps/more.yaml:1:1",
        message: fileMessages.duplicateStep({ step: "goals", file: "funnel/steps/questions.yaml" }),
      },
    ],
  },
  {
    name: "mistypes the type of a step",
    yaml: inStep("thanks", { insteadOf: "type" }, "type: mesage"),
    expected: [
      {
        at: "funnel/steps/pages.yaml:2:9",
        message: fileMessages.unknownType({
          type: "mesage",
          types: [
            "body-areas",
            "card-stack",
            "counter",
            "email",
            "entrance",
            "features",
            "height",
            "message",
            "multi-choice",
            "number",
            "results",
            "sales",
            "single-choice",
            "status-lines",
            "summary-intake",
            "summary-tiles",
            "weight",
          ],
          meant: "message",
        }),
      },
    ],
  },
  {
    name: "leaves out the type of a step",
    yaml: inStep("thanks", { without: "type" }),
    expected: [
      { at: "funnel/steps/pages.yaml:1:1", message: fileMessages.missingType({ step: "thanks" }) },
    ],
  },
];
