import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/did-you-mean.ts";
import { waitMessages } from "../diagnostics/messages/copy.ts";
import type { Funnel } from "../read/read-funnel.ts";

/** The screen itself waits for this one, not a step. */
const OF_THE_SCREEN = "page-transition";

/** With less time for the payment page, buying would fail on a slow phone, or always. */
const MIN_CHECKOUT_MS = 1_000;

/** Waits without a timing, timings that nothing waits for, and too little time to buy. */
export function timingDiagnostics(funnel: Funnel): Diagnostic[] {
  const { file, source } = funnel;
  const deadline = file.timings["checkout-deadline"];
  return deadline !== undefined && deadline < MIN_CHECKOUT_MS
    ? [
        ...checkTimingNames(funnel),
        source.diagnosticAt(
          ["timings", "checkout-deadline"],
          waitMessages.tooShortToBuy({ seconds: MIN_CHECKOUT_MS / 1000 }),
        ),
      ]
    : checkTimingNames(funnel);
}

function checkTimingNames({ file, source, steps }: Funnel): Diagnostic[] {
  const stepTypes = new Map(
    [...steps.values()].flatMap(({ type, fields }) =>
      (type.waits ?? []).map((timing) => [timing, String(fields.type)] as const),
    ),
  );
  const needed = new Set([OF_THE_SCREEN, ...stepTypes.keys()]);
  const named = Object.keys(file.timings);
  const missing = [...needed].filter((wait) => !named.includes(wait));
  const unused = named
    .filter((timing) => !needed.has(timing))
    .map((timing) => ({ timing, meant: nearest(timing, missing) }));
  return [
    ...unused.map(({ timing, meant }) =>
      source.diagnosticAt(["timings", timing], waitMessages.unusedTiming({ timing, meant }), true),
    ),
    // A mistyped timing is reported once, not a second time as missing.
    ...missing
      .filter((wait) => unused.every(({ meant }) => meant !== wait))
      .map((wait) =>
        source.diagnosticAt(["timings"], missingTiming(wait, stepTypes.get(wait)), true),
      ),
  ];
}

function missingTiming(timing: string, stepType: string | undefined): string {
  return stepType === undefined
    ? waitMessages.missingTimingOfScreen({ timing })
    : waitMessages.missingTimingOfStep({ timing, stepType });
}
