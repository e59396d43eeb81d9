import type { Actor } from "xstate";
import type { Plan } from "#compiler/plan.ts";
import { getBehavior } from "#quiz/steps/behaviors.ts";
import { type FlowSnapshot, migrateRoute } from "./flow-snapshot.ts";
import type { FunnelMachine } from "./funnel-machine.ts";
import { getPlace } from "./funnel-machine.ts";
import { matchPlace, placesBefore } from "./path.ts";

/** Where URL paths lead in a visit. `flowBefore` is the flow that this browser saw last time. */
export function createNavigation(
  plan: Plan,
  actor: Actor<FunnelMachine>,
  flowBefore: FlowSnapshot,
) {
  const choices = () => actor.getSnapshot().context;
  return {
    has: (path: string) => matchPlace(plan, path, choices()) !== undefined,

    /** Opens the step at a URL path. Does nothing if it's on screen, or if there is none. */
    open(path: string) {
      const wanted = matchPlace(plan, path, choices());
      if (wanted !== undefined && wanted !== getPlace(plan, actor.getSnapshot()))
        actor.send({ type: "opened", step: wanted });
    },

    /**
     * Where a URL path without a step leads: to the step that follows it in the version before, or
     * to the entrance.
     */
    findRoute: (path: string) => migrateRoute(plan, flowBefore, path, choices()) ?? "/",

    /** The route before a place on this visitor's path. Skips screens that pass by themselves. */
    routeBefore(place: string): string {
      const before = placesBefore(plan, place, choices()).findLast(
        (one) => !getBehavior(plan.steps[one]?.type ?? "").passing,
      );
      return plan.steps[before ?? plan.entry]?.route ?? "/";
    },
  };
}
