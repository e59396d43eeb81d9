import type { Plan } from "#funnel/plan.ts";
import { isJsonObject } from "#lib/json.ts";
import type { Store } from "#lib/store.ts";
import { type Choices, pathOf, placesBefore, routeIn } from "./path.ts";

/** The version of the funnel that this browser saw last, and the steps of its visitor's path: `{"version":"…","steps":{"/sleep":"sleep"}}`. */
export const FUNNEL_FLOW = "funnelFlow";

/** Route and id of each step, in the order in which the visitor came by them. */
export type KeptFlow = [route: string, step: string][];

const MOST_STEPS = 2_000;
const LONGEST_NAME = 200;

/** What can be read of the flow that was kept; nothing where it is foreign or broken. */
export function readFlow(store: Store): KeptFlow {
  try {
    const kept: unknown = JSON.parse(store.get(FUNNEL_FLOW) ?? "{}");
    const steps = isJsonObject(kept) && isJsonObject(kept.steps) ? Object.entries(kept.steps) : [];
    return steps
      .slice(0, MOST_STEPS)
      .flatMap(([route, step]) =>
        typeof step === "string" && route.length <= LONGEST_NAME && step.length <= LONGEST_NAME
          ? [[route, step]]
          : [],
      );
  } catch {
    return [];
  }
}

/** Keeps the flow of a visitor who stands at a place, so that a later version can tell what comes after it. */
export function keepFlow(store: Store, plan: Plan, place: string, choices: Choices): void {
  const text = flowText(plan, place, choices);
  if (store.get(FUNNEL_FLOW) !== text) store.set(FUNNEL_FLOW, text);
}

/** What is kept of the flow of a visitor who stands at a place. */
export function flowText(plan: Plan, place: string, choices: Choices): string {
  const steps = around(plan, place, choices).flatMap((at) => {
    const step = plan.steps[at];
    return step ? [[step.route, step.id]] : [];
  });
  return JSON.stringify({ version: plan.version, steps: Object.fromEntries(steps) });
}

/** The visitor's path; where it does not come by the place, with the place after what leads to it. */
function around(plan: Plan, place: string, choices: Choices): string[] {
  const path = pathOf(plan, choices);
  if (path.includes(place)) return path;
  const before = placesBefore(plan, place, choices);
  const last = path.findLastIndex((at) => before.includes(at));
  return [...path.slice(0, last + 1), place, ...path.slice(last + 1)];
}

/** Where a step now is that had this route in the flow that was kept, or the nearest next one on this visitor's path, or the nearest before it. */
export function routeNow(
  plan: Plan,
  kept: KeptFlow,
  urlPath: string,
  choices: Choices,
): string | undefined {
  const route = routeIn(urlPath);
  const index = kept.findIndex(([known]) => known === route);
  if (index === -1) return undefined;
  const path = pathOf(plan, choices).flatMap((place) => plan.steps[place] ?? []);
  const inOrder = [...kept.slice(index), ...kept.slice(0, index).reverse()];
  for (const [knownRoute, id] of inOrder) {
    const step = path.find((one) => one.id === id) ?? path.find((one) => one.route === knownRoute);
    if (step) return step.route;
  }
  return undefined;
}
