import { waitMessages } from "../compiler-messages.ts";
import { inFile, inStep } from "../funnel-edits.ts";
import type { Mistake } from "../mistake.ts";

export const waitMistakes: Mistake[] = [
  {
    name: "mistypes a timing",
    yaml: inFile("funnel.yaml", { insteadOf: "auto-advance" }, "  auto-advnace: 500 ms"),
    expected: [
      {
        at: "funnel/funnel.yaml:3:3",
        message: waitMessages.unusedTiming({ timing: "auto-advnace", meant: "auto-advance" }),
      },
    ],
  },
  {
    name: "keeps a timing that nothing uses",
    yaml: inFile("funnel.yaml", { after: "timings" }, "  coffee-break: 1 s"),
    expected: [
      {
        at: "funnel/funnel.yaml:3:3",
        message: waitMessages.unusedTiming({ timing: "coffee-break" }),
      },
    ],
  },
  {
    name: "removes a timing that the funnel uses",
    yaml: inFile("funnel.yaml", { without: "auto-advance" }),
    expected: [
      {
        at: "funnel/funnel.yaml:2:1",
        message: waitMessages.missingTimingOfStep({
          timing: "auto-advance",
          stepType: "single-choice",
        }),
      },
    ],
  },
  {
    name: "removes the timing of the screens",
    yaml: inFile("funnel.yaml", { without: "page-transition" }),
    expected: [
      {
        at: "funnel/funnel.yaml:2:1",
        message: waitMessages.missingTimingOfScreen({ timing: "page-transition" }),
      },
    ],
  },
  {
    name: "writes milliseconds where seconds were meant, so that no one can buy",
    yaml: inFile("funnel.yaml", { insteadOf: "checkout-deadline" }, "  checkout-deadline: 15 ms"),
    expected: [
      { at: "funnel/funnel.yaml:5:22", message: waitMessages.tooShortToBuy({ seconds: 1 }) },
    ],
  },
  {
    name: "gives the payment page less time than slow phones need",
    isOnlyWarning: true,
    yaml: inFile("funnel.yaml", { insteadOf: "checkout-deadline" }, "  checkout-deadline: 1 s"),
    expected: [
      { at: "funnel/funnel.yaml:5:22", message: waitMessages.shortDeadline({ seconds: 5 }) },
    ],
  },
  {
    name: "writes half a millisecond instead of half a second",
    isOnlyWarning: true,
    yaml: inFile("funnel.yaml", { insteadOf: "auto-advance" }, "  auto-advance: 0.5 ms"),
    expected: [
      {
        at: "funnel/funnel.yaml:3:17",
        message: waitMessages.shortWait({ timing: "auto-advance", ms: 1, shortest: 50 }),
      },
    ],
  },
  {
    name: "writes seconds where milliseconds were meant",
    isOnlyWarning: true,
    yaml: inFile("funnel.yaml", { insteadOf: "auto-advance" }, "  auto-advance: 500 s"),
    expected: [
      {
        at: "funnel/funnel.yaml:3:17",
        message: waitMessages.longStep({ step: "sleep", seconds: 500, longest: 60 }),
      },
    ],
  },
  {
    name: "lets a counter count for an hour",
    isOnlyWarning: true,
    yaml: [
      inFile(
        "funnel.yaml",
        { after: "auto-advance" },
        "  counter-tick: 30 s",
        "  counter-rest: 500 ms",
      ),
      inStep(
        "thanks",
        { insteadOf: ["type", "title"] },
        "type: counter",
        "title: Thank you",
        "result: { title: Done }",
      ),
    ],
    expected: [
      {
        at: "funnel/funnel.yaml:4:17",
        message: waitMessages.longStep({ step: "thanks", seconds: 3001, longest: 60 }),
      },
    ],
  },
  {
    name: "makes a change of screens last too long",
    isOnlyWarning: true,
    yaml: inFile("funnel.yaml", { insteadOf: "page-transition" }, "  page-transition: 20 s"),
    expected: [
      {
        at: "funnel/funnel.yaml:4:20",
        message: waitMessages.longWait({ timing: "page-transition", seconds: 20, longest: 10 }),
      },
    ],
  },
];
