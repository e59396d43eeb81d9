import { type Actor, createActor, fromPromise } from "xstate";
import type { Plan } from "#compiler/plan.ts";
import { atOnce, type Queue } from "#lib/paint-queue.ts";
import { QUIZ_EMAIL } from "#lib/quiz-storage-keys.ts";
import type { Store } from "#lib/store.ts";
import { getBehavior } from "#quiz/steps/behaviors.ts";
import type { StepEvent } from "#quiz/steps/step-states.ts";
import { settleArms } from "./arms.ts";
import { type FlowSnapshot, migrateRoute, readFlowSnapshot } from "./flow-snapshot.ts";
import { type FunnelMachine, funnelMachine, getPlace, type Snapshot } from "./funnel-machine.ts";
import { type Choices, matchPlace, placesBefore } from "./path.ts";
import { readQuizState } from "./quiz-state.ts";
import { readStoredEmail } from "./read-stored-email.ts";
import { createVisitStorage } from "./visit-storage.ts";

/** Everything a visit needs from outside. */
export interface VisitDependencies {
  store: Store;
  /** The query string of the entrance. */
  search: string;
  random(): number;
  /**
   * Resolves to the address of the payment page. Rejects with `CheckoutRefused` if the server
   * refuses and says why.
   */
  startCheckout(priceId: string, signal: AbortSignal): Promise<string>;
  /** Sends the browser to another site. */
  leaveFor(url: string): void;
  /** Takes what can wait until a new screen is painted. Without it, nothing waits. */
  afterPaint?: Queue;
  /** Resolves once the last change has been painted; at once if there is no screen. */
  painted?(): Promise<void>;
  clock?: Clock;
  /** The choices that a prerendered page already shows. */
  drawn?: Choices | undefined;
}

type Clock = NonNullable<NonNullable<Parameters<typeof createActor<FunnelMachine>>[1]>["clock"]>;
export type Visit = ReturnType<typeof createVisit>;

/** One visitor's walk through a plan, starting at a URL path. Nothing waits before `start`. */
export function createVisit(plan: Plan, urlPath: string, dependencies: VisitDependencies) {
  const { store, afterPaint = atOnce } = dependencies;
  const { actor, asDrawn, saved } = openQuiz(plan, urlPath, dependencies);
  const flowBefore = readFlowSnapshot(store);
  const storage = createVisitStorage(plan, { store, actor, afterPaint }, saved);
  const place = () => getPlace(plan, actor.getSnapshot());

  return {
    plan,
    actor,
    afterPaint,
    /** The screen that the page shows until React takes over. */
    asDrawn,
    ...createNavigation(plan, actor, flowBefore),
    start() {
      actor.start();
      // A visitor who enters by a deep link is somewhere already, answered or not.
      if (plan.steps[place() ?? ""]?.number !== undefined) storage.saveFirst();
    },
    /** Suspends the quiz: nothing waits or moves until a step is opened again. */
    pause: () => actor.send({ type: "left" }),
    /** Sends an event from the view of one place. Ignores a view that is on its way out. */
    sendFrom(from: string, event: StepEvent) {
      if (from === place()) actor.send(event);
    },
    /**
     * Takes over what another tab has answered, or what this one missed while it was frozen. Writes
     * nothing, so tabs don't answer each other.
     */
    syncFromStorage() {
      const changes = storage.readChanges();
      if (changes) actor.send({ type: "answeredElsewhere", ...changes });
    },
    restored: () => actor.send({ type: "restored" }),
    erase() {
      // Otherwise, the tasks that still wait would store it again.
      afterPaint.flush();
      storage.erase();
      actor.send({ type: "erased" });
      // It may be a dialog's work, and that closes with a history entry of its own.
      afterPaint.flush();
    },
  };
}

/** The quiz as this visitor left it, not started yet. `saved` is what their storage has. */
function openQuiz(plan: Plan, urlPath: string, dependencies: VisitDependencies) {
  const { store, search, random, clock, drawn } = dependencies;
  const arms = settleArms(plan.experiments, store, search, random);
  const saved = readQuizState(store, plan);
  const asked = matchPlace(plan, urlPath, { answers: saved.answers, arms }) ?? plan.entry;
  const machine = connectedMachine(plan, dependencies);
  const actor = createActor(machine, {
    input: { ...saved, arms, asked, email: readStoredEmail(store) },
    ...(clock ? { clock } : {}),
  });
  const asDrawn = snapshotAsDrawn(machine, asked, drawn) ?? actor.getSnapshot();
  return { actor, asDrawn, saved };
}

/** The funnel's machine, connected to storage, checkout, and the browser. */
function connectedMachine(plan: Plan, dependencies: VisitDependencies): FunnelMachine {
  const { store, painted, startCheckout, leaveFor } = dependencies;
  return funnelMachine(plan).provide({
    actors: {
      keepEmail: fromPromise(async ({ input }) => {
        const isKept = store.set(QUIZ_EMAIL, input.email);
        // Keeping it takes no time, and the visitor should see that something happens.
        await painted?.();
        if (!isKept) throw new Error("Not stored.");
      }),
      startCheckout: fromPromise(({ signal }) => startCheckout(plan.offer["price-id"], signal)),
    },
    actions: { leave: (_, { url }) => leaveFor(url) },
  });
}

/** The snapshot that a prerendered page shows; undefined if nothing was prerendered. */
function snapshotAsDrawn(
  machine: FunnelMachine,
  asked: string,
  drawn: Choices | undefined,
): Snapshot | undefined {
  if (!drawn) return undefined;
  const input = { ...drawn, currentStep: 1, asked, email: "" };
  return createActor(machine, { input }).getSnapshot();
}

/** Where URL paths lead in a visit. `flowBefore` is the flow that this browser saw last time. */
function createNavigation(plan: Plan, actor: Actor<FunnelMachine>, flowBefore: FlowSnapshot) {
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
