import type { Condition } from "#lib/conditions.ts";

export const ALWAYS: Condition = { all: [] };
export const NEVER: Condition = { any: [] };
export const isAlways = (condition: Condition) => "all" in condition && condition.all.length === 0;
export const isNever = (condition: Condition) => "any" in condition && condition.any.length === 0;

/** A condition once an arm is known. */
export function settled(condition: Condition, experiment: string, arm: string): Condition {
  return settledBy(condition, (part) =>
    "experiment" in part && part.experiment === experiment ? part.arm === arm : undefined,
  );
}

/** A condition once it is known of some of its tests whether they hold. */
export function settledBy(
  condition: Condition,
  isSo: (test: Condition) => boolean | undefined,
): Condition {
  if ("not" in condition) {
    const inner = settledBy(condition.not, isSo);
    if (isAlways(inner)) return NEVER;
    return isNever(inner) ? ALWAYS : { not: inner };
  }
  if ("all" in condition) {
    const parts = condition.all
      .map((part) => settledBy(part, isSo))
      .filter((part) => !isAlways(part));
    return parts.some(isNever) ? NEVER : one({ all: parts }, parts);
  }
  if ("any" in condition) {
    const parts = condition.any
      .map((part) => settledBy(part, isSo))
      .filter((part) => !isNever(part));
    return parts.some(isAlways) ? ALWAYS : one({ any: parts }, parts);
  }
  const known = isSo(condition);
  return known === undefined ? condition : known ? ALWAYS : NEVER;
}

const one = (joined: Condition, parts: Condition[]) =>
  parts.length === 1 ? (parts[0] ?? joined) : joined;
