import type { Condition } from "#lib/conditions.ts";

const ALWAYS: Condition = { all: [] };
const NEVER: Condition = { any: [] };
export const isAlways = (condition: Condition) => "all" in condition && condition.all.length === 0;
export const isNever = (condition: Condition) => "any" in condition && condition.any.length === 0;

/** A condition once an arm is known. */
export function settled(condition: Condition, experiment: string, arm: string): Condition {
  if ("experiment" in condition) return condition.experiment !== experiment ? condition : condition.arm === arm ? ALWAYS : NEVER;
  if ("not" in condition) {
    const inner = settled(condition.not, experiment, arm);
    if (isAlways(inner)) return NEVER;
    return isNever(inner) ? ALWAYS : { not: inner };
  }
  if ("all" in condition) {
    const parts = condition.all.map((part) => settled(part, experiment, arm)).filter((part) => !isAlways(part));
    return parts.some(isNever) ? NEVER : one({ all: parts }, parts);
  }
  if ("any" in condition) {
    const parts = condition.any.map((part) => settled(part, experiment, arm)).filter((part) => !isNever(part));
    return parts.some(isAlways) ? ALWAYS : one({ any: parts }, parts);
  }
  return condition;
}

const one = (joined: Condition, parts: Condition[]) => (parts.length === 1 ? (parts[0] ?? joined) : joined);
