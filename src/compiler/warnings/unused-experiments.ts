import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { experimentMessages } from "../diagnostics/messages/experiments.ts";
import { usedExperiments } from "../model/used-experiments.ts";
import type { Funnel } from "../read/read-funnel.ts";

/** Experiments that assign visitors to arms but change nothing. */
export function unusedExperiments(funnel: Funnel): Diagnostic[] {
  const used = usedExperiments(funnel);
  return Object.keys(funnel.file.experiments)
    .filter((id) => !used.has(id))
    .map((id) => {
      const [arm = "B"] = Object.keys(funnel.file.experiments[id]?.arms ?? {}).slice(1);
      return funnel.source.diagnosticAt(
        ["experiments", id],
        experimentMessages.unusedExperiment({ experiment: id, arm }),
        true,
      );
    });
}
