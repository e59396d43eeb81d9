import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { experimentMessages } from "../diagnostics/messages/experiments.ts";
import { sameArms } from "../model/same-arms.ts";
import type { Funnel } from "../read/read-funnel.ts";

/** Experiments with arms that show the same, so their results can differ only by chance. */
export function armsThatShowTheSame(funnel: Funnel): Diagnostic[] {
  return sameArms(funnel).map(({ experiment, arms }) =>
    funnel.source.diagnosticAt(
      ["experiments", experiment],
      experimentMessages.sameArms({ experiment, arms }),
      true,
    ),
  );
}
