import { useEffect, useMemo } from "react";
import { MemoryRouter } from "react-router-dom";
import { SimulatedClock } from "xstate";
import { App } from "#app/app.tsx";
import { built } from "#app/built-contents.ts";
import type { Answers } from "#lib/json.ts";
import { previewDependencies } from "#tools/dev/preview/pages/visitor/preview-dependencies.ts";

interface ScreenOfFunnelProps {
  route: string;
  /** The answers that the visitor has given before. */
  answers: Answers;
  /** Experiment to arm. */
  arms: Record<string, string>;
  /** The visitor's time on this screen so far, in milliseconds. After that, the clock stops. */
  waitedMs: number;
}

/** A screen of the real funnel, including its surroundings, for a visitor who has come this far. */
export function ScreenOfFunnel(props: ScreenOfFunnelProps) {
  // Another visitor starts a new visit.
  return <Visited key={JSON.stringify(props)} {...props} />;
}

function Visited({ route, answers, arms, waitedMs }: ScreenOfFunnelProps) {
  const clock = useMemo(() => new SimulatedClock(), []);
  const world = useMemo(
    () => previewDependencies({ answers, arms }, clock),
    [answers, arms, clock],
  );
  // Runs after the application's own effects, which start the visit.
  useEffect(() => {
    for (let ms = 0; ms < waitedMs; ms += TICK_MS) clock.increment(TICK_MS);
  }, [clock, waitedMs]);
  return (
    <MemoryRouter useTransitions={false} initialEntries={[route]}>
      <App contents={built} world={world} />
    </MemoryRouter>
  );
}

/** Shorter than any wait of a funnel. */
const TICK_MS = 10;
