import type { Plan } from "#funnel/plan.ts";
import { isJsonObject, own } from "#lib/json.ts";

/** Every combination of arms that a place looks different in, as experiment to arm; one without any where it looks the same in all. */
export function looksByArm(plan: Plan, place: string): Record<string, string>[] {
  const asked = [...new Set(experimentsIn(own(plan.steps, place)))];
  return asked.reduce<Record<string, string>[]>(
    (looks, id) => {
      const experiment = own(plan.experiments, id);
      // of an experiment that is over everybody sees the same
      if (!experiment || experiment.winner !== undefined) return looks;
      return looks.flatMap((look) =>
        Object.keys(experiment.arms).map((arm) => ({ ...look, [id]: arm })),
      );
    },
    [{}],
  );
}

/** The experiments that the conditions of a step ask for. */
function experimentsIn(part: unknown, inCondition = false): string[] {
  if (Array.isArray(part)) return part.flatMap((item) => experimentsIn(item, inCondition));
  if (!isJsonObject(part)) return [];
  if (inCondition && typeof part.experiment === "string") return [part.experiment];
  return Object.entries(part).flatMap(([key, item]) =>
    experimentsIn(item, inCondition || key === "$when"),
  );
}
