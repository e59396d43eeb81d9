import { allItems } from "../read/flow.ts";
import type { Funnel } from "../read/read-funnel.ts";
import { allConditions } from "./all-conditions.ts";

/** The experiments that a split or a condition depends on. */
export function usedExperiments(funnel: Funnel): Set<string> {
  const split = allItems(funnel.flow).flatMap((item) =>
    item.kind === "branch" && item.experiment !== undefined ? [item.experiment] : [],
  );
  const read = allConditions(funnel).flatMap(({ arms }) =>
    arms.map(({ experiment }) => experiment),
  );
  return new Set([...split, ...read]);
}
