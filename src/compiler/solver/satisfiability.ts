import { answersRead, type Condition, holds, type Situation } from "#lib/conditions.ts";
import type { Json } from "#lib/json.ts";
import { experimentsRead, listValuesTested } from "./condition-tests.ts";
import type { Facts } from "./context.ts";
import { representatives } from "./representatives.ts";

/**
 * With more cases than this, the condition counts as satisfiable: a missed error is better than a
 * false one.
 */
const MAX_CASES = 100_000;
/** Each value that is looked for in a list doubles the number of cases. */
const MAX_LIST_VALUES = 16;

/**
 * True if some visitor can meet all conditions. Tries every case: each combination of
 * representative answers and of arms.
 *
 * That's exact for what the conditions read, but ignores where the answers come from. An answer may
 * only be available to visitors who can't meet the conditions; `isReachable` looks for that.
 */
export function satisfiable(conditions: readonly Condition[], facts: Facts): boolean {
  const all: Condition = { all: [...conditions] };
  const situations = findSituations(all, facts);
  if (!situations) return true;
  for (const situation of situations) if (holds(all, situation)) return true;
  return false;
}

/**
 * True if `satisfiable` gives a certain result, instead of assuming one because there are too many
 * cases to try.
 */
export function isDecidable(conditions: readonly Condition[], facts: Facts): boolean {
  return findSituations({ all: [...conditions] }, facts) !== undefined;
}

/**
 * At least one visitor for each group that a condition distinguishes. Undefined if there are too
 * many.
 */
export function findSituations(
  condition: Condition,
  facts: Facts,
): Iterable<Situation> | undefined {
  if (listValuesTested(condition).length > MAX_LIST_VALUES) return undefined;
  const variables: Variable[] = [
    ...experimentsRead(condition).map((name) => ({
      name,
      kind: "arm" as const,
      values: facts.arms[name] ?? [],
    })),
    ...answersRead(condition).map((name) => ({
      name,
      kind: "answer" as const,
      values: representatives(name, condition, facts),
    })),
  ];
  const caseCount = variables.reduce((product, { values }) => product * values.length, 1);
  return caseCount > (facts.maxCases ?? MAX_CASES)
    ? undefined
    : combinations(variables, { answers: {}, arms: {} });
}

type Variable =
  | { name: string; kind: "arm"; values: string[] }
  | { name: string; kind: "answer"; values: (Json | undefined)[] };

function* combinations([variable, ...rest]: Variable[], chosen: Situation): Generator<Situation> {
  if (!variable) yield chosen;
  else if (variable.kind === "arm")
    for (const arm of variable.values)
      yield* combinations(rest, { ...chosen, arms: { ...chosen.arms, [variable.name]: arm } });
  else
    for (const value of variable.values)
      yield* combinations(
        rest,
        value === undefined
          ? chosen
          : { ...chosen, answers: { ...chosen.answers, [variable.name]: value } },
      );
}
