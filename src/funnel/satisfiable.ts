import { answersRead, type Condition, holds, type Situation } from "#lib/conditions.ts";
import type { Json } from "#lib/json.ts";
import type { Domain, ManyOf } from "#steps/step-type.ts";

/** Beyond this many cases a condition is taken to be satisfiable: better silent than wrong. */
const MOST_CASES = 100_000;
/** A list can hold any of the values that conditions ask for, so each doubles the cases. */
const MOST_VALUES_ASKED = 16;

export interface Known {
  answers: Map<string, Domain>;
  /** Answers that every visitor here was asked for. */
  sure: { has(answer: string): boolean };
  /** Arms by experiment. */
  arms: Record<string, string[]>;
  /** How many cases are worth trying, where others than usual. */
  mostCases?: number;
}

/** Whether some visitor meets all conditions. */
export function satisfiable(conditions: readonly Condition[], known: Known): boolean {
  const all: Condition = { all: [...conditions] };
  const situations = situationsFor(all, known);
  if (!situations) return true;
  for (const situation of situations) if (holds(all, situation)) return true;
  return false;
}

/** One visitor for each group of them that a condition tells apart, and perhaps more; undefined where there are too many. */
export function situationsFor(condition: Condition, known: Known): Iterable<Situation> | undefined {
  if (valuesAsked(condition).length > MOST_VALUES_ASKED) return undefined;
  const variables: Variable[] = [
    ...experimentsRead(condition).map((name) => ({
      name,
      kind: "arm" as const,
      values: known.arms[name] ?? [],
    })),
    ...answersRead(condition).map((name) => ({
      name,
      kind: "answer" as const,
      values: representatives(name, condition, known),
    })),
  ];
  return variables.reduce((cases, { values }) => cases * values.length, 1) >
    (known.mostCases ?? MOST_CASES)
    ? undefined
    : combined(variables, { answers: {}, arms: {} });
}

interface Variable {
  name: string;
  kind: "answer" | "arm";
  values: (Json | undefined)[];
}

function* combined([variable, ...rest]: Variable[], situation: Situation): Generator<Situation> {
  if (!variable) {
    yield situation;
    return;
  }
  for (const value of variable.values) {
    if (variable.kind === "arm")
      yield* combined(rest, {
        ...situation,
        arms: { ...situation.arms, [variable.name]: String(value) },
      });
    else
      yield* combined(
        rest,
        value === undefined
          ? situation
          : { ...situation, answers: { ...situation.answers, [variable.name]: value } },
      );
  }
}

/** Values of an answer of which at least one stands for every value, as far as the condition can tell. */
export function representatives(
  name: string,
  condition: Condition,
  known: Pick<Known, "answers" | "sure">,
): (Json | undefined)[] {
  const domain = known.answers.get(name);
  const unanswered = known.sure.has(name) ? [] : [undefined];
  if (!domain) return [undefined];
  if (domain.kind === "one")
    return [...toldApart(domain.values, wantedOf(name, condition)), ...unanswered];
  if (domain.kind === "many") {
    const asked = valuesAsked(condition, name);
    return [...subsets(asked).filter((set) => isChoosable(set, domain, asked)), ...unanswered];
  }
  if (domain.kind === "number") {
    const near = thresholds(name, condition).flatMap((limit) => [
      Math.ceil(limit) - 1,
      Math.ceil(limit),
      Math.floor(limit),
      Math.floor(limit) + 1,
    ]);
    return [
      ...new Set([
        domain.min,
        domain.max,
        ...near.filter((value) => value >= domain.min && value <= domain.max),
      ]),
      ...unanswered,
    ];
  }
  return [undefined];
}

/** Of the values that no condition names, one stands for all. */
function toldApart(values: string[], named: Json[]): string[] {
  const other = values.find((value) => !named.includes(value));
  return values.filter((value) => named.includes(value) || value === other);
}

function wantedOf(name: string, condition: Condition): Json[] {
  return parts(condition).flatMap((part) => {
    if (!("answer" in part) || part.answer !== name) return [];
    if ("is" in part) return [part.is];
    return "oneOf" in part ? part.oneOf : [];
  });
}

function parts(condition: Condition): Condition[] {
  if ("all" in condition) return condition.all.flatMap(parts);
  if ("any" in condition) return condition.any.flatMap(parts);
  return "not" in condition ? parts(condition.not) : [condition];
}

export function experimentsRead(condition: Condition): string[] {
  return [
    ...new Set(parts(condition).flatMap((part) => ("experiment" in part ? [part.experiment] : []))),
  ];
}

/** Values that lists are asked to have; those of one answer where it is named. */
export function valuesAsked(condition: Condition, name?: string): Json[] {
  return [
    ...new Set(
      parts(condition).flatMap((part) =>
        "has" in part && (name ?? part.answer) === part.answer ? [part.has] : [],
      ),
    ),
  ];
}

function thresholds(name: string, condition: Condition): number[] {
  return parts(condition).flatMap((part) => {
    if (!("answer" in part) || part.answer !== name) return [];
    return "atLeast" in part ? [part.atLeast] : "atMost" in part ? [part.atMost] : [];
  });
}

function subsets([first, ...rest]: Json[]): Json[][] {
  return first === undefined ? [[]] : subsets(rest).flatMap((set) => [set, [first, ...set]]);
}

/** Whether a visitor can choose these of the values that are asked about, with any of the others. An exclusive value stands alone, and is enough. */
function isChoosable(
  set: Json[],
  { values, exclusive = [], min = 0, max = Number.POSITIVE_INFINITY }: ManyOf,
  asked: Json[],
): boolean {
  const isAmong = (list: string[]) => (value: Json) =>
    typeof value === "string" && list.includes(value);
  const isExclusive = isAmong(exclusive);
  if (!set.every(isAmong(values))) return false;
  if (set.some(isExclusive)) return set.length === 1;
  if (set.length > max) return false;
  const others = values.filter((value) => !asked.includes(value));
  return (
    set.length + others.filter((value) => !isExclusive(value)).length >= min ||
    (set.length === 0 && others.some(isExclusive))
  );
}

/** Whether `satisfiable` knows, rather than taking it for granted because there are too many cases to try. */
export function isDecidable(conditions: readonly Condition[], known: Known): boolean {
  return situationsFor({ all: [...conditions] }, known) !== undefined;
}
