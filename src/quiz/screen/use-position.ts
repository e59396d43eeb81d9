import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { getBehavior } from "#quiz/steps/behaviors.ts";
import { getPlace } from "../engine/funnel-machine.ts";
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
    let last = getPlace(plan, actor.getSnapshot());
    let isBehind = false;
    const follow = () => {
      if (!isBehind) return;
      isBehind = false;
      const place = getPlace(plan, actor.getSnapshot());
      const step = plan.steps[place ?? ""];
      const { pathname, search } = url.current;
      if (!step || step.route === pathname) return;
      // Back must skip a screen that moves on by itself.
      const left = Object.values(plan.steps).find(({ route }) => route === pathname);
      const replace = left !== undefined && getBehavior(left.type).passing === true;
      navigate({ pathname: step.route, search }, { replace });
    };
    const subscription = actor.subscribe((snapshot) => {
      const place = getPlace(plan, snapshot);
      const from = last;
      last = place ?? last;
      if (place === undefined || place === from) return;
      isBehind = true;
      visit.afterPaint.add(follow);
    });
    const onPopState = (event: PopStateEvent) => {
      // A dialog has an entry with the same address.
      if (!isBehind || window.location.pathname === url.current.pathname) return;
      // Back went an entry too far: the screen on the page had none yet.
      isBehind = false;
      event.stopImmediatePropagation();
      visit.open(url.current.pathname);
      isBehind = false;
      window.history.forward();
    };
    window.addEventListener("popstate", onPopState, true);
    return () => {
      subscription.unsubscribe();
      window.removeEventListener("popstate", onPopState, true);
    };
  }, [visit, navigate]);
}
