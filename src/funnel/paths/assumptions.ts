import { answersRead, type Condition } from "#lib/conditions.ts";
import type { Plan } from "../plan.ts";
import { experimentsRead, isDecidable, type Known, satisfiable } from "../satisfiable.ts";

/** What is settled about the visitors of a path so far: by the forks that they took, conditions that hold for them. */
export type Assumptions = readonly Condition[];

/** Begins the name of a subject that is an experiment; an answer's cannot begin so. */
export const EXPERIMENT = "experiment:";

/** The answers and experiments that a condition reads. */
export function subjectsOf(condition: Condition): string[] {
  return [
    ...answersRead(condition),
    ...experimentsRead(condition).map((id) => `${EXPERIMENT}${id}`),
  ];
}

/** The condition under which the arm at `index` of a fork is taken: it is the first that holds, and the last takes whoever is left. */
export function takenWhen(
  fork: Plan["forks"][string],
  index: number,
  isAsked: (answer: string) => boolean,
): Condition {
  const own = fork[index]?.when;
  // whoever is in an arm of an experiment is in no other
  if (own && "experiment" in own) return own;
  const others = fork.slice(0, index).map(({ when }): Condition => ({ not: when }));
  return asFarAsAsked(
    { all: index === fork.length - 1 || !own ? others : [...others, own] },
    isAsked,
  );
}

/** A condition at a place where some answers were asked for: one that was not yet satisfies no test, whatever it will be later. */
export function asFarAsAsked(
  condition: Condition,
  isAsked: (answer: string) => boolean,
): Condition {
  if ("all" in condition) return { all: condition.all.map((part) => asFarAsAsked(part, isAsked)) };
  if ("any" in condition) return { any: condition.any.map((part) => asFarAsAsked(part, isAsked)) };
  if ("not" in condition) return { not: asFarAsAsked(condition.not, isAsked) };
  return "answer" in condition && !isAsked(condition.answer) ? { any: [] } : condition;
}

/** The assumptions with one more; undefined where nobody meets them all. Says whether that was decided. */
export function assuming(
  before: Assumptions,
  more: Condition,
  known: Known,
): { assumptions: Assumptions | undefined; isDecided: boolean } {
  // what the new one is not tied to can neither contradict it nor follow from it
  const tied = stillMattering(before, new Set(subjectsOf(more)));
  const all = [...tied, more];
  const isDecided = isDecidable(all, known);
  if (!satisfiable(all, known)) return { assumptions: undefined, isDecided };
  const needed = all.reduce<readonly Condition[]>(
    (kept, condition) => withoutImplied(kept, condition, known),
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
  known: Known,
): readonly Condition[] {
  const rest = all.filter((other) => other !== condition);
  return satisfiable([...rest, { not: condition }], known) ? all : rest;
}

/** The assumptions that still matter where only `subjects` are read from here on: those about them, and those tied to these by others. */
export function stillMattering(
  assumptions: Assumptions,
  subjects: ReadonlySet<string>,
): Assumptions {
  const tied = new Set(subjects);
  const matters = (condition: Condition) =>
    subjectsOf(condition).some((subject) => tied.has(subject));
  for (let size = -1; size !== tied.size; ) {
    size = tied.size;
    for (const condition of assumptions.filter(matters))
      for (const subject of subjectsOf(condition)) tied.add(subject);
  }
  return assumptions.filter(matters);
}
