import type { Condition } from "#lib/conditions.ts";
import type { Json } from "#lib/json.ts";
import type { ManyOf } from "#quiz/steps/step-type.ts";
import { listTests, listValuesTested } from "./condition-tests.ts";
import type { Facts } from "./context.ts";

/**
 * A sample of an answer's values, with at least one from each group that the condition treats
 * alike. Undefined is a missing answer, and a sample has it unless every visitor was asked.
 *
 * Tests of `is: male` and `is: female` need the values male, female, and any one other. A test of
 * `atLeast: 50` needs numbers on both sides of 50. A list needs every combination of the values that
 * tests look for in it.
 */
export function representatives(
  answer: string,
  condition: Condition,
  facts: Pick<Facts, "answers" | "always">,
): (Json | undefined)[] {
  const domain = facts.answers.get(answer);
  const unanswered = facts.always.has(answer) ? [] : [undefined];
  switch (domain?.kind) {
    case "one":
      return [...distinguishable(domain.values, listNamedValues(answer, condition)), ...unanswered];
    case "many": {
      const tested = listValuesTested(condition, answer);
      return [...subsets(tested).filter((set) => isChoosable(set, domain, tested)), ...unanswered];
    }
    case "number":
      return [...numbersAround(thresholds(answer, condition), domain), ...unanswered];
    default:
      // No condition can test other kinds of answers.
      return [undefined];
  }
}

/** The named values, and one that represents all others. */
function distinguishable(values: string[], named: Json[]): string[] {
  const other = values.find((value) => !named.includes(value));
  return values.filter((value) => named.includes(value) || value === other);
}

/** The values that tests compare an answer with. */
function listNamedValues(answer: string, condition: Condition): Json[] {
  return listTests(condition).flatMap((test) => {
    if (!("answer" in test) || test.answer !== answer) return [];
    if ("is" in test) return [test.is];
    return "oneOf" in test ? test.oneOf : [];
  });
}

/** The limits that tests compare a number with. */
function thresholds(answer: string, condition: Condition): number[] {
  return listTests(condition).flatMap((test) => {
    if (!("answer" in test) || test.answer !== answer) return [];
    if ("atLeast" in test) return [test.atLeast];
    return "atMost" in test ? [test.atMost] : [];
  });
}

/** Both ends of a range, and the whole numbers in it at, just below, and just above each limit. */
function numbersAround(limits: number[], { min, max }: { min: number; max: number }): Set<number> {
  const near = limits.flatMap((limit) => [
    Math.ceil(limit) - 1,
    Math.ceil(limit),
    Math.floor(limit),
    Math.floor(limit) + 1,
  ]);
  return new Set([min, max, ...near.filter((value) => value >= min && value <= max)]);
}

function subsets([first, ...rest]: Json[]): Json[][] {
  return first === undefined ? [[]] : subsets(rest).flatMap((set) => [set, [first, ...set]]);
}

/**
 * True if a visitor can choose exactly these of the tested values, along with any others. An
 * exclusive value can only be chosen on its own, and meets the minimum.
 */
function isChoosable(
  set: Json[],
  { values, exclusive = [], min = 0, max = Number.POSITIVE_INFINITY }: ManyOf,
  tested: Json[],
): boolean {
  const isAmong = (list: string[]) => (value: Json) =>
    typeof value === "string" && list.includes(value);
  const isExclusive = isAmong(exclusive);
  if (!set.every(isAmong(values))) return false;
  if (set.some(isExclusive)) return set.length === 1;
  if (set.length > max) return false;
  const others = values.filter((value) => !tested.includes(value));
  return (
    set.length + others.filter((value) => !isExclusive(value)).length >= min ||
    (set.length === 0 && others.some(isExclusive))
  );
}
