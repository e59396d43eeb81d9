import type { Condition } from "#lib/conditions.ts";
import { isJsonObject } from "#lib/json.ts";
import { type Conditional, hasCondition, resolveWhere } from "#lib/texts/personalize.ts";
import { ALWAYS, isAlways, isNever, NEVER } from "../model/simplify-condition.ts";

/**
 * With more conditions than this in the relevant fields, a step has too many variants to compare.
 */
const MAX_CONDITIONS = 8;

/** A value computed for each variant of a step. */
export interface VariantOutcomes<T> {
  conditions: Condition[];
  /** The values. The bits of the index say which conditions hold. */
  byVariant: T[];
}

type Fields = Conditional & Record<string, unknown>;

/**
 * Computes a value for each variant of a step, as far as variants differ in these fields. `outcome`
 * gets only these fields. Undefined if there are too many variants.
 */
export function variantOutcomes<T>(
  step: Conditional,
  fields: readonly string[],
  outcome: (variant: Fields) => T,
): VariantOutcomes<T> | undefined {
  const part = onlyFields(step, fields);
  const conditions = [...new Map(listConditions(part).map((one) => [toKey(one), one])).values()];
  if (conditions.length > MAX_CONDITIONS) return undefined;
  const bits = new Map(conditions.map((condition, index) => [toKey(condition), 1 << index]));
  const createEvaluator = (variant: number) => (condition: Condition) =>
    (variant & (bits.get(toKey(condition)) ?? 0)) !== 0;
  return {
    conditions,
    byVariant: Array.from({ length: 1 << conditions.length }, (_, variant) =>
      outcome(resolveWhere(part, createEvaluator(variant))),
    ),
  };
}

/** The condition under which the outcome matches. */
export function buildCondition<T>(
  { conditions, byVariant }: VariantOutcomes<T>,
  matches: (outcome: T) => boolean,
): Condition {
  // A binary decision tree: it tests one condition per level, and its leaves are the variants.
  const buildTree = (level: number, variant: number): Condition => {
    const condition = conditions[level];
    if (!condition) return matches(byVariant[variant] as T) ? ALWAYS : NEVER;
    return ifThenElse(
      condition,
      buildTree(level + 1, variant | (1 << level)),
      buildTree(level + 1, variant),
    );
  };
  return buildTree(0, 0);
}

/** `then` if the condition holds and `otherwise` if not, as a simplified condition. */
function ifThenElse(condition: Condition, then: Condition, otherwise: Condition): Condition {
  if (toKey(then) === toKey(otherwise)) return then;
  const holding = both(condition, then);
  const failing = both({ not: condition }, otherwise);
  if (isNever(then)) return failing;
  return isNever(otherwise) ? holding : { any: [holding, failing] };
}

function both(condition: Condition, other: Condition): Condition {
  return isAlways(other) ? condition : { all: [condition, other] };
}

function toKey(condition: Condition): string {
  return JSON.stringify(condition);
}

/** A step with only these fields, and only the overrides that change them. */
function onlyFields({ $overrides, ...base }: Conditional, fields: readonly string[]): Fields {
  const part = pickFields(base, fields);
  if (!$overrides) return part;
  const relevant = $overrides.flatMap(({ $when, ...change }) => {
    const own = pickFields(change, fields);
    return Object.keys(own).length > 0 ? [{ $when, ...own }] : [];
  });
  return { ...part, $overrides: relevant };
}

function pickFields(from: object, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field) =>
      Object.hasOwn(from, field) ? [[field, Reflect.get(from, field)]] : [],
    ),
  );
}

/** All conditions in a part of a step, outer ones first. */
function listConditions(part: unknown): Condition[] {
  if (Array.isArray(part)) return part.flatMap(listConditions);
  if (!isJsonObject(part)) return [];
  const { $when: _, ...fields } = part;
  const inner = Object.values(fields).flatMap(listConditions);
  return hasCondition(part) ? [part.$when, ...inner] : inner;
}
