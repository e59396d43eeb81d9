import type { Condition, Situation } from "#lib/conditions.ts";
import type { Json } from "#lib/json.ts";

type ValueTest = Exclude<Extract<Condition, { answer: string }>, { has: unknown }>;

const orList = new Intl.ListFormat("en-US", { type: "disjunction" });

/** A condition in plain words: `gender is male and age is 50 or more`, `in arm B of summary`. */
export function describeCondition(condition: Condition): string {
  if ("all" in condition) return joinConditions(condition.all, "and", "always");
  if ("any" in condition) return joinConditions(condition.any, "or", "never");
  if ("not" in condition) return negation(condition.not);
  if ("experiment" in condition) return describeArm(condition.experiment, condition.arm);
  if ("has" in condition) return `${condition.answer} has ${describeValue(condition.has)}`;
  return `${condition.answer} is ${describeValues(condition)}`;
}

/** The values that an answer may have: `male`, `a, b, or c`, or `50 or more`. */
function describeValues(test: ValueTest): string {
  if ("is" in test) return describeValue(test.is);
  if ("oneOf" in test) return joinValues(test.oneOf);
  return "atLeast" in test ? `${test.atLeast} or more` : `${test.atMost} or less`;
}

function joinConditions(parts: Condition[], word: string, empty: string): string {
  if (parts.length === 0) return empty;
  const nests = (part: Condition) =>
    ("all" in part && part.all.length > 1) || ("any" in part && part.any.length > 1);
  return parts
    .map((part) =>
      parts.length > 1 && nests(part) ? `(${describeCondition(part)})` : describeCondition(part),
    )
    .join(` ${word} `);
}

function negation(condition: Condition): string {
  if ("not" in condition) return describeCondition(condition.not);
  if ("all" in condition || "any" in condition) return `not (${describeCondition(condition)})`;
  if ("has" in condition) return `${condition.answer} doesn't have ${describeValue(condition.has)}`;
  if ("experiment" in condition) return `not ${describeCondition(condition)}`;
  return `${condition.answer} is not ${describeValues(condition)}`;
}

function joinValues(values: Json[]): string {
  const words = values.map(describeValue);
  return orList.format(words);
}

function describeValue(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function describeArm(experiment: string, arm: string): string {
  return `in arm ${arm} of ${experiment}`;
}

/**
 * A visitor's relevant answers and arms: `gender is male and goals is not answered and the visitor
 * is in arm B of summary`.
 */
export function describeSituation({ answers, arms }: Situation, asked: string[]): string {
  return [
    ...asked.map((name) => {
      const answer = answers[name];
      if (answer === undefined) return `${name} is not answered`;
      return Array.isArray(answer)
        ? `${name} has ${answer.join(" with ") || "nothing"}`
        : `${name} is ${String(answer)}`;
    }),
    ...Object.entries(arms).map(
      ([experiment, arm]) => `the visitor is ${describeArm(experiment, arm)}`,
    ),
  ].join(" and ");
}
