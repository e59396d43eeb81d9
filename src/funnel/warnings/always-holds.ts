import type { Condition } from "#lib/conditions.ts";
import { knownOf } from "../checks/never-taken.ts";
import type { AuthoredCondition } from "../condition.ts";
import { canHold } from "../given/can-hold.ts";
import { itineraryOf, type Standing, standingsOf } from "../itinerary.ts";
import { conditionsIn } from "../looks.ts";
import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";

/** Conditions that leave nobody out. Of a branch in the flow that is an error already, for its other way leads nowhere. */
export function conditionsThatAlwaysHold(funnel: Funnel): Problem[] {
  const itinerary = itineraryOf(funnel);
  const standings = standingsOf(itinerary);
  const leavesOut = (when: Condition, outer: Condition[], before: Standing) =>
    canHold([...before.within, ...outer, { not: when }], knownOf(funnel, before.sure));
  const isIdle = ({ when }: AuthoredCondition, outer: Condition[], places: Standing[]) =>
    places.length > 0 && places.every((before) => !leavesOut(when, outer, before));

  const parts = [...funnel.steps.values()].flatMap((step) =>
    conditionsIn(step)
      .filter(({ condition, outer }) => isIdle(condition, outer, standings.get(step.id) ?? []))
      .map(({ condition }) => told(condition)),
  );
  const wholeSteps = [...funnel.steps.values()].flatMap(({ id, condition }) => {
    const places = itinerary.branches
      .filter(({ branch }) => branch.only === id)
      .map(({ before }) => before);
    return condition && isIdle(condition, [], places) ? [told(condition)] : [];
  });
  return [...parts, ...wholeSteps];
}

function told({ source, path }: AuthoredCondition): Problem {
  return source.problem(
    path,
    "This condition always holds here, so it leaves nobody out. Take it away, or change it.",
    true,
  );
}
