import {
  isAlways,
  isNever,
  NEVER,
  simplify,
  simplifyInArm,
} from "#compiler/model/simplify-condition.ts";
import type { Facts } from "#compiler/solver/context.ts";
import { representatives } from "#compiler/solver/representatives.ts";
import { type Condition, holds } from "#lib/conditions.ts";
import { EXPERIMENT, listSubjects, type PathConditions } from "./path-conditions.ts";

/**
 * Limits for eliminating a subject: beyond these, the assumptions stay as they are. `MAX_LENGTH` is in
 * characters of JSON.
 */
const MAX_CASES = 64;
const MAX_LENGTH = 4_000;

/**
 * Reduces assumptions to the subjects read from here on. For each of the others, it's enough that
 * some value exists.
 */
export function eliminateVariable(
  assumptions: PathConditions,
  reads: ReadonlySet<string>,
  facts: Facts,
): PathConditions {
  const past = new Set(assumptions.flatMap(listSubjects).filter((subject) => !reads.has(subject)));
  return [...past].reduce((all, subject) => without(subject, all, facts), assumptions);
}

function without(subject: string, assumptions: PathConditions, facts: Facts): PathConditions {
  const touching = assumptions.filter((condition) => listSubjects(condition).includes(subject));
  const cases = splitCases(subject, { all: [...touching] }, facts);
  if (cases.length > MAX_CASES) return assumptions;
  const left = [
    ...new Map(
      cases.filter((one) => !isNever(one)).map((one) => [JSON.stringify(one), one]),
    ).values(),
  ];
  const others = assumptions.filter((condition) => !touching.includes(condition));
  if (left.some(isAlways)) return others;
  const open: Condition = left.length === 1 ? (left[0] ?? NEVER) : { any: left };
  if (JSON.stringify(open).length > MAX_LENGTH) return assumptions;
  return [...others, ...("all" in open ? open.all : [open])];
}

/** One condition for each value that the subject can have. */
function splitCases(subject: string, condition: Condition, facts: Facts): Condition[] {
  if (subject.startsWith(EXPERIMENT)) {
    const experiment = subject.slice(EXPERIMENT.length);
    return (facts.arms[experiment] ?? []).map((arm) => simplifyInArm(condition, experiment, arm));
  }
  return representatives(subject, condition, facts).map((value) => {
    const situation = { answers: value === undefined ? {} : { [subject]: value }, arms: {} };
    return simplify(condition, (test) =>
      "answer" in test && test.answer === subject ? holds(test, situation) : undefined,
    );
  });
}
