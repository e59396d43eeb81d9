import { answersRead, type Condition, holds, type Situation } from "#lib/conditions.ts";
import type { Json } from "#lib/json.ts";
import type { Domain } from "#steps/step-type.ts";

/** Beyond this many cases a condition is taken to be satisfiable: better silent than wrong. */
const MOST_CASES = 100_000;
/** A list can hold any of the values that conditions ask for, so each doubles the cases. */
const MOST_VALUES_ASKED = 16;

export interface Known {
  answers: Map<string, Domain>;
  /** Answers that every visitor here was asked for. */
  sure: ReadonlySet<string>;
  /** Arms by experiment. */
  arms: Record<string, string[]>;
}

/** Whether some visitor meets all conditions. Tries one representative of each group of answers that the conditions tell apart. */
export function satisfiable(conditions: readonly Condition[], known: Known): boolean {
  const all: Condition = { all: [...conditions] };
  const variables = variablesOf(all, known);
  if (!variables) return true;

  const tryAll = (index: number, situation: Situation): boolean => {
    const variable = variables[index];
    if (!variable) return holds(all, situation);
    return variable.values.some((value) => {
      if (variable.kind === "arm") return tryAll(index + 1, { ...situation, arms: { ...situation.arms, [variable.name]: String(value) } });
      const answers = value === undefined ? situation.answers : { ...situation.answers, [variable.name]: value };
      return tryAll(index + 1, { ...situation, answers });
    });
  };
  return tryAll(0, { answers: {}, arms: {} });
}

/** Whether `satisfiable` knows, rather than taking it for granted because there are too many cases to try. */
export function isDecidable(conditions: readonly Condition[], known: Known): boolean {
  return variablesOf({ all: [...conditions] }, known) !== undefined;
}

/** What the condition is about, with all values to try; undefined where those are too many. */
function variablesOf(all: Condition, known: Known) {
  if (valuesAsked(all).length > MOST_VALUES_ASKED) return undefined;
  const variables = [
    ...answersRead(all).map((name) => ({ name, kind: "answer" as const, values: representatives(name, all, known) })),
    ...experimentsRead(all).map((name) => ({ name, kind: "arm" as const, values: known.arms[name] ?? [] })),
  ];
  return variables.reduce((cases, { values }) => cases * values.length, 1) > MOST_CASES ? undefined : variables;
}

/** Values of an answer of which at least one stands for every value, as far as the condition can tell. */
export function representatives(name: string, condition: Condition, known: Pick<Known, "answers" | "sure">): (Json | undefined)[] {
  const domain = known.answers.get(name);
  const unanswered = known.sure.has(name) ? [] : [undefined];
  if (!domain) return [undefined];
  if (domain.kind === "one") return [...domain.values, ...unanswered];
  if (domain.kind === "many") return [...subsets(valuesAsked(condition, name)).filter((set) => isChoosable(set, domain.exclusive ?? [])), ...unanswered];
  if (domain.kind === "number") {
    const near = thresholds(name, condition).flatMap((limit) => [Math.ceil(limit) - 1, Math.ceil(limit), Math.floor(limit), Math.floor(limit) + 1]);
    return [...new Set([domain.min, domain.max, ...near.filter((value) => value >= domain.min && value <= domain.max)]), ...unanswered];
  }
  return [undefined];
}

function parts(condition: Condition): Condition[] {
  if ("all" in condition) return condition.all.flatMap(parts);
  if ("any" in condition) return condition.any.flatMap(parts);
  return "not" in condition ? parts(condition.not) : [condition];
}

/** An exclusive value stands alone. */
function isChoosable(set: Json[], exclusive: string[]): boolean {
  return set.length < 2 || !set.some((value) => typeof value === "string" && exclusive.includes(value));
}

export function experimentsRead(condition: Condition): string[] {
  return [...new Set(parts(condition).flatMap((part) => ("experiment" in part ? [part.experiment] : [])))];
}

/** Values that lists are asked to have; those of one answer where it is named. */
function valuesAsked(condition: Condition, name?: string): Json[] {
  return [...new Set(parts(condition).flatMap((part) => ("has" in part && (name ?? part.answer) === part.answer ? [part.has] : [])))];
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
