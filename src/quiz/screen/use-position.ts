import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { behaviorOf } from "#steps/behaviors.ts";
import { placeOf } from "../engine/funnel-machine.ts";
import type { Visit } from "../engine/visit.ts";

/**
 * Keeps the URL and the machine in sync: Back, Forward, and typed paths move the machine, and the
 * machine changes the URL.
 */
export function usePosition(visit: Visit): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const url = useRef({ pathname, search });
  url.current = { pathname, search };

  useEffect(() => {
    visit.start();
    if (visit.has(pathname)) visit.open(pathname);
    else visit.pause();
  }, [visit, pathname]);

  // A visit that has been replaced, for example because its plan changed, must no longer change the
  // URL.
  useEffect(() => () => visit.pause(), [visit]);

  useEffect(() => {
    const { plan, actor } = visit;
    let last = placeOf(plan, actor.getSnapshot());
    const subscription = actor.subscribe((snapshot) => {
      const place = placeOf(plan, snapshot);
      const from = last;
      last = place ?? last;
      const step = place === undefined ? undefined : plan.steps[place];
      if (!step || place === from || step.route === url.current.pathname) return;
      // Back must skip a screen that moves on by itself.
      const replace =
        from !== undefined && behaviorOf(plan.steps[from]?.type ?? "").passing === true;
      navigate({ pathname: step.route, search: url.current.search }, { replace });
    });
    return () => subscription.unsubscribe();
  }, [visit, navigate]);
}
