import type { Plan } from "#compiler/plan.ts";
import { experimentsRead } from "#compiler/solver/condition-tests.ts";
import type { Facts } from "#compiler/solver/context.ts";
import { isDecidable, satisfiable } from "#compiler/solver/satisfiability.ts";
import { answersRead, type Condition } from "#lib/conditions.ts";

/**
 * Everything that's certain about the visitors on a path so far: conditions implied by the forks
 * they took.
 */
export type PathConditions = readonly Condition[];

/** Prefix of subjects that are experiments. Names of answers can't start with it. */
export const EXPERIMENT = "experiment:";

/** The answers and experiments that a condition reads. */
export function listSubjects(condition: Condition): string[] {
  return [
    ...answersRead(condition),
    ...experimentsRead(condition).map((id) => `${EXPERIMENT}${id}`),
  ];
}

/**
 * The condition for taking the arm at `index` of a fork. The first arm with a true condition is
 * taken, and the last one takes everyone else.
 */
export function takenWhen(
  fork: Plan["forks"][string],
  index: number,
  isAsked: (answer: string) => boolean,
): Condition {
  const own = fork[index]?.when;
  // A visitor is in exactly one arm of an experiment.
  if (own && "experiment" in own) return own;
  const others = fork.slice(0, index).map(({ when }): Condition => ({ not: when }));
  return withUnaskedFalse(
    { all: index === fork.length - 1 || !own ? others : [...others, own] },
    isAsked,
  );
}

/**
 * Rewrites a condition for a place where only some answers were asked for: a test of any other
 * answer is false, whatever the answer will be later.
 */
export function withUnaskedFalse(
  condition: Condition,
  isAsked: (answer: string) => boolean,
): Condition {
  if ("all" in condition)
    return { all: condition.all.map((part) => withUnaskedFalse(part, isAsked)) };
  if ("any" in condition)
    return { any: condition.any.map((part) => withUnaskedFalse(part, isAsked)) };
  if ("not" in condition) return { not: withUnaskedFalse(condition.not, isAsked) };
  return "answer" in condition && !isAsked(condition.answer) ? { any: [] } : condition;
}

/**
 * Adds one assumption. `assumptions` is undefined if no visitor can meet them all, and `isDecided`
 * is whether that's certain.
 */
export function assume(
  before: PathConditions,
  more: Condition,
  facts: Facts,
): { assumptions: PathConditions | undefined; isDecided: boolean } {
  // Unrelated assumptions can't contradict the new one or follow from it.
  const tied = selectRelevant(before, new Set(listSubjects(more)));
  const all = [...tied, more];
  const isDecided = isDecidable(all, facts);
  if (!satisfiable(all, facts)) return { assumptions: undefined, isDecided };
  const needed = all.reduce<readonly Condition[]>(
    (kept, condition) => withoutImplied(kept, condition, facts),
    all,
  );
  return {
    assumptions: [...before.filter((condition) => !tied.includes(condition)), ...needed],
    isDecided,
  };
}

function withoutImplied(
  all: readonly Condition[],
  condition: Condition,
  facts: Facts,
): readonly Condition[] {
  const rest = all.filter((other) => other !== condition);
  return satisfiable([...rest, { not: condition }], facts) ? all : rest;
}

/**
 * The assumptions that still matter if only `subjects` are read from here on: those about them, and
 * those connected to them through others.
 */
export function selectRelevant(
  assumptions: PathConditions,
  subjects: ReadonlySet<string>,
): PathConditions {
  const tied = new Set(subjects);
  const matters = (condition: Condition) =>
    listSubjects(condition).some((subject) => tied.has(subject));
  for (let size = -1; size !== tied.size; ) {
    size = tied.size;
    for (const condition of assumptions.filter(matters))
      for (const subject of listSubjects(condition)) tied.add(subject);
  }
  return assumptions.filter(matters);
}
