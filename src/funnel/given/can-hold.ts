import { answersRead, type Condition, holds } from "#lib/conditions.ts";
import type { Json } from "#lib/json.ts";
import {
  isDecidable,
  type Known,
  representatives,
  satisfiable,
  valuesAsked,
} from "../satisfiable.ts";
import { ALWAYS, isAlways, isNever, settledBy } from "../settled.ts";
import type { Given, GivenAnswers } from "./given.ts";
import { memoFor } from "./search-memo.ts";

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
function isMet(
  conditions: readonly Condition[],
  known: Informed,
  { used, among }: Search,
): boolean {
  const whole: Condition = { all: [...conditions] };
  const named = new Set(answersRead(whole));
  // the branch of the search that is being tried; a long row of dependent questions would be copied at each of them
  const chosen: Chosen = { answers: new Map(), arms: new Map() };
  // an explanation leaves constraints out, so what it finds holds for nothing else
  const memo = among === undefined ? memoFor(known) : undefined;
  const met = new Set<string>();
  let tried = 0;
  let isCertain = false;
  const decided = (condition: Condition) => settledBy(condition, (test) => heldBy(test, chosen));
  const isOpen = (condition: Condition): boolean => {
    const key = chosen.arms.size === 0 ? memo?.keyFor(condition, chosen.answers.keys()) : undefined;
    if (isAlways(condition) || (key !== undefined && memo?.has(key))) {
      // here not everybody may have been asked, elsewhere they may
      isCertain = [...chosen.answers.values()].every((value) => value !== undefined);
      return true;
    }
    if (++tried > MOST_TRIED) return true;
    const isFound = isOpenFor(firstTest(condition), condition);
    if (isFound && key !== undefined) met.add(key);
    return isFound;
  };
  const isOpenFor = (test: Test | undefined, condition: Condition): boolean => {
    if (!test) return false;
    if ("experiment" in test)
      return (known.arms[test.experiment] ?? []).some((arm) =>
        withChoice(chosen.arms, test.experiment, arm, () => isOpen(decided(condition))),
      );
    const given = (known.given.of.get(test.answer) ?? []).filter(
      (one) => among?.includes(one) ?? true,
    );
    const values = named.has(test.answer)
      ? valuesOf(test.answer, whole, known)
      : usualValuesOf(test.answer, known);
    const isOpenWith = (value: Json | undefined): boolean => {
      const left = decided(condition);
      if (isNever(left)) return false;
      const who = value === undefined ? [] : given.flatMap((one) => whoGave(one, value, used));
      return isOpen(who.length === 0 ? left : decided({ all: [left, ...who] }));
    };
    return (
      values === undefined ||
      values.some((value) =>
        withChoice(chosen.answers, test.answer, value, () => isOpenWith(value)),
      )
    );
  };
  const isFound = isOpen(decided(whole));
  if (isFound && isCertain) for (const key of met) memo?.add(key);
  return isFound;
}

/** What is tried: of some answers that they are not given. */
interface Chosen {
  answers: Map<string, Json | undefined>;
  arms: Map<string, string>;
}

function withChoice<Value>(
  choices: Map<string, Value>,
  name: string,
  value: Value,
  search: () => boolean,
): boolean {
  choices.set(name, value);
  const isFound = search();
  choices.delete(name);
  return isFound;
}

type Test = Extract<Condition, { answer: string } | { experiment: string }>;

function heldBy(test: Condition, { answers, arms }: Chosen): boolean | undefined {
  if ("experiment" in test)
    return arms.has(test.experiment) ? arms.get(test.experiment) === test.arm : undefined;
  if (!("answer" in test) || !answers.has(test.answer)) return undefined;
  const value = answers.get(test.answer);
  return holds(test, { answers: value === undefined ? {} : { [test.answer]: value }, arms: {} });
}

/** Enough values to tell apart what is asked of an answer here, and what others depend on; undefined where that is too much. */
function valuesOf(answer: string, whole: Condition, known: Informed): Values | undefined {
  const all: Condition = { all: [whole, ...(known.given.tests.get(answer) ?? [])] };
  return valuesAsked(all, answer).length > MOST_VALUES_ASKED
    ? undefined
    : representatives(answer, all, known);
}

type Values = (Json | undefined)[];

/** By what is known of the answers; then by the answer, and whether everybody was asked for it. */
const usualValues = new WeakMap<Known["answers"], Map<string, { values: Values | undefined }>>();

/** The values of an answer that the conditions don't name: the same in every search. */
function usualValuesOf(answer: string, known: Informed): Values | undefined {
  const ofFunnel =
    usualValues.get(known.answers) ?? new Map<string, { values: Values | undefined }>();
  usualValues.set(known.answers, ofFunnel);
  const key = `${known.sure.has(answer)} ${answer}`;
  const found = ofFunnel.get(key) ?? { values: valuesOf(answer, ALWAYS, known) };
  ofFunnel.set(key, found);
  return found.values;
}

function whoGave(given: Given, value: Json, used: Set<Given>): Condition[] {
  const who = given.who(value);
  if (who) used.add(given);
  return who ? [who] : [];
}

function firstTest(condition: Condition): Test | undefined {
  if ("not" in condition) return firstTest(condition.not);
  if ("all" in condition || "any" in condition)
    return ("all" in condition ? condition.all : condition.any)
      .map(firstTest)
      .find((test) => test !== undefined);
  return condition;
}
