import type { Condition } from "#lib/conditions.ts";
import type { Branch, FlowItem, StepItem } from "./flow.ts";
import { once } from "./once.ts";
import type { Funnel } from "./read-funnel.ts";

/** What is known of every visitor who stands at a place of the flow. */
export interface Standing {
  /** Answers that every path to here has asked for. */
  sure: ReadonlySet<string>;
  /** Answers that some path to here has asked for. */
  maybe: ReadonlySet<string>;
  /** Steps that some path to here has come by. */
  passed: readonly Passed[];
  /** The conditions of the arms that this place is inside of. */
  within: readonly Condition[];
}

export interface Passed {
  step: string;
  route: string;
  /** The conditions of the arms that it was inside of. */
  within: readonly Condition[];
}

export interface Itinerary {
  steps: { item: StepItem; before: Standing }[];
  branches: { branch: Branch; before: Standing }[];
}

/** Walks all paths at once, from the first step to the last: the flow is a tree of lists, so each item is visited once. */
export const itineraryOf = once((funnel: Funnel): Itinerary => {
  const itinerary: Itinerary = { steps: [], branches: [] };
  const start: Standing = { sure: new Set(), maybe: new Set(), passed: [], within: [] };
  walk(funnel.flow, start, funnel, itinerary);
  return itinerary;
});

/** Where visitors stand before each step, at every place that it has in the flow. */
export function standingsOf({ steps }: Itinerary): Map<string, Standing[]> {
  const standings = new Map<string, Standing[]>();
  for (const { item, before } of steps) standings.set(item.step, [...(standings.get(item.step) ?? []), before]);
  return standings;
}

function walk(items: FlowItem[], start: Standing, funnel: Funnel, itinerary: Itinerary): Standing {
  let standing = start;
  for (const item of items) {
    if (item.kind === "step") {
      itinerary.steps.push({ item, before: standing });
      standing = afterStep(standing, item, funnel);
    } else {
      const before = standing;
      itinerary.branches.push({ branch: item, before });
      const ends = item.arms.map((arm) => walk(arm.items, { ...before, within: [...before.within, arm.when] }, funnel, itinerary));
      standing = joined(ends, before);
    }
  }
  return standing;
}

function afterStep(standing: Standing, item: StepItem, funnel: Funnel): Standing {
  const step = funnel.steps.get(item.step);
  if (!step) return standing;
  const asked = step.type.asks?.(step.fields)?.name;
  return {
    ...standing,
    sure: asked ? new Set([...standing.sure, asked]) : standing.sure,
    maybe: asked ? new Set([...standing.maybe, asked]) : standing.maybe,
    passed: [...standing.passed, { step: step.id, route: step.route, within: standing.within }],
  };
}

function joined(ends: Standing[], before: Standing): Standing {
  const [first, ...rest] = ends;
  if (!first) return before;
  return {
    sure: new Set([...first.sure].filter((answer) => rest.every((end) => end.sure.has(answer)))),
    maybe: new Set(ends.flatMap((end) => [...end.maybe])),
    passed: [...new Set(ends.flatMap((end) => end.passed))],
    within: before.within,
  };
}
