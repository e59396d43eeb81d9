import { own } from "#lib/json.ts";
import { allConditions } from "../all-conditions.ts";
import { allOf, didYouMean } from "../did-you-mean.ts";
import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";

/** Experiments and arms that a condition names and that are not there. */
export function unknownArms(funnel: Funnel): Problem[] {
  const { experiments } = funnel.file;
  return allConditions(funnel).flatMap(({ arms: named, source }) =>
    named.flatMap(({ experiment, arm, ...at }) => {
      const known = own(experiments, experiment);
      if (!known) {
        const remedy =
          didYouMean(experiment, Object.keys(experiments)) ||
          ' Describe it under "experiments" in funnel.yaml.';
        return [source.problem(at.named, `"${experiment}" is no experiment.${remedy}`, true)];
      }
      const arms = Object.keys(known.arms);
      return arms.includes(arm)
        ? []
        : [
            source.problem(
              at.wanted,
              `"${arm}" is no arm of "${experiment}".${didYouMean(arm, arms) || ` Its arms are ${allOf(arms)}.`}`,
            ),
          ];
    }),
  );
}
