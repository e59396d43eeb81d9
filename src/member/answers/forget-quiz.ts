import { QUIZ_STATE } from "#lib/quiz-storage-keys.ts";
import { kept } from "../kept.ts";

/** Removes the quiz's answers from this browser, or they would be the plan's again. */
export function forgetQuiz(): void {
  kept.store.remove(QUIZ_STATE);
}
