import { useEffect, useEffectEvent, useState } from "react";
import { isRunning, newTimer, type Timer, type TimerEvent, timerAfter } from "./timer.ts";

// Often enough for the second to change on time.
const LOOK_MS = 200;

/** Timers by day and index, so that a running timer continues while another tab or week is open. */
export type Timers = Map<string, Timer>;

/**
 * One exercise's timer. It follows the clock, so it keeps time even if the browser pauses hidden
 * tabs.
 */
export function useTimer({ timers, id, seconds }: { timers: Timers; id: string; seconds: number }) {
  const after = (type: TimerEvent["type"]) =>
    timerAfter(timers.get(id) ?? newTimer(seconds), { type, now: Date.now() });
  const [timer, setTimer] = useState(() => after("looked"));
  const runs = isRunning(timer);

  // From the map, not from the last render: an exchange may have just removed the timer.
  const send = (type: TimerEvent["type"]) => {
    const next = after(type);
    timers.set(id, next);
    setTimer(next);
  };

  const look = useEffectEvent(() => send("looked"));
  useEffect(() => {
    if (!runs) return;
    const onLook = () => look();
    const interval = setInterval(onLook, LOOK_MS);
    document.addEventListener("visibilitychange", onLook);
    return () => {
      clearInterval(interval);
      document.removeEventListener("visibilitychange", onLook);
    };
  }, [runs]);

  return {
    timer,
    start: () => send("started"),
    pause: () => send("paused"),
    reset: () => send("reset"),
  };
}
