import { createActor, fromPromise, type SnapshotFrom } from "xstate";
import type { Plan } from "#funnel/plan.ts";
import { type Answers, own } from "#lib/json.ts";
import type { Store } from "#lib/store.ts";
import { behaviourOf } from "#steps/behaviours.ts";
import type { StepEvent } from "#steps/step-states.ts";
import { settleArms } from "./arms.ts";
import { AWAY, type FunnelMachine, funnelMachine } from "./funnel-machine.ts";
import { FUNNEL_FLOW, keepFlow, readFlow, routeNow } from "./kept-flow.ts";
import { type Choices, placeAt, placesBefore } from "./path.ts";
import { keepQuizState, QUIZ_STATE, type QuizState, readQuizState } from "./quiz-state.ts";

export const QUIZ_EMAIL = "quizEmail";

/** What a visit needs of the world. */
export interface World {
  store: Store;
  /** The query string of the entrance. */
  search: string;
  random(): number;
  /** Resolves to the address of the payment page; rejects with `CheckoutRefused` where the server says why not. */
  startCheckout(priceId: string, signal: AbortSignal): Promise<string>;
  /** Sends the browser to another site. */
  leaveFor(url: string): void;
  /** Resolves once what was last changed has been drawn; at once if there is no screen. */
  painted?(): Promise<void>;
  clock?: Clock;
  /** The choices that a prerendered page shows already. */
  drawn?: Choices | undefined;
}

type Clock = NonNullable<NonNullable<Parameters<typeof createActor<FunnelMachine>>[1]>["clock"]>;
export type Snapshot = SnapshotFrom<FunnelMachine>;
export type Visit = ReturnType<typeof createVisit>;

/** One visitor's way through a plan, from the place at a URL path on. Nothing waits before `start`. */
export function createVisit(plan: Plan, urlPath: string, world: World) {
  const { store } = world;
  const arms = settleArms(plan.experiments, store, world.search, world.random);
  const { answers, currentStep } = readQuizState(store, plan);
  // of the version before this one, perhaps
  const keptFlow = readFlow(store);
  const place = placeAt(plan, urlPath, { answers, arms });
  const machine = funnelMachine(plan).provide({
    actors: {
      keepEmail: fromPromise(async ({ input }) => {
        const isKept = store.set(QUIZ_EMAIL, input.email);
        // Keeping it takes no time at all, and the visitor should see that something happens.
        await world.painted?.();
        if (!isKept) throw new Error("This browser keeps nothing.");
      }),
      startCheckout: fromPromise(({ signal }) =>
        world.startCheckout(plan.offer["price-id"], signal),
      ),
    },
    actions: { leave: (_, { url }) => world.leaveFor(url) },
  });
  const { drawn } = world;
  const asDrawn =
    drawn &&
    createActor(machine, {
      input: { ...drawn, currentStep: 1, asked: place ?? plan.entry, email: "" },
    }).getSnapshot();
  const actor = createActor(machine, {
    input: {
      answers,
      arms,
      currentStep,
      asked: place ?? plan.entry,
      email: store.get(QUIZ_EMAIL) ?? "",
    },
    ...(world.clock ? { clock: world.clock } : {}),
  });
  // subscribed before any screen, so that a change is kept before the next screen shows
  let kept: QuizState = { answers, currentStep };
  let keptText = store.get(QUIZ_STATE);
  const keep = (changed: Answers) => {
    keepQuizState(store, plan, { ...actor.getSnapshot().context, changed });
    keptText = store.get(QUIZ_STATE);
  };
  actor.subscribe(({ context }) => {
    const changed = Object.fromEntries(
      Object.entries(context.answers).filter(([name, answer]) => kept.answers[name] !== answer),
    );
    if (Object.keys(changed).length > 0 || context.currentStep !== kept.currentStep) keep(changed);
    kept = context;
  });
  let stood: { place: string; answers: Answers } | undefined;
  actor.subscribe((snapshot) => {
    const at = placeOf(plan, snapshot);
    const { context } = snapshot;
    // the entrance is there in every version
    if (
      at === undefined ||
      at === plan.entry ||
      (stood?.place === at && stood.answers === context.answers)
    )
      return;
    stood = { place: at, answers: context.answers };
    keepFlow(store, plan, at, context);
  });
  const choices = (): Choices => actor.getSnapshot().context;

  return {
    plan,
    actor,
    /** What the page shows until React has taken it over; the visitor's own where nothing was prerendered. */
    asDrawn: asDrawn ?? actor.getSnapshot(),
    start() {
      actor.start();
      // whoever comes by a deep link is somewhere already, answered or not
      const { number } = plan.steps[placeOf(plan, actor.getSnapshot()) ?? ""] ?? {};
      if (number !== undefined && store.get(QUIZ_STATE) === null) keep({});
    },
    /** Goes to the step at a URL path; does nothing where it is shown already, or where none is there. */
    open(path: string) {
      const wanted = placeAt(plan, path, choices());
      if (wanted !== undefined && wanted !== placeOf(plan, actor.getSnapshot()))
        actor.send({ type: "opened", step: wanted });
    },
    /** Nothing waits or moves until a step is opened again. */
    pause: () => actor.send({ type: "left" }),
    /** An event of the view of one place; a view that is on its way out is not heard. */
    tell(from: string, event: StepEvent) {
      if (from === placeOf(plan, actor.getSnapshot())) actor.send(event);
    },
    has: (path: string) => placeAt(plan, path, choices()) !== undefined,
    /** Where a URL path without a step leads: on from where its step was in the version before, or to the entrance. */
    routeFor: (path: string) => routeNow(plan, keptFlow, path, choices()) ?? "/",
    /** The route before a place on this visitor's path; screens that pass by themselves are skipped. */
    routeBefore(at: string): string {
      const before = placesBefore(plan, at, choices()).findLast(
        (place) => !behaviourOf(plan.steps[place]?.type ?? "").passing,
      );
      return plan.steps[before ?? plan.entry]?.route ?? "/";
    },
    /** Takes over what another tab has answered, or what this one missed while it was frozen; writes nothing, so that tabs do not answer each other. */
    readAgain() {
      // nothing new: what is half typed here, and so not readable yet, stays
      if (store.get(QUIZ_STATE) === keptText) return;
      keptText = store.get(QUIZ_STATE);
      const elsewhere = readQuizState(store, plan).answers;
      kept = { ...kept, answers: elsewhere };
      actor.send({
        type: "answeredElsewhere",
        answers: elsewhere,
        email: store.get(QUIZ_EMAIL) ?? "",
      });
    },
    restored: () => actor.send({ type: "restored" }),
    erase() {
      store.remove(QUIZ_STATE);
      store.remove(QUIZ_EMAIL);
      store.remove(FUNNEL_FLOW);
      kept = { answers: {}, currentStep: 1 };
      keptText = null;
      actor.send({ type: "erased" });
    },
  };
}

/** The place that is shown; undefined while the visitor is away. */
export function placeOf(plan: Plan, snapshot: Snapshot): string | undefined {
  const [top] = typeof snapshot.value === "string" ? [snapshot.value] : Object.keys(snapshot.value);
  return top !== undefined && top !== AWAY && own(plan.steps, top) ? top : undefined;
}
