import { FUNNEL_VARIANT } from "#machine/arms.ts";
import { QUIZ_STATE } from "#machine/quiz-state.ts";
import type { World } from "#machine/visit.ts";
import type { Visitor } from "./preview-data.ts";

/** A browser of a visitor's own: it keeps nothing beyond the page, buys nothing and leads nowhere. `onKept` hears of each answer. */
export function worldOf(
  { answers, arms }: Visitor,
  clock?: World["clock"],
  onKept?: (quizState: string) => void,
): World {
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
