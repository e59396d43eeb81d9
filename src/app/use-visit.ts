import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import type { Plan } from "#compiler/plan.ts";
import { QUIZ_STATE } from "#lib/quiz-storage-keys.ts";
import { createVisit, type Visit, type VisitDependencies } from "#quiz/engine/visit.ts";

/**
 * The current visitor's path through the plan. If the plan changes, the visit continues at the same
 * place with the same answers.
 */
export function useVisit(plan: Plan, world: VisitDependencies): Visit {
  const { pathname } = useLocation();
  const [held, hold] = useState(() => createVisit(plan, pathname, world));
  let visit = held;
  if (held.plan !== plan) {
    visit = createVisit(plan, pathname, world);
    hold(visit);
  }

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      // Another tab cleared everything or wrote answers.
      if (key === null || key === QUIZ_STATE) visit.syncFromStorage();
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      visit.syncFromStorage();
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
