import { copyMessages } from "../compiler-messages.ts";
import { inFile, inStep, newFile } from "../funnel-edits.ts";
import type { Mistake } from "../mistake.ts";

export const copyMistakes: Mistake[] = [
  {
    name: "leaves a brace open in a text",
    yaml: inStep("goals", { insteadOf: "title" }, 'title: "Your {goals"'),
    expected: [{ at: "funnel/steps/questions.yaml:14:10", message: copyMessages.looseBraceInStep }],
  },
  {
    name: "repeats an answer in a field that can't contain one",
    yaml: inFile("offer.yaml", { insteadOf: "description" }, 'description: "A plan for {gender}."'),
    expected: [{ at: "funnel/offer.yaml:3:14", message: copyMessages.looseBraceElsewhere }],
  },
  {
    name: "writes a headline that doesn't fit a small phone",
    isOnlyWarning: true,
    yaml: inStep(
      "goals",
      { insteadOf: "title" },
      `title: ${Array(9).fill("Your goals").join(" ")}`,
    ),
    expected: [
      {
        at: "funnel/steps/questions.yaml:14:10",
        message: copyMessages.tooLong({ length: 98, longest: 90 }),
      },
    ],
  },
  {
    name: "writes a label that doesn't fit its button",
    isOnlyWarning: true,
    yaml: inStep(
      "goals",
      { insteadOf: "fit" },
      "fit: Get fit and stay so for the rest of my long life",
    ),
    expected: [
      {
        at: "funnel/steps/questions.yaml:18:10",
        message: copyMessages.tooLong({ length: 48, longest: 40 }),
      },
    ],
  },
  {
    name: "leaves a headline for later",
    isOnlyWarning: true,
    yaml: inStep("goals", { insteadOf: "title" }, "title: TODO"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:14:10",
        message: copyMessages.unfinishedText({ excerpt: "TODO" }),
      },
    ],
  },
  {
    name: "leaves the template's words in a headline",
    isOnlyWarning: true,
    yaml: inStep("goals", { insteadOf: "title" }, "title: Your headline here"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:14:10",
        message: copyMessages.unfinishedText({ excerpt: "Your headline here" }),
      },
    ],
  },
  {
    name: "leaves placeholder text on a page",
    isOnlyWarning: true,
    yaml: inFile(
      "pages/help.yaml",
      { insteadOf: "text" },
      '    text: ["Lorem ipsum dolor sit amet, consetetur sadipscing elitr"]',
    ),
    expected: [
      {
        at: "funnel/pages/help.yaml:4:12",
        message: copyMessages.unfinishedText({
          excerpt: "Lorem ipsum dolor sit amet, consetetur…",
        }),
      },
    ],
  },
  {
    name: "leaves question marks for a label",
    isOnlyWarning: true,
    yaml: inStep("goals", { insteadOf: "fit" }, 'fit: "???"'),
    expected: [
      {
        at: "funnel/steps/questions.yaml:18:10",
        message: copyMessages.unfinishedText({ excerpt: "???" }),
      },
    ],
  },
  {
    name: "formats a text in HTML",
    isOnlyWarning: true,
    yaml: inStep(
      "sleep",
      { insteadOf: "title" },
      'title: "<b>Hours</b> &amp; minutes you&nbsp;sleep"',
    ),
    expected: [
      {
        at: "funnel/steps/questions.yaml:22:11",
        message: copyMessages.markup({ mark: "<b>", clean: "Hours & minutes you sleep" }),
      },
    ],
  },
  {
    name: "formats a text in Markdown",
    isOnlyWarning: true,
    yaml: inStep("goals", { insteadOf: "fit" }, 'fit: "Get **very** fit"'),
    expected: [
      {
        at: "funnel/steps/questions.yaml:18:15",
        message: copyMessages.markup({ mark: "**very**", clean: "Get very fit" }),
      },
    ],
  },
  {
    name: "writes a link into a text",
    isOnlyWarning: true,
    yaml: inFile(
      "pages/help.yaml",
      { insteadOf: "text" },
      '    text: ["See [our shop](https://shop.example)."]',
    ),
    expected: [
      {
        at: "funnel/pages/help.yaml:4:17",
        message: copyMessages.markup({
          mark: "[our shop](https://shop.example)",
          clean: "See our shop.",
        }),
      },
    ],
  },
  {
    name: "mistypes the address for questions",
    isOnlyWarning: true,
    yaml: [
      inFile("pages/help.yaml", { insteadOf: "text" }, "    text: [Write to hepl@small.example.]"),
      newFile(
        "pages/contact.yaml",
        "title: Contact",
        "sections:",
        "  - heading: Write to us",
        "    text: [Our address is help@small.example.]",
      ),
    ],
    expected: [
      {
        at: "funnel/pages/help.yaml:4:21",
        message: copyMessages.otherAddressThanContactPage({
          address: "hepl@small.example",
          contact: "help@small.example",
        }),
      },
    ],
  },
  {
    name: "mistypes an address that other texts repeat",
    isOnlyWarning: true,
    yaml: inFile(
      "pages/help.yaml",
      { insteadOf: "text" },
      "    text: [Write to help@small.example., Ask help@small.example., Or hepl@small.example.]",
    ),
    expected: [
      {
        at: "funnel/pages/help.yaml:4:70",
        message: copyMessages.otherAddressThanMost({
          address: "hepl@small.example",
          common: "help@small.example",
        }),
      },
    ],
  },
];
