import type { Plan } from "#compiler/plan.ts";
import { isJsonObject } from "#lib/json.ts";
import { FUNNEL_FLOW } from "#lib/quiz-storage-keys.ts";
import type { Store } from "#lib/store.ts";
import { type Choices, findPath, normalizeRoute, placesBefore } from "./path.ts";

/** Route and id of each step, in the order of the visitor's path. */
export type FlowSnapshot = [route: string, step: string][];

const MAX_STEPS = 2_000;
const MAX_NAME = 200;

/** Reads the stored flow. Returns what's readable, or an empty list if it's foreign or broken. */
export function readFlowSnapshot(store: Store): FlowSnapshot {
  try {
    const kept: unknown = JSON.parse(store.get(FUNNEL_FLOW) ?? "{}");
    const steps = isJsonObject(kept) && isJsonObject(kept.steps) ? Object.entries(kept.steps) : [];
    return steps
      .slice(0, MAX_STEPS)
      .flatMap(([route, step]) =>
        typeof step === "string" && route.length <= MAX_NAME && step.length <= MAX_NAME
          ? [[route, step]]
          : [],
      );
  } catch {
    return [];
  }
}

/**
 * Stores the flow of a visitor at a place, so that a later version can work out what comes after
 * it.
 */
export function saveFlowSnapshot(store: Store, plan: Plan, place: string, choices: Choices): void {
  const text = flowText(plan, place, choices);
  if (store.get(FUNNEL_FLOW) !== text) store.set(FUNNEL_FLOW, text);
}

/** The stored text for the flow of a visitor at a place. */
export function flowText(plan: Plan, place: string, choices: Choices): string {
  const steps = around(plan, place, choices).flatMap((at) => {
    const step = plan.steps[at];
    return step ? [[step.route, step.id]] : [];
  });
  return JSON.stringify({ version: plan.version, steps: Object.fromEntries(steps) });
}

/**
 * The visitor's path. If it doesn't include the place, inserts the place after the steps that lead
 * to it.
 */
function around(plan: Plan, place: string, choices: Choices): string[] {
  const path = findPath(plan, choices);
  if (path.includes(place)) return path;
  const before = placesBefore(plan, place, choices);
  const last = path.findLastIndex((at) => before.includes(at));
  return [...path.slice(0, last + 1), place, ...path.slice(last + 1)];
}

/**
 * The current route of the step that had this route in the stored flow. If that step isn't on the
 * visitor's path, the nearest one after it, or else the nearest before it.
 */
export function migrateRoute(
  plan: Plan,
  kept: FlowSnapshot,
  urlPath: string,
  choices: Choices,
): string | undefined {
  const route = normalizeRoute(urlPath);
  const index = kept.findIndex(([known]) => known === route);
  if (index === -1) return undefined;
  const path = findPath(plan, choices).flatMap((place) => plan.steps[place] ?? []);
  const inOrder = [...kept.slice(index), ...kept.slice(0, index).reverse()];
  for (const [knownRoute, id] of inOrder) {
    const step = path.find((one) => one.id === id) ?? path.find((one) => one.route === knownRoute);
    if (step) return step.route;
  }
  return undefined;
}
