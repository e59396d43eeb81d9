import type { SnapshotFrom } from "xstate";
import type { Plan } from "#compiler/plan.ts";
import { getOwn } from "#lib/json.ts";
import { withEverything } from "#lib/texts/personalize.ts";
import { getBehavior } from "#quiz/steps/behaviors.ts";
import {
  type StepStates,
  stepSetup,
  type VisitContext,
  type VisitEvent,
} from "#quiz/steps/step-states.ts";
import { chooseArm, stepAt } from "./path.ts";

/** Looks up where the visitor should be, and leaves at once. A step's id can't contain a colon. */
const OPENING = "visit:opening";
/** The visitor is looking at something outside the funnel, so nothing waits and nothing moves. */
const SUSPENDED = "visit:away";

/**
 * A plan as a state machine: one state for each place of the flow, one for each fork, and delays
 * named after the funnel's timings.
 */
export function funnelMachine(plan: Plan) {
  return stepSetup.extend({ delays: createDelays(plan.timings) }).createMachine({
    id: "funnel",
    context: ({ input }) => ({ ...input, onScreen: { count: 0 }, typed: {} }),
    initial: OPENING,
    states: {
      [OPENING]: opening(plan),
      [SUSPENDED]: { id: SUSPENDED },
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
      left: `#${SUSPENDED}`,
      answeredElsewhere: {
        actions: {
          type: "mergeAnswers",
          params: ({ event }) => ({ answers: event.answers, email: event.email }),
        },
      },
      erased: { target: `#${plan.entry}`, actions: "forget" },
    },
  });
}

/** The funnel's timings, minus the time since an option was chosen before the machine started. */
function createDelays(timings: Plan["timings"]) {
  const computeLeft =
    (ms: number) =>
    ({ event }: { event: VisitEvent }) =>
      Math.max(0, ms - (event.type === "chosen" ? (event.waited ?? 0) : 0));
  return Object.fromEntries(Object.entries(timings).map(([name, ms]) => [name, computeLeft(ms)]));
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
  // States are fixed once the machine is created, so create them for everything a step can have.
  // They call `forVisitor` for what this visitor gets of it.
  const forVisitor = (context: VisitContext) => stepAt(plan, place, context);
  const states = getBehavior(step.type).states(
    withEverything(step),
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
      // The last arm takes everyone else, so no visitor is stuck at a fork.
      ...(index < arms.length - 1
        ? {
            guard: ({ context }: { context: VisitContext }) =>
              chooseArm(plan, fork, context) === to,
          }
        : {}),
    })),
  };
}

export type Snapshot = SnapshotFrom<FunnelMachine>;

/** The place that is shown; undefined while the quiz is suspended. */
export function getPlace(plan: Plan, { value }: Snapshot): string | undefined {
  const [top] = typeof value === "string" ? [value] : Object.keys(value);
  return top !== undefined && top !== SUSPENDED && getOwn(plan.steps, top) ? top : undefined;
}
