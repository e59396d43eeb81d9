import { FUNNEL_VARIANT, QUIZ_STATE } from "#lib/quiz-storage-keys.ts";
import type { VisitDependencies } from "#quiz/engine/visit.ts";
import type { Visitor } from "../preview-data.ts";

/**
 * A separate browser for a visitor: it stores nothing beyond the page, buys nothing, and leads
 * nowhere. `onKept` gets each answer.
 */
export function previewDependencies(
  { answers, arms }: Visitor,
  clock?: VisitDependencies["clock"],
  onKept?: (quizState: string) => void,
): VisitDependencies {
  const kept = new Map([
    [QUIZ_STATE, JSON.stringify(answers)],
    [FUNNEL_VARIANT, JSON.stringify(arms)],
  ]);
  return {
    store: {
      get: (key) => kept.get(key) ?? null,
      set: (key, value) => {
        kept.set(key, value);
        if (key === QUIZ_STATE) onKept?.(value);
        return true;
      },
      remove: (key) => kept.delete(key) || true,
    },
    search: "",
    random: () => 0,
    startCheckout: () => new Promise(() => {}),
    leaveFor: () => {},
    ...(clock ? { clock } : {}),
  };
}
