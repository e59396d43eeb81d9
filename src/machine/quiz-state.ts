import type { Plan } from "#funnel/plan.ts";
import {
  type Answers,
  isJsonObject,
  type Json,
  type JsonObject,
  own,
  sameJson,
} from "#lib/json.ts";
import type { Store } from "#lib/store.ts";
import { everyLook } from "#lib/tailored.ts";
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
  return {
    answers: readableAnswers(plan, stored),
    currentStep: readCurrentStep(plan, stored[CURRENT_STEP]),
  };
}

/** Keeps the changed answers and the step, over what another tab may have kept since. */
export function keepQuizState(
  store: Store,
  plan: Plan,
  { answers, changed, currentStep }: QuizState & { changed: Answers },
): void {
  const stored = storedObject(store);
  // what this visitor typed stays as it is, even where it is out of range and a reload would not read it
  const typed = Object.fromEntries(
    Object.entries(answers).filter(([name, answer]) => sameJson(answer, own(stored, name))),
  );
  const known = {
    ...readableAnswers(plan, stored),
    ...typed,
    ...changed,
    [CURRENT_STEP]: currentStep,
  };
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

/** What of stored answers the plan's steps can still read. */
export function readableAnswers(plan: Plan, stored: JsonObject): Answers {
  const answers: Answers = {};
  for (const step of Object.values(plan.steps)) {
    const name = step.answer;
    if (name === undefined || !Object.hasOwn(stored, name)) continue;
    for (const look of everyLook(step)) {
      const answer = behaviourOf(step.type).read?.(look, stored[name] as Json);
      // two branches may ask for one answer with other options: the one that can read more of it counts
      if (answer !== undefined && extent(answer) > extent(own(answers, name)))
        answers[name] = answer;
    }
  }
  return answers;
}

function extent(answer: Json | undefined): number {
  if (answer === undefined) return -1;
  return typeof answer === "object" && answer !== null ? Object.keys(answer).length : 1;
}

function readCurrentStep(plan: Plan, stored: Json | undefined): number {
  return Number.isInteger(stored) && (stored as number) >= 1 && (stored as number) <= plan.total
    ? (stored as number)
    : 1;
}

function foreignFields(plan: Plan, stored: JsonObject): JsonObject {
  const known = new Set([
    CURRENT_STEP,
    ...Object.values(plan.steps).flatMap((step) => step.answer ?? []),
  ]);
  const foreign = Object.fromEntries(Object.entries(stored).filter(([key]) => !known.has(key)));
  try {
    return JSON.stringify(foreign).length <= LARGEST_FOREIGN ? foreign : {};
  } catch {
    // nested too deeply to be written again
    return {};
  }
}
