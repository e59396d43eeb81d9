import { type Condition, holds } from "#lib/conditions.ts";
import type { Json } from "#lib/json.ts";
import { isDecidable, type Known, representatives, satisfiable, valuesAsked } from "../satisfiable.ts";
import { isAlways, isNever, settledBy } from "../settled.ts";
import type { Given, GivenAnswers } from "./given.ts";

/** More would be taken apart than it is worth; a condition is then taken to hold for some: better silent than wrong. */
const MOST_TRIED = 150;
const MOST_VALUES_ASKED = 8;

export interface Informed extends Known {
  given: GivenAnswers;
}

/** Whether some visitor meets all conditions, with the answers that they are asked for and the options that they have. */
export function canHold(conditions: readonly Condition[], known: Informed): boolean {
  return satisfiable(conditions, known) && isMet(conditions, known, { used: new Set() });
}

/** Why nobody meets all conditions, where that is for the options that they have: `: the option "rarely" of … is there only where …`. */
export function whyNever(conditions: readonly Condition[], known: Informed): string {
  if (isDecidable(conditions, known) && !satisfiable(conditions, known)) return "";
  const used = new Set<Given>();
  if (isMet(conditions, known, { used })) return "";
  const needed = [...used].reduce(
    (kept, one) => {
      const rest = kept.filter((other) => other !== one);
      return isMet(conditions, known, { used: new Set(), among: rest }) ? kept : rest;
    },
    [...used],
  );
  return `: ${[...new Set(needed.map(({ says }) => says))].join(", and ")}`;
}

interface Search {
  /** Filled with what was considered. */
  used: Set<Given>;
  /** Nothing else is considered, where it is there. */
  among?: Given[];
}

/** Tries the values of one subject after another, and follows only those that leave something open. */
function isMet(conditions: readonly Condition[], known: Informed, { used, among }: Search): boolean {
  const whole: Condition = { all: [...conditions] };
  let tried = 0;
  const decided = (condition: Condition, chosen: Chosen) => settledBy(condition, (test) => heldBy(test, chosen));
  const isOpen = (condition: Condition, chosen: Chosen): boolean => {
    if (isAlways(condition) || ++tried > MOST_TRIED) return true;
    const test = firstTest(condition);
    if (!test) return false;
    if ("experiment" in test)
      return (known.arms[test.experiment] ?? []).some((arm) => {
        const next = { ...chosen, arms: { ...chosen.arms, [test.experiment]: arm } };
        return isOpen(decided(condition, next), next);
      });
    const given = (known.given.of.get(test.answer) ?? []).filter((one) => among?.includes(one) ?? true);
    const values = valuesOf(test.answer, whole, known);
    return (
      values === undefined ||
      values.some((value) => {
        const next = { ...chosen, answers: { ...chosen.answers, [test.answer]: value } };
        const left = decided(condition, next);
        if (isNever(left)) return false;
        const who = value === undefined ? [] : given.flatMap((one) => whoGave(one, value, used));
        return isOpen(decided({ all: [left, ...who] }, next), next);
      })
    );
  };
  return isOpen(decided(whole, { answers: {}, arms: {} }), { answers: {}, arms: {} });
}

/** What was tried so far: of some answers that they are not given. */
interface Chosen {
  answers: Record<string, Json | undefined>;
  arms: Record<string, string>;
}

type Test = Extract<Condition, { answer: string } | { experiment: string }>;

function heldBy(test: Condition, { answers, arms }: Chosen): boolean | undefined {
  if ("experiment" in test) return Object.hasOwn(arms, test.experiment) ? arms[test.experiment] === test.arm : undefined;
  if (!("answer" in test) || !Object.hasOwn(answers, test.answer)) return undefined;
  const value = answers[test.answer];
  return holds(test, { answers: value === undefined ? {} : { [test.answer]: value }, arms: {} });
}

/** Enough values to tell apart what is asked of an answer here, and what others depend on; undefined where that is too much. */
function valuesOf(answer: string, whole: Condition, known: Informed): (Json | undefined)[] | undefined {
  const all: Condition = { all: [whole, ...(known.given.tests.get(answer) ?? [])] };
  return valuesAsked(all, answer).length > MOST_VALUES_ASKED ? undefined : representatives(answer, all, known);
}

function whoGave(given: Given, value: Json, used: Set<Given>): Condition[] {
  const who = given.who(value);
  if (who) used.add(given);
  return who ? [who] : [];
}

function firstTest(condition: Condition): Test | undefined {
  if ("not" in condition) return firstTest(condition.not);
  if ("all" in condition || "any" in condition) return ("all" in condition ? condition.all : condition.any).map(firstTest).find((test) => test !== undefined);
  return condition;
}
