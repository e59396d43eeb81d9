import type { Plan } from "#funnel/plan.ts";
import { type Answers, isJsonObject, type Json, type JsonObject } from "#lib/json.ts";
import type { Store } from "#lib/store.ts";
import { behaviourOf } from "#steps/behaviours.ts";

export const QUIZ_STATE = "quizState";
const CURRENT_STEP = "currentStep";

/** More than this many characters of fields that this build does not know are not carried along. */
const LARGEST_FOREIGN = 50_000;

export interface QuizState {
  answers: Answers;
  currentStep: number;
}

/** What can still be read of a stored quiz; the rest counts as not there. */
export function readQuizState(store: Store, plan: Plan): QuizState {
  const stored = storedObject(store);
  return { answers: readableAnswers(plan, stored), currentStep: readCurrentStep(plan, stored[CURRENT_STEP]) };
}

/** Keeps the changed answers and the step, over what another tab may have kept since. */
export function keepQuizState(store: Store, plan: Plan, changed: Answers, currentStep: number): void {
  const stored = storedObject(store);
  const known = { ...readableAnswers(plan, stored), ...changed, [CURRENT_STEP]: currentStep };
  store.set(QUIZ_STATE, JSON.stringify({ ...foreignFields(plan, stored), ...known }));
}

function storedObject(store: Store): JsonObject {
  try {
    const stored: unknown = JSON.parse(store.get(QUIZ_STATE) ?? "{}");
    return isJsonObject(stored) ? stored : {};
  } catch {
    return {};
  }
}

function readableAnswers(plan: Plan, stored: JsonObject): Answers {
  const answers: Answers = {};
  for (const step of Object.values(plan.steps)) {
    const name = step.answer;
    if (name === undefined || name in answers || !Object.hasOwn(stored, name)) continue;
    const answer = behaviourOf(step.type).read?.(step, stored[name] as Json);
    if (answer !== undefined) answers[name] = answer;
  }
  return answers;
}

function readCurrentStep(plan: Plan, stored: Json | undefined): number {
  return Number.isInteger(stored) && (stored as number) >= 1 && (stored as number) <= plan.total ? (stored as number) : 1;
}

function foreignFields(plan: Plan, stored: JsonObject): JsonObject {
  const known = new Set([CURRENT_STEP, ...Object.values(plan.steps).flatMap((step) => step.answer ?? [])]);
  const foreign = Object.fromEntries(Object.entries(stored).filter(([key]) => !known.has(key)));
  try {
    return JSON.stringify(foreign).length <= LARGEST_FOREIGN ? foreign : {};
  } catch {
    // nested too deeply to be written again
    return {};
  }
}
