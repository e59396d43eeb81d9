import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/did-you-mean.ts";
import { waitMessages } from "../diagnostics/messages/waits.ts";
import type { Funnel } from "../read/read-funnel.ts";

/** The screen itself waits for this one, not a step. */
const OF_THE_SCREEN = "page-transition";

/** Waits without a timing, and timings that nothing waits for. */
export function timingDiagnostics({ file, source, steps }: Funnel): Diagnostic[] {
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
