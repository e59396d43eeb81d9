import { canHold } from "../given/can-hold.ts";
import { itineraryOf } from "../itinerary.ts";
import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";
import { knownOf } from "./never-taken.ts";

/** Routes that one visitor would come by twice. Arms that exclude each other may share one. */
export function routesUsedTwice(funnel: Funnel): Problem[] {
  const known = knownOf(funnel, new Set());
  return itineraryOf(funnel).steps.flatMap(({ item, before }) => {
    const step = funnel.steps.get(item.step);
    const earlier =
      step &&
      before.passed
        .of(step.route)
        .find(({ within }) => canHold([...within, ...before.within], known));
    if (!earlier) return [];
    if (earlier.step === step.id)
      return [
        funnel.source.problem(
          item.path,
          `"${step.id}" was on this path already. Remove it here or there.`,
        ),
      ];
    const message = `"${earlier.step}" has the route ${step.route} already, and comes before "${step.id}". Give one of the two another route.`;
    return [step.source.problem([...step.path, "route"], message)];
  });
}
