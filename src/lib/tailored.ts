import { type Condition, holds, type Situation } from "./conditions.ts";
import { isJsonObject } from "./json.ts";

/** Fields that differ for whom the condition holds. No field or id of a step can begin with a dollar sign. */
export type Override = { $when: Condition } & Record<string, unknown>;

/**
 * What may depend on the visitor. An entry of its lists and maps that is not there for everybody carries `$when`, and `$say` where it is a text alone;
 * `$overrides`, even without any, says that there is something to decide.
 */
export interface Tailorable {
  $overrides?: Override[];
}

type Decide = (when: Condition) => boolean;

/** A step as one visitor gets it. */
export function tailored<S extends Tailorable>(step: S, situation: Situation): S {
  return lookWhere(step, (when) => holds(when, situation));
}

/** All that a step can have, whoever it is for. */
export function inFull<S extends Tailorable>(step: S): S {
  return lookWhere(step, () => true);
}

/** The looks of a step between which all of its values are found: all changes at once, none, and each alone. */
export function everyLook<S extends Tailorable>(step: S): S[] {
  const { $overrides } = step;
  if (!$overrides) return [step];
  return [$overrides, [], ...$overrides.map((override) => [override])].map((changes) =>
    inFull({ ...step, $overrides: changes }),
  );
}

/** A step as those get it for whom just the conditions hold of which `decide` says so. */
export function lookWhere<S extends Tailorable>(step: S, decide: Decide): S {
  if (!step.$overrides) return step;
  const { $overrides, ...fields } = step;
  const changed = $overrides
    .filter(({ $when }) => decide($when))
    .reduce<unknown>((all, { $when, ...own }) => merged(all, own), fields);
  return thoseThere(changed, decide) as S;
}

/** Blocks are merged field by field; everything else takes the place of what was there. */
export function merged(base: unknown, change: unknown): unknown {
  if (!isJsonObject(base) || !isJsonObject(change) || "$say" in change) return change;
  const fields: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(change))
    fields[key] = key === "$when" ? value : merged(fields[key], value);
  return fields;
}

function thoseThere(part: unknown, decide: Decide): unknown {
  const isThere = (entry: unknown) =>
    !isJsonObject(entry) || !("$when" in entry) || decide(entry.$when as unknown as Condition);
  if (Array.isArray(part)) return part.filter(isThere).map((entry) => thoseThere(entry, decide));
  if (!isJsonObject(part)) return part;
  if ("$say" in part) return part.$say;
  const entries = Object.entries(part).filter(([key, entry]) => key !== "$when" && isThere(entry));
  return Object.fromEntries(entries.map(([key, entry]) => [key, thoseThere(entry, decide)]));
}
