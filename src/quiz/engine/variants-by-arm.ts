import type { Plan } from "#compiler/plan.ts";
import { getOwn, isJsonObject } from "#lib/json.ts";

/**
 * Every combination of arms that changes how a place looks, as experiment to arm. A single empty
 * one if it looks the same in all arms.
 */
export function variantsByArm(plan: Plan, place: string): Record<string, string>[] {
  const asked = [...new Set(listExperiments(getOwn(plan.steps, place)))];
  return asked.reduce<Record<string, string>[]>(
    (variants, id) => {
      const experiment = getOwn(plan.experiments, id);
      // After an experiment is over, everyone sees the same.
      if (!experiment || experiment.winner !== undefined) return variants;
      return variants.flatMap((variant) =>
        Object.keys(experiment.arms).map((arm) => ({ ...variant, [id]: arm })),
      );
    },
    [{}],
  );
}

/** The experiments that a step's conditions read. */
function listExperiments(part: unknown, inCondition = false): string[] {
  if (Array.isArray(part)) return part.flatMap((item) => listExperiments(item, inCondition));
  if (!isJsonObject(part)) return [];
  if (inCondition && typeof part.experiment === "string") return [part.experiment];
  return Object.entries(part).flatMap(([key, item]) =>
    listExperiments(item, inCondition || key === "$when"),
  );
}
