import { type Answers, getOwn, isJsonObject, type JsonObject, parseJson } from "./json.ts";
import { FUNNEL_FLOW, QUIZ_STATE } from "./quiz-storage-keys.ts";
import type { Store } from "./store.ts";

/** The answers that a member's plan is made from. Only these reach the account. */
export const PLAN_ANSWERS = [
  ...["gender", "height", "weight", "age", "goals", "improvementAreas"],
  ...["mealPrepTime", "breakfastTime", "lunchTime", "dinnerTime"],
  ...["meatRelationship", "meatPreferences", "fishPreference"],
  ...["dailyActivity", "exerciseFrequency"],
];

/** Where it's kept among the answers what a member leaves out. The quiz itself doesn't ask for it. */
export const EXCLUSIONS = "exclusions";

/** Where `version` is kept among the answers: the version of the quiz that they come from. */
export const VERSION = "version";

/**
 * The answers for the plan in this browser's quiz, which may be corrupt, and the version of the
 * quiz. Empty if there are no answers.
 */
export function readPlanAnswers(store: Pick<Store, "get">): Answers {
  const quiz = parseObject(store.get(QUIZ_STATE));
  const answers = Object.fromEntries(
    [...PLAN_ANSWERS, EXCLUSIONS].flatMap((name) => {
      const answer = getOwn(quiz, name);
      return answer === undefined || answer === null ? [] : [[name, answer]];
    }),
  );
  const version = getOwn(parseObject(store.get(FUNNEL_FLOW)), "version");
  const isKnown = typeof version === "string" && Object.keys(answers).length > 0;
  return isKnown ? { ...answers, [VERSION]: version } : answers;
}

/** The foods that a visitor leaves out, as kept in this browser. */
export function readExclusions(store: Pick<Store, "get">): string[] {
  const stored = getOwn(parseObject(store.get(QUIZ_STATE)), EXCLUSIONS);
  return Array.isArray(stored) ? stored.filter((one) => typeof one === "string") : [];
}

/** Keeps what a visitor leaves out next to the quiz's answers. */
export function keepExclusions(store: Pick<Store, "get" | "set">, exclusions: string[]): void {
  const quiz = parseObject(store.get(QUIZ_STATE));
  store.set(QUIZ_STATE, JSON.stringify({ ...quiz, [EXCLUSIONS]: exclusions }));
}

function parseObject(text: string | null): JsonObject {
  const stored = parseJson(text);
  return isJsonObject(stored) ? stored : {};
}
