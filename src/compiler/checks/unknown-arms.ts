import { getOwn } from "#lib/json.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/did-you-mean.ts";
import { experimentMessages } from "../diagnostics/messages/experiments.ts";
import { allConditions } from "../model/all-conditions.ts";
import type { Funnel } from "../read/read-funnel.ts";

/** Unknown experiments and arms in conditions. */
export function unknownArms(funnel: Funnel): Diagnostic[] {
  const { experiments } = funnel.file;
  return allConditions(funnel).flatMap(({ arms: named, source }) =>
    named.flatMap(({ experiment, arm, ...at }) => {
      const known = getOwn(experiments, experiment);
      if (!known) {
        const meant = nearest(experiment, Object.keys(experiments));
        return [
          source.diagnosticAt(
            at.named,
            experimentMessages.unknownExperiment({ experiment, meant }),
            true,
          ),
        ];
      }
      const arms = Object.keys(known.arms);
      return arms.includes(arm)
        ? []
        : [
            source.diagnosticAt(
              at.wanted,
              experimentMessages.unknownArm({
                arm,
                experiment,
                arms,
                meant: nearest(arm, arms),
              }),
            ),
          ];
    }),
  );
}
