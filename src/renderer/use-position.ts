import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { placeOf, type Visit } from "#machine/visit.ts";
import { behaviourOf } from "#steps/behaviours.ts";

/** Keeps URL and machine in agreement: Back, Forward and typed paths move the machine, and the machine moving changes the URL. */
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

  // a visit that is replaced, as when its plan changes, must not move the URL any more
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
      // Back must not land on a screen that moves on by itself
      const replace =
        from !== undefined && behaviourOf(plan.steps[from]?.type ?? "").passing === true;
      navigate({ pathname: step.route, search: url.current.search }, { replace });
    });
    return () => subscription.unsubscribe();
  }, [visit, navigate]);
}
