import type { Plan } from "#compiler/plan.ts";
import { FUNNEL_VARIANT, QUIZ_STATE } from "#lib/quiz-storage-keys.ts";
import type { Choices } from "#quiz/engine/path.ts";
import { createVisit, type Visit } from "#quiz/engine/visit.ts";

/** A visit that leaves no trace: what it answers stays in memory, and it leads nowhere. */
export function visitInMemory(plan: Plan, route: string, { answers, arms }: Choices): Visit {
  const kept = new Map([
    [QUIZ_STATE, JSON.stringify(answers)],
    [FUNNEL_VARIANT, JSON.stringify(arms)],
  ]);
  return createVisit(plan, route, {
    store: {
      get: (key) => kept.get(key) ?? null,
      set: (key, value) => kept.set(key, value).has(key),
      remove: (key) => kept.delete(key) || true,
    },
    search: "",
    random: () => 0,
    startCheckout: () => new Promise(() => {}),
    leaveFor: () => {},
  });
}
