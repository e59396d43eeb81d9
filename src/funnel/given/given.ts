import type { Condition } from "#lib/conditions.ts";
import type { Json } from "#lib/json.ts";
import { conditionInWords } from "../condition-in-words.ts";
import { once } from "../once.ts";
import type { Funnel } from "../read-funnel.ts";
import { isAlways, isNever, settledBy } from "../settled.ts";
import { type AskingPlace, askingPlaces } from "./asking-places.ts";

/** Of whom something is known who has given an answer, since only some are asked for it, or have that value. */
export interface Given {
  /** What holds of whoever answered so; undefined where it can be anybody. */
  who(value: Json): Condition | undefined;
  /** As a marketer would say it: `the option "rarely" of "meatRelationship" is there only where gender is male`. */
  says: string;
  /** Tells the values apart that it is about. */
  tests: Condition[];
  /** What it depends on. */
  reads: Condition[];
}

export interface GivenAnswers {
  /** By the answer. */
  of: ReadonlyMap<string, Given[]>;
  /** What tells the values of an answer apart, by the answer. */
  tests: ReadonlyMap<string, Condition[]>;
}

/** What holds of those who have given an answer. */
export const givenIn = once((funnel: Funnel): GivenAnswers => {
  const of = new Map(
    [...askingPlaces(funnel)].map(([answer, places]) => [answer, givenBy(answer, places)]),
  );
  const tests = new Map<string, Condition[]>();
  const all = [...of.values()]
    .flat()
    .flatMap((given) => [...given.tests, ...given.reads.flatMap(testsIn)]);
  for (const test of new Map(all.map((one) => [JSON.stringify(one), one])).values())
    if ("answer" in test) tests.set(test.answer, [...(tests.get(test.answer) ?? []), test]);
  return { of, tests };
});

function testsIn(condition: Condition): Condition[] {
  if ("not" in condition) return testsIn(condition.not);
  if ("all" in condition) return condition.all.flatMap(testsIn);
  return "any" in condition ? condition.any.flatMap(testsIn) : [condition];
}

function givenBy(answer: string, places: AskingPlace[]): Given[] {
  // nothing is known of what a step with too many looks has for whom
  const isKnown = places.every(({ offered }) => offered !== undefined);
  const values = new Set(
    places.flatMap(({ offered }) => offered?.values.map(({ value }) => value) ?? []),
  );
  return isKnown
    ? [
        ...[...values].flatMap((value) => valueGiven(answer, value, places)),
        ...rangesGiven(answer, places),
      ]
    : [];
}

function valueGiven(answer: string, value: string, places: AskingPlace[]): Given[] {
  const whens = places.map(
    ({ offered }) => offered?.values.find((one) => one.value === value)?.when,
  );
  const who = anyOf(
    places.flatMap(({ within }, index) =>
      whens[index] ? [{ all: [...within, whens[index]] }] : [],
    ),
  );
  if (isAlways(who)) return [];
  const isForAllAsked = whens.every((when) => when && isAlways(when));
  const subject = isForAllAsked
    ? `"${answer}" is asked`
    : `the option "${value}" of "${answer}" is there`;
  // where the step stands tells little, if it has the option for the same visitors everywhere
  const [same, ...others] = new Set(whens.map((when) => JSON.stringify(when)));
  const said =
    others.length === 0 && same !== undefined && !isForAllAsked
      ? anyOf(whens.filter((when) => when !== undefined))
      : who;
  const isMany = places.some(({ offered }) => offered?.kind === "many");
  return [
    {
      who: (given) =>
        given === value || (Array.isArray(given) && given.includes(value)) ? who : undefined,
      says: `${subject} ${whom(said)}`,
      tests: [isMany ? { answer, has: value } : { answer, is: value }],
      reads: [who],
    },
  ];
}

function rangesGiven(answer: string, places: AskingPlace[]): Given[] {
  const ranges = places.flatMap(({ within, offered }) =>
    (offered?.ranges ?? []).map(({ min, max, when }) => ({
      min,
      max,
      when: anyOf([{ all: [...within, when] }]),
    })),
  );
  const limits = new Set(ranges.map(({ min, max }) => `${min} ${max}`));
  if (ranges.length === 0 || (limits.size === 1 && ranges.some(({ when }) => isAlways(when))))
    return [];
  const said = ranges
    .map(({ min, max, when }) => `from ${min} to ${max}${isAlways(when) ? "" : ` ${whom(when)}`}`)
    .join(" and ");
  return [
    {
      who: (given) =>
        anyOf(
          ranges
            .filter(({ min, max }) => Number(given) >= min && Number(given) <= max)
            .map(({ when }) => when),
        ),
      says: `"${answer}" goes ${said}`,
      tests: ranges.flatMap(({ min, max }) => [
        { answer, atLeast: min },
        { answer, atMost: max },
      ]),
      reads: ranges.map(({ when }) => when),
    },
  ];
}

/** Whether one of them holds, without the parts that say nothing. */
function anyOf(conditions: Condition[]): Condition {
  const parts = conditions.map((condition) => settledBy(condition, () => undefined));
  return settledBy(
    { any: [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()] },
    () => undefined,
  );
}

function whom(condition: Condition): string {
  return isNever(condition) ? "for nobody" : `only where ${conditionInWords(condition)}`;
}
