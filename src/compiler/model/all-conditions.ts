import type { AuthoredCondition } from "../read/condition.ts";
import { allItems } from "../read/flow.ts";
import type { Funnel } from "../read/read-funnel.ts";
import { listConditions } from "./variants.ts";

/** All conditions of a funnel, each once: those of branches, steps, entries, and overrides. */
export function allConditions({ flow, steps }: Funnel): AuthoredCondition[] {
  return [
    ...allItems(flow).flatMap((item) =>
      item.kind === "branch" && item.only === undefined && item.condition ? [item.condition] : [],
    ),
    ...[...steps.values()].flatMap((step) => [
      ...(step.condition ? [step.condition] : []),
      ...listConditions(step).map(({ condition }) => condition),
    ]),
  ];
}
