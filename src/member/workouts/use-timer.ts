import { useEffect, useReducer } from "react";
import { isRunning, newTimer, type Timer, timerAfter } from "./timer.ts";

// often enough for the second to change on time
const LOOK_MS = 200;

/** Timers by day and place, so that one that was started runs on while another tab or week is looked at. */
export type Timers = Map<string, Timer>;

/** The timer of one exercise. It goes by the clock: a browser that pauses hidden tabs does not stop it. */
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
