import type { Answers, Json } from "./json.ts";

/**
 * The condition for a branch to be taken. Plain data: written in YAML, checked at build time,
 * evaluated in the browser.
 */
export type Condition =
  | { answer: string; is: Json }
  | { answer: string; oneOf: Json[] }
  | { answer: string; has: Json }
  | { answer: string; atLeast: number }
  | { answer: string; atMost: number }
  | { experiment: string; arm: string }
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition };

export interface Situation {
  answers: Answers;
  /** Experiment id to arm id. */
  arms: Record<string, string>;
}

/**
 * True if a condition is true in a situation. A condition on a missing answer is false, so a `not`
 * around it is true.
 */
export function holds(condition: Condition, situation: Situation): boolean {
  if ("all" in condition) return condition.all.every((part) => holds(part, situation));
  if ("any" in condition) return condition.any.some((part) => holds(part, situation));
  if ("not" in condition) return !holds(condition.not, situation);
  if ("experiment" in condition) return situation.arms[condition.experiment] === condition.arm;

  const answer = situation.answers[condition.answer];
  if ("is" in condition) return answer === condition.is;
  if ("oneOf" in condition) return answer !== undefined && condition.oneOf.includes(answer);
  if ("has" in condition) return Array.isArray(answer) && answer.includes(condition.has);
  if (typeof answer !== "number") return false;
  return "atLeast" in condition ? answer >= condition.atLeast : answer <= condition.atMost;
}

/** The names of all answers that a condition reads, without duplicates. */
export function answersRead(condition: Condition): string[] {
  if ("all" in condition) return [...new Set(condition.all.flatMap(answersRead))];
  if ("any" in condition) return [...new Set(condition.any.flatMap(answersRead))];
  if ("not" in condition) return answersRead(condition.not);
  return "answer" in condition ? [condition.answer] : [];
}
