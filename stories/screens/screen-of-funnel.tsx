import { useEffect, useMemo } from "react";
import { MemoryRouter } from "react-router-dom";
import { SimulatedClock } from "xstate";
import { App } from "#app/app.tsx";
import type { Answers } from "#lib/json.ts";
import { worldOf } from "#preview/visitor-world.ts";

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
  const world = useMemo(() => worldOf({ answers, arms }, clock), [answers, arms, clock]);
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
