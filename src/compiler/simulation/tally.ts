import type { Plan } from "#compiler/plan.ts";
import type { SimulatedVisitor } from "./visitors.ts";

export interface StepTally {
  place: string;
  /** Visitors who reached it. */
  entries: number;
  /** Of those, the visitors who left there. */
  exits: number;
  /** Of those, the visitors who bought there. */
  sales: number;
  /** Of those, the visitors who continued. */
  onward: number;
}

export interface ArmTally {
  experiment: string;
  arm: string;
  visitors: number;
  sales: number;
}

export interface Tally {
  visitors: number;
  sales: number;
  /** By place, in the order of the plan. */
  steps: StepTally[];
  arms: ArmTally[];
}

/** An empty tally of a plan, and a function that adds a visitor to it. */
export function createTally(plan: Plan): { tally: Tally; add(visitor: SimulatedVisitor): void } {
  const steps = new Map(
    Object.keys(plan.steps).map((place): [string, StepTally] => [
      place,
      { place, entries: 0, exits: 0, sales: 0, onward: 0 },
    ]),
  );
  const arms = new Map<string, ArmTally>();
  for (const [experiment, { arms: names }] of Object.entries(plan.experiments))
    for (const arm of Object.keys(names))
      arms.set(`${experiment}:${arm}`, { experiment, arm, visitors: 0, sales: 0 });
  const tally: Tally = {
    visitors: 0,
    sales: 0,
    steps: [...steps.values()],
    arms: [...arms.values()],
  };
  return {
    tally,
    add({ places, bought, arms: drawn }) {
      tally.visitors++;
      if (bought) tally.sales++;
      for (const [index, place] of places.entries()) {
        const step = steps.get(place);
        if (!step) continue;
        step.entries++;
        if (index < places.length - 1) step.onward++;
        else if (bought) step.sales++;
        else step.exits++;
      }
      for (const [experiment, arm] of Object.entries(drawn)) {
        const counted = arms.get(`${experiment}:${arm}`);
        if (!counted) continue;
        counted.visitors++;
        if (bought) counted.sales++;
      }
    },
  };
}
