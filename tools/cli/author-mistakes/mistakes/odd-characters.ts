import { copyMessages, formatMessages, offerMessages, yamlMessages } from "../compiler-messages.ts";
import { inFile, inStep, withProgram } from "../funnel-edits.ts";
import type { Mistake } from "../mistake.ts";

export const oddCharacterMistakes: Mistake[] = [
  {
    name: "pastes a field with a character that no one can see",
    yaml: inStep("goals", { insteadOf: "title" }, "tit\u200ble: Your goals"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:14:3",
        message: yamlMessages.oddKey({
          key: "title",
          odd: 'a zero-width space (U+200B) after "tit"',
        }),
      },
    ],
  },
  {
    name: "pastes a non-breaking space after a colon",
    yaml: inStep("goals", { insteadOf: "title" }, "title:\u00a0Your goals"),
    expected: [
      { at: "funnel/steps/questions.yaml:14:9", message: yamlMessages.specialSpaceAfterColon },
    ],
  },
  {
    name: "types a field with a letter of another alphabet",
    yaml: inStep("goals", { insteadOf: "title" }, "titl\u0435: Your goals"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:14:3",
        message: yamlMessages.oddKey({
          key: "title",
          odd: 'a Cyrillic letter that looks like "e" (U+0435) after "titl"',
        }),
      },
    ],
  },
  {
    name: "pastes a timing with a special kind of space",
    yaml: inFile("funnel.yaml", { insteadOf: "auto-advance" }, "  auto-advance: 500\u00a0ms"),
    expected: [
      {
        at: "funnel/funnel.yaml:3:17",
        message: yamlMessages.oddValue({
          message: formatMessages.timing.text,
          odd: 'a no-break space (U+00A0) after "500"',
          clean: "500 ms",
        }),
      },
    ],
  },
  {
    name: "pastes the product's name with a character that no one can see",
    yaml: inFile(
      "offer.yaml",
      { insteadOf: "name" },
      `name: A very\u200b small plan ${"that is cheap ".repeat(4)}`,
    ),
    expected: [
      {
        at: "funnel/offer.yaml:2:7",
        message: yamlMessages.oddText({
          message: offerMessages.otherNameThanOnPaymentPage({ name: "Plan" }).text,
          odd: 'a zero-width space (U+200B) after "A very"',
        }),
      },
    ],
  },
  {
    name: "pastes a headline that looks empty",
    isOnlyWarning: true,
    yaml: inStep("goals", { insteadOf: "title" }, "title: \u200b"),
    expected: [{ at: "funnel/steps/questions.yaml:14:10", message: copyMessages.looksEmpty }],
  },
  {
    name: "pastes words that run backwards into a guide",
    isOnlyWarning: true,
    yaml: [withProgram],
    assets: { guides: { "meat.md": "# Meat\n\nBuy \u202elamb" } },
    expected: [
      {
        at: "funnel/program/guides/meat.md:3:5",
        message: copyMessages.changesDirection({
          odd: 'a mark for the direction of text (U+202E) after "Buy "',
        }),
      },
    ],
  },
  {
    name: "leaves a guide unfinished",
    isOnlyWarning: true,
    yaml: [withProgram],
    assets: { guides: { "meat.md": "# Meat\n\nTODO: cuts" } },
    expected: [
      {
        at: "funnel/program/guides/meat.md:3:1",
        message: copyMessages.unfinishedText({ excerpt: "TODO: cuts" }),
      },
    ],
  },
  {
    name: "lets a button be empty for visitors who haven't answered",
    isOnlyWarning: true,
    yaml: inStep("thanks", { insteadOf: "title" }, "title: Thanks", 'continue: "{goals|}"'),
    expected: [
      { at: "funnel/steps/pages.yaml:4:14", message: copyMessages.hasGap({ unanswered: "" }) },
    ],
  },
  {
    name: "begins a headline with an answer that may be missing",
    isOnlyWarning: true,
    yaml: inStep("thanks", { insteadOf: "title" }, 'title: "{goals|}, your plan is ready"'),
    expected: [
      {
        at: "funnel/steps/pages.yaml:3:11",
        message: copyMessages.hasGap({ unanswered: ", your plan is ready" }),
      },
    ],
  },
  {
    name: "pastes a headline that runs backwards",
    isOnlyWarning: true,
    yaml: inStep("goals", { insteadOf: "title" }, "title: Your \u202egoals"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:14:15",
        message: copyMessages.changesDirection({
          odd: 'a mark for the direction of text (U+202E) after "Your "',
        }),
      },
    ],
  },
  {
    name: "pastes a line separator from a layout program",
    isOnlyWarning: true,
    yaml: inStep("goals", { insteadOf: "title" }, "title: Your\u2028goals"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:14:14",
        message: copyMessages.unseenBreak({ odd: 'a line separator (U+2028) after "Your"' }),
      },
    ],
  },
  {
    name: "pastes an address with a character that no one can see",
    isOnlyWarning: true,
    yaml: inFile(
      "pages/help.yaml",
      { insteadOf: "text" },
      "    text: [Write to help@\u200bsmall.example.]",
    ),
    expected: [
      {
        at: "funnel/pages/help.yaml:4:26",
        message: copyMessages.unseenInAddress({
          odd: 'a zero-width space (U+200B) after "Write to help@"',
        }),
      },
    ],
  },
  {
    name: "types a colon on the keyboard of another language",
    yaml: inStep("goals", { insteadOf: "title" }, "title：Your goals"),
    expected: [
      {
        at: "funnel/steps/questions.yaml:14:8",
        message: yamlMessages.wideMark({ mark: ":", space: " and a space" }),
      },
    ],
  },
];
