import type { Plan } from "#funnel/plan.ts";
import { inFull } from "#lib/tailored.ts";
import { behaviourOf } from "#steps/behaviours.ts";
import {
  type StepStates,
  stepSetup,
  type VisitContext,
  type VisitEvent,
} from "#steps/step-states.ts";
import { stepAt, turnAt } from "./path.ts";

/** Looks up where a visitor belongs; never stays. A colon cannot stand in a step's id. */
const OPENING = "visit:opening";
/** The visitor looks at something beside the funnel, so nothing waits and nothing moves. */
export const AWAY = "visit:away";

/** A plan as a machine: one state for each place of the flow, one for each fork, and delays by the names of the funnel's timings. */
export function funnelMachine(plan: Plan) {
  return stepSetup.extend({ delays: delaysOf(plan.timings) }).createMachine({
    id: "funnel",
    context: ({ input }) => ({ ...input, onScreen: { count: 0 }, typed: {} }),
    initial: OPENING,
    states: {
      [OPENING]: opening(plan),
      [AWAY]: { id: AWAY },
      ...Object.fromEntries(
        Object.keys(plan.steps).map((place) => [place, placeState(plan, place)]),
      ),
      ...Object.fromEntries(Object.keys(plan.forks).map((fork) => [fork, forkState(plan, fork)])),
    },
    on: {
      opened: {
        target: `#${OPENING}`,
        actions: { type: "ask", params: ({ event }) => ({ step: event.step }) },
      },
      left: `#${AWAY}`,
      answeredElsewhere: {
        actions: {
          type: "adopt",
          params: ({ event }) => ({ answers: event.answers, email: event.email }),
        },
      },
      erased: { target: `#${plan.entry}`, actions: "forget" },
    },
  });
}

/** The funnel's timings. What was chosen before the machine was here has waited already. */
function delaysOf(timings: Plan["timings"]) {
  const left =
    (ms: number) =>
    ({ event }: { event: VisitEvent }) =>
      Math.max(0, ms - (event.type === "chosen" ? (event.waited ?? 0) : 0));
  return Object.fromEntries(Object.entries(timings).map(([name, ms]) => [name, left(ms)]));
}

export type FunnelMachine = ReturnType<typeof funnelMachine>;

function opening(plan: Plan): StepStates {
  const isAsked = (place: string) => ({
    guard: ({ context }: { context: VisitContext }) => context.asked === place,
    target: `#${place}`,
  });
  return {
    id: OPENING,
    always: [...Object.keys(plan.steps).map(isAsked), { target: `#${plan.entry}` }],
  };
}

function placeState(plan: Plan, place: string): StepStates {
  const step = plan.steps[place];
  if (!step) throw new Error(`The plan has no step at "${place}".`);
  const next = plan.next[place];
  // states are fixed once the machine is made, so they are made for all that a step can have, and ask what of it this visitor gets
  const forVisitor = (context: VisitContext) => stepAt(plan, place, context);
  const states = behaviourOf(step.type).states(
    inFull(step),
    next === undefined ? `#${place}` : `#${next}`,
    forVisitor,
  );
  return { ...states, id: place, entry: { type: "arrive", params: { number: step.number } } };
}

function forkState(plan: Plan, fork: string): StepStates {
  const arms = plan.forks[fork] ?? [];
  return {
    id: fork,
    always: arms.map(({ to }, index) => ({
      target: `#${to}`,
      // the last takes whoever is left, so that nobody stands at a fork
      ...(index < arms.length - 1
        ? { guard: ({ context }: { context: VisitContext }) => turnAt(plan, fork, context) === to }
        : {}),
    })),
  };
}
