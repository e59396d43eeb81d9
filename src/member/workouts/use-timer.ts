import { useEffect, useReducer } from "react";
import { isRunning, newTimer, type Timer, timerAfter } from "./timer.ts";

// Often enough for the second to change on time.
const LOOK_MS = 200;

/** Timers by day and index, so that a running timer continues while another tab or week is open. */
export type Timers = Map<string, Timer>;

/**
 * One exercise's timer. It follows the clock, so it keeps time even if the browser pauses hidden
 * tabs.
 */
export function useTimer({ timers, id, seconds }: { timers: Timers; id: string; seconds: number }) {
  const [timer, send] = useReducer(timerAfter, undefined, () =>
    timerAfter(timers.get(id) ?? newTimer(seconds), { type: "looked", now: Date.now() }),
  );
  const runs = isRunning(timer);

  useEffect(() => {
    timers.set(id, timer);
  }, [timers, id, timer]);

  useEffect(() => {
    if (!runs) return;
    const look = () => send({ type: "looked", now: Date.now() });
    const interval = setInterval(look, LOOK_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(interval);
      document.removeEventListener("visibilitychange", look);
    };
  }, [runs]);

  return {
    timer,
    start: () => send({ type: "started", now: Date.now() }),
    pause: () => send({ type: "paused", now: Date.now() }),
    reset: () => send({ type: "reset", now: Date.now() }),
  };
}
