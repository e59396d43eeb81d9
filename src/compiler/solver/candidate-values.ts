import type { Condition } from "#lib/conditions.ts";
import type { Json } from "#lib/json.ts";
import { ALWAYS } from "../model/simplify-condition.ts";
import { listValuesTested } from "./condition-tests.ts";
import type { SolverContext } from "./context.ts";
import { representatives } from "./representatives.ts";

/** Each value that is looked for in a list doubles the number of values to try. */
const MAX_LIST_VALUES = 8;

/** The values to try for one answer. Undefined is a missing answer. */
export type CandidateValues = (Json | undefined)[];

/**
 * Values that represent all groups that a condition and the constraints distinguish. Undefined if
 * there are too many.
 */
export function candidateValues(
  answer: string,
  condition: Condition,
  context: SolverContext,
): CandidateValues | undefined {
  const all: Condition = {
    all: [condition, ...(context.constraints.testsByAnswer.get(answer) ?? [])],
  };
  return listValuesTested(all, answer).length > MAX_LIST_VALUES
    ? undefined
    : representatives(answer, all, context);
}

type Cached = Map<string, { values: CandidateValues | undefined }>;

const cacheByAnswers = new WeakMap<SolverContext["answers"], Cached>();

/**
 * The values of an answer that the condition doesn't read. Only the constraints matter for them, so
 * every search of a funnel shares them.
 */
export function constraintValues(
  answer: string,
  context: SolverContext,
): CandidateValues | undefined {
  const cache: Cached = cacheByAnswers.get(context.answers) ?? new Map();
  cacheByAnswers.set(context.answers, cache);
  const key = `${context.always.has(answer)} ${answer}`;
  const cached = cache.get(key) ?? { values: candidateValues(answer, ALWAYS, context) };
  cache.set(key, cached);
  return cached.values;
}
