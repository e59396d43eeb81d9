import type { Actor } from "xstate";
import type { Plan } from "#compiler/plan.ts";
import type { Answers } from "#lib/json.ts";
import type { Queue } from "#lib/paint-queue.ts";
import { FUNNEL_FLOW, QUIZ_EMAIL, QUIZ_STATE } from "#lib/quiz-storage-keys.ts";
import type { Store } from "#lib/store.ts";
import { saveFlowSnapshot } from "./flow-snapshot.ts";
import type { FunnelMachine } from "./funnel-machine.ts";
import { getPlace } from "./funnel-machine.ts";
import { keepQuizState, type QuizState, readQuizState } from "./quiz-state.ts";
import { readStoredEmail } from "./read-stored-email.ts";

interface Kept {
  store: Store;
  actor: Actor<FunnelMachine>;
  afterPaint: Queue;
}

/**
 * Keeps a visitor's answers and the flow they saw. It subscribes before any screen does, so an
 * answer is kept before the next screen shows; its number and the flow are kept once it's painted.
 * `saved` is what storage already has.
 */
// Long on purpose: everything in it shares what was saved last.
export function createVisitStorage(
  plan: Plan,
  { store, actor, afterPaint }: Kept,
  saved: QuizState,
) {
  let last = saved;
  let savedText = store.get(QUIZ_STATE);

  function save(changed: Answers) {
    keepQuizState(store, plan, { ...actor.getSnapshot().context, changed });
    savedText = store.get(QUIZ_STATE);
  }

  actor.subscribe(({ context }) => {
    const changed = Object.fromEntries(
      Object.entries(context.answers).filter(([name, answer]) => last.answers[name] !== answer),
    );
    if (Object.keys(changed).length > 0) save(changed);
    else if (context.currentStep !== last.currentStep) afterPaint.add(() => save({}));
    last = context;
  });
  saveFlows(plan, { store, actor, afterPaint });

  return {
    /** Records that the visitor has started, if nothing is stored yet. */
    saveFirst() {
      if (store.get(QUIZ_STATE) === null) save({});
    },
    /** The changes that another tab has written since; undefined if nothing is new. */
    readChanges(): { answers: Answers; email: string } | undefined {
      // If nothing is new, a half-typed value stays: it can't be read from storage yet.
      if (store.get(QUIZ_STATE) === savedText) return undefined;
      savedText = store.get(QUIZ_STATE);
      const { answers } = readQuizState(store, plan);
      last = { ...last, answers };
      return { answers, email: readStoredEmail(store) };
    },
    erase() {
      for (const key of [QUIZ_STATE, QUIZ_EMAIL, FUNNEL_FLOW]) store.remove(key);
      last = { answers: {}, currentStep: 1 };
      savedText = null;
    },
  };
}

/** Keeps the flow at each place but the entrance, which every version of a funnel has. */
function saveFlows(plan: Plan, { store, actor, afterPaint }: Kept): void {
  let last: { place: string; answers: Answers } | undefined;
  actor.subscribe((snapshot) => {
    const place = getPlace(plan, snapshot);
    const { context } = snapshot;
    if (place === undefined || place === plan.entry) return;
    if (last?.place === place && last.answers === context.answers) return;
    last = { place, answers: context.answers };
    afterPaint.add(() => saveFlowSnapshot(store, plan, place, context));
  });
}
