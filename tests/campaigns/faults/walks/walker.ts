import type { Plan } from "#compiler/plan.ts";
import { getPlace } from "#quiz/engine/funnel-machine.ts";
import { findPath } from "#quiz/engine/path.ts";
import { shownAt } from "#quiz/engine/shown.ts";
import { createVisit, type Visit, type VisitDependencies } from "#quiz/engine/visit.ts";
import type { AnyStep } from "#quiz/steps/step.ts";
import type { StepEvent } from "#quiz/steps/step-states.ts";
import { memoryStore } from "../../../engine/visit.fixtures.ts";

/** A visitor in memory, with storage and a clock that a walk may do anything with. */
export type Walker = ReturnType<typeof createWalker>;

export function createWalker(plan: Plan, random: () => number) {
  const store = memoryStore();
  let clock = jumpingClock();
  let visit = open("/");

  function open(path: string): Visit {
    clock = jumpingClock();
    const opened = createVisit(plan, path, {
      store,
      search: "",
      random,
      // Never answers, so that buying ends with the deadline.
      startCheckout: () => new Promise(() => {}),
      leaveFor: () => {},
      clock,
    });
    opened.start();
    return opened;
  }
  const snapshot = () => visit.actor.getSnapshot();
  const place = () => getPlace(plan, snapshot());

  return {
    plan,
    store,
    place,
    route: () => plan.steps[place() ?? ""]?.route ?? "/",
    path: () => findPath(plan, snapshot().context),
    getShownStep: (): AnyStep => shownAt(plan, place() ?? "", snapshot()).step,
    answers: () => snapshot().context.answers,
    visit: () => visit,
    send: (event: StepEvent) => visit.sendFrom(place() ?? "", event),
    /** Lets the time pass until something happens by itself. */
    jump: () => clock.jump(),
    /** Opens an address of the same page. */
    go: (path: string) => visit.open(path),
    reload(path = plan.steps[place() ?? ""]?.route ?? "/") {
      visit = open(path);
    },
  };
}

interface JumpingClock extends NonNullable<VisitDependencies["clock"]> {
  /** Goes to the next timer and runs it. Returns false if nothing waits. */
  jump(): boolean;
}

/** A clock that passes no time except from one timer to the next. */
function jumpingClock(): JumpingClock {
  let now = 0;
  const timers = new Map<object, { at: number; run: () => void }>();
  return {
    setTimeout(run, ms) {
      const timer = {};
      timers.set(timer, { at: now + ms, run });
      return timer;
    },
    clearTimeout: (timer) => void timers.delete(timer),
    jump() {
      const [first, ...others] = timers;
      if (!first) return false;
      const [timer, { at, run }] = others.reduce(
        (next, one) => (one[1].at < next[1].at ? one : next),
        first,
      );
      timers.delete(timer);
      now = Math.max(now, at);
      run();
      return true;
    },
  };
}
