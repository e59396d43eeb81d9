import { pictureMessages } from "../compiler-messages.ts";
import { inStep } from "../funnel-edits.ts";
import type { Mistake } from "../mistake.ts";

export const pictureMistakes: Mistake[] = [
  {
    name: "mistypes an icon",
    yaml: inStep("sleep", { insteadOf: "5-6" }, "5-6: { label: 5 to 6 hours, icon: mooon }"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:25:39",
        message: pictureMessages.unknownIcon({ icon: "mooon", meant: "moon" }),
      },
    ],
  },
  {
    name: "mistypes a picture",
    yaml: inStep("start", { insteadOf: "hero" }, "hero: { image: heroo, alt: A plate }"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:6:18",
        message: pictureMessages.unknownPicture({ picture: "heroo", meant: "hero" }),
      },
    ],
  },
  {
    name: "names a picture that doesn't exist",
    yaml: inStep(
      "start",
      { insteadOf: "hero" },
      "hero: { image: a-family-at-dinner, alt: A plate }",
    ),
    expected: [
      {
        at: "funnel/steps/questions.yaml:6:18",
        message: pictureMessages.unknownPicture({ picture: "a-family-at-dinner" }),
      },
    ],
  },
  {
    name: "names a picture for each gender, and one is missing",
    yaml: inStep("thanks", { after: "title" }, 'image: "hero-{gender|male}"'),
    expected: [
      {
        at: "funnel/steps/pages.yaml:4:10",
        message: pictureMessages.unknownPictures({ pictures: ["hero-male", "hero-female"] }),
      },
    ],
  },
  {
    name: "names a picture with its folder and its ending",
    yaml: inStep("start", { insteadOf: "hero" }, "hero: { image: images/hero.svg, alt: A plate }"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:6:18",
        message: pictureMessages.pictureWithFolder({ picture: "images/hero.svg", name: "hero" }),
      },
    ],
  },
  {
    name: "saves a picture as a photo",
    photos: ["family.jpg"],
    yaml: inStep("start", { insteadOf: "hero" }, "hero: { image: family, alt: A family }"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:6:18",
        message: pictureMessages.otherFormat({ file: "family.jpg" }),
      },
    ],
  },
  {
    name: "saves a picture for each gender as a photo",
    photos: ["meal-male.png", "meal-female.png"],
    yaml: inStep("thanks", { after: "title" }, 'image: "meal-{gender|male}"'),
    expected: [
      {
        at: "funnel/steps/pages.yaml:4:10",
        message: pictureMessages.otherFormats({
          pictures: ["meal-male", "meal-female"],
          files: ["meal-male.png", "meal-female.png"],
        }),
      },
    ],
  },
  {
    name: "names a picture after an answer with several values",
    yaml: inStep("thanks", { after: "title" }, 'image: "body-{goals|fit}"'),
    expected: [
      {
        at: "funnel/steps/pages.yaml:4:10",
        message: pictureMessages.unfitForName({ answer: "goals", kind: "a multiple choice" }),
      },
    ],
  },
  {
    name: "names a picture after an answer that may be missing",
    yaml: inStep("thanks", { after: "title" }, 'image: "body-{gender}"'),
    expected: [
      {
        at: "funnel/steps/pages.yaml:4:10",
        message: pictureMessages.nameWithoutFallback({ answer: "gender", example: "male" }),
      },
    ],
  },
  {
    name: "removes a part that a figure needs",
    yaml: inStep("goals", { insteadOf: "type" }, "type: body-areas", "figure: body-male"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:14:11",
        message: pictureMessages.missingPart({ picture: "body-male", part: "weight" }),
      },
      {
        at: "funnel/steps/questions.yaml:14:11",
        message: pictureMessages.missingPart({ picture: "body-male", part: "fit" }),
      },
    ],
  },
  {
    name: "shows a meaningful picture without a description",
    isOnlyWarning: true,
    yaml: inStep("thanks", { after: "title" }, "image: words"),
    expected: [
      {
        at: "funnel/steps/pages.yaml:4:10",
        message: pictureMessages.withoutDescription({ picture: "words" }),
      },
    ],
  },
  {
    name: "repeats a picture's name as its description",
    isOnlyWarning: true,
    yaml: inStep("thanks", { after: "title" }, "image: { image: hero, alt: hero }"),
    expected: [
      { at: "funnel/steps/pages.yaml:4:30", message: pictureMessages.meaninglessDescription },
    ],
  },
];
