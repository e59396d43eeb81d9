import type { Plan } from "#compiler/plan.ts";
import {
  type Answers,
  getOwn,
  isJsonObject,
  type Json,
  type JsonObject,
  parseJson,
  sameJson,
} from "#lib/json.ts";
import { QUIZ_STATE } from "#lib/quiz-storage-keys.ts";
import type { Store } from "#lib/store.ts";
import { everyVariant } from "#lib/texts/personalize.ts";
import { getBehavior } from "#quiz/steps/behaviors.ts";
import { readWhole } from "#quiz/steps/ranges.ts";

const CURRENT_STEP = "currentStep";

/** Drops a field that this build doesn't know if it's longer than this, in characters of JSON. */
const LARGEST_FOREIGN = 50_000;

export interface QuizState {
  answers: Answers;
  currentStep: number;
}

/** The readable part of a stored quiz. Ignores the rest. */
export function readQuizState(store: Store, plan: Plan): QuizState {
  const stored = readObject(store);
  return {
    answers: readableAnswers(plan, stored),
    currentStep: readCurrentStep(plan, stored[CURRENT_STEP]),
  };
}

/** Stores the changed answers and the step, merged over what another tab may have stored. */
export function keepQuizState(
  store: Store,
  plan: Plan,
  { answers, changed, currentStep }: QuizState & { changed: Answers },
): void {
  const stored = readObject(store);
  // Keep what this visitor typed, even if it's out of range and a reload wouldn't read it.
  const typed = Object.fromEntries(
    Object.entries(answers).filter(([name, answer]) => sameJson(answer, getOwn(stored, name))),
  );
  const known = {
    ...readableAnswers(plan, stored),
    ...typed,
    ...changed,
    [CURRENT_STEP]: currentStep,
  };
  store.set(QUIZ_STATE, JSON.stringify({ ...foreignFields(plan, stored), ...known }));
}

function readObject(store: Store): JsonObject {
  const stored = parseJson(store.get(QUIZ_STATE));
  return isJsonObject(stored) ? stored : {};
}

/** The part of stored answers that the plan's steps can read. */
export function readableAnswers(plan: Plan, stored: JsonObject): Answers {
  const answers: Answers = {};
  for (const step of Object.values(plan.steps)) {
    const name = step.answer;
    if (name === undefined) continue;
    const given = getOwn(stored, name);
    if (given === undefined) continue;
    for (const variant of everyVariant(step)) {
      const answer = getBehavior(step.type).read?.(variant, given);
      // Two branches may ask for the same answer with different options. Use the one that can read
      // more of it.
      if (answer !== undefined && extent(answer) > extent(getOwn(answers, name)))
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
  return readWhole(stored, [1, plan.total]) ?? 1;
}

function foreignFields(plan: Plan, stored: JsonObject): JsonObject {
  const known = new Set([
    CURRENT_STEP,
    ...Object.values(plan.steps).flatMap((step) => step.answer ?? []),
  ]);
  return Object.fromEntries(
    Object.entries(stored).filter(([key, value]) => !known.has(key) && isShort(value)),
  );
}

function isShort(value: Json): boolean {
  try {
    return JSON.stringify(value).length <= LARGEST_FOREIGN;
  } catch {
    // Too deeply nested to be written again.
    return false;
  }
}
