import type { AuthoredCondition } from "./condition.ts";
import { allItems } from "./flow.ts";
import { conditionsIn } from "./looks.ts";
import type { Funnel } from "./read-funnel.ts";

/** Every condition of a funnel, once: of branches, of steps, of their entries and of their overrides. */
export function allConditions({ flow, steps }: Funnel): AuthoredCondition[] {
  return [
    ...allItems(flow).flatMap((item) =>
      item.kind === "branch" && item.only === undefined && item.condition ? [item.condition] : [],
    ),
    ...[...steps.values()].flatMap((step) => [
      ...(step.condition ? [step.condition] : []),
      ...conditionsIn(step).map(({ condition }) => condition),
    ]),
  ];
}
