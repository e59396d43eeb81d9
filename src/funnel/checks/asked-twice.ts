import { canHold } from "../given/can-hold.ts";
import { itineraryOf } from "../itinerary.ts";
import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";
import { knownOf } from "./never-taken.ts";

/** Answers that one visitor would be asked for twice, the second time over the first. Arms that exclude each other may ask for the same. */
export function answersAskedTwice(funnel: Funnel): Problem[] {
  const known = knownOf(funnel, new Set());
  return itineraryOf(funnel).steps.flatMap(({ item, before }) => {
    const step = funnel.steps.get(item.step);
    const answer = step?.type.asks?.(step.fields)?.name;
    if (!step || answer === undefined) return [];
    const earlier = before.passedAsking
      .of(answer)
      .find(
        (passed) =>
          passed.step !== item.step && canHold([...passed.within, ...before.within], known),
      );
    if (!earlier) return [];
    return [
      step.source.problem(
        [...step.path, "answer"],
        `"${earlier.step}" asks for "${answer}" already, and this would overwrite it. Give this answer another name.`,
      ),
    ];
  });
}
