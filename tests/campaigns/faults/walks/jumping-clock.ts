import type { VisitDependencies } from "#quiz/engine/visit.ts";

export interface JumpingClock extends NonNullable<VisitDependencies["clock"]> {
  /** Goes to the next timer and runs it. Returns false if nothing waits. */
  jump(): boolean;
}

/** A clock that passes no time except from one timer to the next. */
export function jumpingClock(): JumpingClock {
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
