import type { Condition } from "#lib/conditions.ts";

export const ALWAYS: Condition = { all: [] };
export const NEVER: Condition = { any: [] };
export const isAlways = (condition: Condition) => "all" in condition && condition.all.length === 0;
export const isNever = (condition: Condition) => "any" in condition && condition.any.length === 0;

/** A condition simplified for visitors in a known arm. */
export function simplifyInArm(condition: Condition, experiment: string, arm: string): Condition {
  return simplify(condition, (test) =>
    "experiment" in test && test.experiment === experiment ? test.arm === arm : undefined,
  );
}

/**
 * Partial evaluation: replaces each test that `evaluate` decides by its result, and drops what then
 * makes no difference. A test that's still open, because `evaluate` returns undefined, stays.
 */
export function simplify(
  condition: Condition,
  evaluate: (test: Condition) => boolean | undefined,
): Condition {
  if ("not" in condition) {
    const inner = simplify(condition.not, evaluate);
    if (isAlways(inner)) return NEVER;
    return isNever(inner) ? ALWAYS : { not: inner };
  }
  if ("all" in condition) {
    const parts = condition.all
      .map((part) => simplify(part, evaluate))
      .filter((part) => !isAlways(part));
    return parts.some(isNever) ? NEVER : unwrapSingle({ all: parts }, parts);
  }
  if ("any" in condition) {
    const parts = condition.any
      .map((part) => simplify(part, evaluate))
      .filter((part) => !isNever(part));
    return parts.some(isAlways) ? ALWAYS : unwrapSingle({ any: parts }, parts);
  }
  const result = evaluate(condition);
  if (result === undefined) return condition;
  return result ? ALWAYS : NEVER;
}

/** A list of one condition means the same as the condition alone. */
function unwrapSingle(list: Condition, parts: Condition[]): Condition {
  return parts.length === 1 ? (parts[0] ?? list) : list;
}
