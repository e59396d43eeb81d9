import type { Condition } from "#lib/conditions.ts";
import type { Json } from "#lib/json.ts";
import { constraintPhrases } from "../diagnostics/messages/flow.ts";
import { describeCondition } from "../model/describe-condition.ts";
import { isAlways, isNever, simplify } from "../model/simplify-condition.ts";
import { memoizeByFunnel } from "../read/memoize-by-funnel.ts";
import type { Funnel } from "../read/read-funnel.ts";
import { listTests } from "./condition-tests.ts";
import { type QuestionSite, questionSites } from "./question-sites.ts";

/**
 * A constraint implied by an answer: only some visitors are asked for it, or can choose that value.
 */
export interface AnswerConstraint {
  /**
   * The condition that holds for every visitor with this answer. Undefined if it can be any
   * visitor.
   */
  findHolders(value: Json): Condition | undefined;
  /**
   * The constraint in plain words: `the option "rarely" of "meatRelationship" is only available if
   * gender is male`.
   */
  description: string;
  /** Tests that distinguish the values that the constraint is about. */
  tests: AnswerTest[];
  /** The conditions that decide who the holders are. */
  dependsOn: Condition[];
}

type AnswerTest = Extract<Condition, { answer: string }>;

export interface AnswerConstraints {
  byAnswer: ReadonlyMap<string, AnswerConstraint[]>;
  /** Tests that distinguish the values of an answer, as far as any constraint does. */
  testsByAnswer: ReadonlyMap<string, AnswerTest[]>;
}

/** The constraints implied by each answer. */
export const findConstraints = memoizeByFunnel((funnel: Funnel): AnswerConstraints => {
  const byAnswer = new Map(
    [...questionSites(funnel)].map(([answer, sites]) => [answer, deriveConstraints(answer, sites)]),
  );
  return { byAnswer, testsByAnswer: testsByAnswer([...byAnswer.values()].flat()) };
});

function testsByAnswer(constraints: AnswerConstraint[]): AnswerConstraints["testsByAnswer"] {
  const byAnswer = new Map<string, AnswerTest[]>();
  const all = constraints.flatMap(({ tests, dependsOn }) => [
    ...tests,
    ...dependsOn.flatMap(listTests),
  ]);
  for (const test of withoutDuplicates(all))
    if ("answer" in test) byAnswer.set(test.answer, [...(byAnswer.get(test.answer) ?? []), test]);
  return byAnswer;
}

function deriveConstraints(answer: string, sites: QuestionSite[]): AnswerConstraint[] {
  // If a step has too many variants, it's unknown which visitors get which options.
  if (sites.some(({ availability }) => availability === undefined)) return [];
  const values = new Set(
    sites.flatMap(({ availability }) => availability?.values.map(({ value }) => value) ?? []),
  );
  return [
    ...[...values].flatMap((value) => impliedByValue(answer, value, sites)),
    ...impliedByRanges(answer, sites),
  ];
}

function impliedByValue(answer: string, value: string, sites: QuestionSite[]): AnswerConstraint[] {
  const availableWhen = sites.map(
    ({ availability }) => availability?.values.find((one) => one.value === value)?.when,
  );
  const holders = combineAny(
    sites.flatMap(({ guards }, index) => {
      const when = availableWhen[index];
      return when ? [{ all: [...guards, when] }] : [];
    }),
  );
  if (isAlways(holders)) return [];
  const isForAllAsked = availableWhen.every((when) => when && isAlways(when));
  // The step's place adds little if the step has the option for the same visitors everywhere.
  const [same, ...others] = new Set(availableWhen.map((when) => JSON.stringify(when)));
  const limit = describeLimit(
    others.length === 0 && same !== undefined && !isForAllAsked
      ? combineAny(availableWhen.filter((when) => when !== undefined))
      : holders,
  );
  const isMany = sites.some(({ availability }) => availability?.kind === "many");
  return [
    {
      findHolders: (given) =>
        given === value || (Array.isArray(given) && given.includes(value)) ? holders : undefined,
      description: isForAllAsked
        ? constraintPhrases.question({ answer, limit })
        : constraintPhrases.option({ option: value, answer, limit }),
      tests: [isMany ? { answer, has: value } : { answer, is: value }],
      dependsOn: [holders],
    },
  ];
}

function impliedByRanges(answer: string, sites: QuestionSite[]): AnswerConstraint[] {
  const ranges = sites.flatMap(({ guards, availability }) =>
    (availability?.ranges ?? []).map(({ min, max, when }) => ({
      min,
      max,
      when: combineAny([{ all: [...guards, when] }]),
    })),
  );
  const limits = new Set(ranges.map(({ min, max }) => `${min} ${max}`));
  const isForEveryone = limits.size === 1 && ranges.some(({ when }) => isAlways(when));
  if (ranges.length === 0 || isForEveryone) return [];
  return [
    {
      findHolders: (given) =>
        combineAny(
          ranges
            .filter(({ min, max }) => Number(given) >= min && Number(given) <= max)
            .map(({ when }) => when),
        ),
      description: constraintPhrases.ranges({
        answer,
        ranges: ranges.map(({ min, max, when }) => ({
          min,
          max,
          limit: isAlways(when) ? "" : describeLimit(when),
        })),
      }),
      tests: ranges.flatMap(({ min, max }) => [
        { answer, atLeast: min },
        { answer, atMost: max },
      ]),
      dependsOn: ranges.map(({ when }) => when),
    },
  ];
}

/** A condition that holds if at least one of these does, without redundant parts. */
function combineAny(conditions: Condition[]): Condition {
  const parts = conditions.map(withoutRedundancy);
  return withoutRedundancy({ any: withoutDuplicates(parts) });
}

function withoutRedundancy(condition: Condition): Condition {
  return simplify(condition, () => undefined);
}

function withoutDuplicates<C extends Condition>(conditions: C[]): C[] {
  return [...new Map(conditions.map((one) => [JSON.stringify(one), one])).values()];
}

/** Such as `if gender is male` or `in arm B of summary`. Undefined if it never holds. */
function describeLimit(condition: Condition): string | undefined {
  if (isNever(condition)) return undefined;
  const words = describeCondition(condition);
  return "experiment" in condition ? words : `if ${words}`;
}
