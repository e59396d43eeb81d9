import { useEffect, useMemo } from "react";
import { MemoryRouter } from "react-router-dom";
import { SimulatedClock } from "xstate";
import { App } from "#app/app.tsx";
import type { Answers } from "#lib/json.ts";
import { FUNNEL_VARIANT } from "#machine/arms.ts";
import { QUIZ_STATE } from "#machine/quiz-state.ts";
import type { World } from "#machine/visit.ts";

interface ScreenOfFunnelProps {
  route: string;
  /** What the visitor has answered before. */
  answers: Answers;
  /** Experiment to arm. */
  arms: Record<string, string>;
  /** How long the visitor has been on this screen, in milliseconds; no wait goes further by itself. */
  waitedMs: number;
}

/** A screen of the real funnel with all that surrounds it, for a visitor who has come that far. */
export function ScreenOfFunnel(props: ScreenOfFunnelProps) {
  // another visitor begins anew
  return <Visited key={JSON.stringify(props)} {...props} />;
}

function Visited({ route, answers, arms, waitedMs }: ScreenOfFunnelProps) {
  const clock = useMemo(() => new SimulatedClock(), []);
  const world = useMemo(() => worldOf(answers, arms, clock), [answers, arms, clock]);
  // after the application's own effects, which begin the visit
  useEffect(() => {
    for (let ms = 0; ms < waitedMs; ms += TICK_MS) clock.increment(TICK_MS);
  }, [clock, waitedMs]);
  return (
    <MemoryRouter initialEntries={[route]}>
      <App world={world} />
    </MemoryRouter>
  );
}

/** Shorter than any wait of a funnel. */
const TICK_MS = 10;

/** A browser of the visitor's own, whose time stands still. */
export function worldOf(answers: Answers, arms: Record<string, string>, clock: SimulatedClock): World {
  const kept = new Map([
    [QUIZ_STATE, JSON.stringify(answers)],
    [FUNNEL_VARIANT, JSON.stringify(arms)],
  ]);
  return {
    store: {
      get: (key) => kept.get(key) ?? null,
      set: (key, value) => Boolean(kept.set(key, value)),
      remove: (key) => kept.delete(key) || true,
    },
    search: "",
    random: () => 0,
    startCheckout: () => new Promise(() => {}),
    leaveFor: () => {},
    clock,
  };
}
