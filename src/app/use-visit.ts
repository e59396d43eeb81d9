import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import type { Plan } from "#funnel/plan.ts";
import { QUIZ_STATE } from "#machine/quiz-state.ts";
import { createVisit, type Visit, type World } from "#machine/visit.ts";

/** This visitor's way through the plan. A changed plan is taken up at the same place, with the same answers. */
export function useVisit(plan: Plan, world: World): Visit {
  const { pathname } = useLocation();
  const [held, hold] = useState(() => createVisit(plan, pathname, world));
  let visit = held;
  if (held.plan !== plan) {
    visit = createVisit(plan, pathname, world);
    hold(visit);
  }

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      // another tab cleared everything, or wrote answers
      if (key === null || key === QUIZ_STATE) visit.readAgain();
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      visit.readAgain();
      visit.restored();
    };
    window.addEventListener("storage", onStorage);
    window.addEventListener("pageshow", onPageShow);
    return () => {
      window.removeEventListener("storage", onStorage);
      window.removeEventListener("pageshow", onPageShow);
    };
  }, [visit]);
  return visit;
}
