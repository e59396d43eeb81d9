import { type Condition, holds, type Situation } from "../conditions.ts";
import { isJsonObject, type JsonObject } from "../json.ts";

/**
 * Fields that replace a step's own if a condition is true. Fields and ids of a step can't start
 * with a dollar sign.
 */
export type Override = { $when: Condition } & Record<string, unknown>;

/**
 * Something that may depend on the visitor. Entries of its lists and maps that not everyone gets
 * carry `$when`, plus `$text` if the entry is only text. `$overrides`, even an empty list, marks it
 * as conditional.
 */
export interface Conditional {
  $overrides?: Override[];
}

type Decide = (when: Condition) => boolean;

/** The step as one visitor gets it. */
export function personalize<S extends Conditional>(step: S, situation: Situation): S {
  return resolveWhere(step, (when) => holds(when, situation));
}

/** The step with everything it can have, for any visitor. */
export function withEverything<S extends Conditional>(step: S): S {
  return resolveWhere(step, () => true);
}

/**
 * Variants of a step that together contain all of its values: with all overrides, with none, and
 * with each one alone.
 */
export function everyVariant<S extends Conditional>(step: S): S[] {
  const { $overrides } = step;
  if (!$overrides) return [step];
  return [$overrides, [], ...$overrides.map((override) => [override])].map((changes) =>
    withEverything({ ...step, $overrides: changes }),
  );
}

/** The step with each condition resolved by `decide`. */
export function resolveWhere<S extends Conditional>(step: S, decide: Decide): S {
  if (!step.$overrides) return step;
  const { $overrides, ...fields } = step;
  const changed = $overrides
    .filter(({ $when }) => decide($when))
    .reduce<unknown>((all, { $when, ...own }) => mergeChange(all, own), fields);
  // The compiler checks that overrides fit the step's schema.
  return selectEntries(changed, decide) as S;
}

/** Merges blocks field by field. Anything else replaces the base value. */
export function mergeChange(base: unknown, change: unknown): unknown {
  if (!isJsonObject(base) || !isJsonObject(change) || "$text" in change) return change;
  const fields: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(change))
    fields[key] = key === "$when" ? value : mergeChange(fields[key], value);
  return fields;
}

function selectEntries(part: unknown, decide: Decide): unknown {
  const isThere = (entry: unknown) => !hasCondition(entry) || decide(entry.$when);
  if (Array.isArray(part)) return part.filter(isThere).map((entry) => selectEntries(entry, decide));
  if (!isJsonObject(part)) return part;
  if ("$text" in part) return part.$text;
  const entries = Object.entries(part).filter(([key, entry]) => key !== "$when" && isThere(entry));
  return Object.fromEntries(entries.map(([key, entry]) => [key, selectEntries(entry, decide)]));
}

/** The compiler has read what is after `$when`, so it's a condition. */
export function hasCondition(entry: unknown): entry is JsonObject & { $when: Condition } {
  return isJsonObject(entry) && "$when" in entry;
}
