import { type Suggestion, suggest } from "../did-you-mean.ts";

/** Errors and warnings about the funnel's timings. */
export const waitMessages = {
  unusedTiming: ({ timing, meant }: { timing: string } & Suggestion) =>
    `No step waits for "${timing}".${suggest(meant, " Remove it.")}`,
  missingTimingOfStep: ({ timing, stepType }: { timing: string; stepType: string }) =>
    `Steps of type ${stepType} need the timing "${timing}", but it's missing. Add it here: ${timing}: 500 ms.`,
  missingTimingOfScreen: ({ timing }: { timing: string }) =>
    `Every change of screen needs the timing "${timing}", but it's missing. Add it here: ${timing}: 500 ms.`,
  tooShortToBuy: ({ seconds }: { seconds: number }) =>
    `Buying would fail: the payment page needs longer than this to open on a slow connection. Allow at least ${seconds} s, such as 15 s.`,
  shortDeadline: ({ seconds }: { seconds: number }) =>
    `On slow connections, the payment page opens later than this, and buying fails. Allow at least ${seconds} s, such as 15 s.`,
  shortWait: ({ timing, ms, shortest }: { timing: string; ms: number; shortest: number }) =>
    `${ms} ms is too short for "${timing}" to be seen. Under ${shortest} ms, is the unit right?`,
  longStep: ({ step, seconds, longest }: { step: string; seconds: number; longest: number }) =>
    `With this timing, "${step}" keeps each visitor waiting for ${seconds} s. More than ${longest} s is long for a step. Is the unit right?`,
  longWait: ({ timing, seconds, longest }: { timing: string; seconds: number; longest: number }) =>
    `Each visitor waits ${seconds} s here. More than ${longest} s is long for "${timing}". Is the unit right?`,
};
