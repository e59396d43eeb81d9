import type { Condition } from "#lib/conditions.ts";
import { isJsonObject } from "#lib/json.ts";
import type { AnswerRead } from "#steps/step-type.ts";
import type { AuthoredCondition } from "./condition.ts";
import { isWithin, spotOf } from "./conditional-entries.ts";
import { type Written, writtenIn } from "./copy.ts";
import { once } from "./once.ts";
import type { AuthoredStep } from "./read-steps.ts";
import type { Path } from "./source.ts";

/** A step as it is written, or with one of its overrides. */
interface Look {
  fields: Record<string, unknown>;
  /** What is written for this look, and for no other. */
  own: Record<string, unknown>;
  /** The conditions under which a path of the fields is seen. */
  whenAt(path: Path): Condition[];
  /** Where a path of the fields stands in the file. */
  at(path: Path): Path;
}

/** All looks of a step: as it is written first, then with each override alone. */
export function looksOf(step: AuthoredStep): Look[] {
  const base = (path: Path): Path => [...step.path, ...spotOf(path, step.entries)];
  const whenAt = (entries: AuthoredStep["entries"], path: Path) =>
    entries.filter((entry) => isWithin(path, entry.path)).map(({ condition }) => condition.when);
  return [
    {
      fields: step.fields,
      own: step.fields,
      whenAt: (path) => whenAt(step.entries, path),
      at: base,
    },
    ...step.overrides.map(({ condition, fields, entries, whole, path: place }) => ({
      fields: whole,
      own: fields,
      whenAt: (path: Path) => [condition.when, ...whenAt(entries, path)],
      at: (path: Path) =>
        hasPath(fields, path) ? [...place, ...spotOf(path, entries)] : base(path),
    })),
  ];
}

function hasPath(part: unknown, [key, ...rest]: Path): boolean {
  if (key === undefined) return true;
  if (Array.isArray(part)) return Number(key) in part && hasPath(part[Number(key)], rest);
  return isJsonObject(part) && Object.hasOwn(part, key) && hasPath(part[String(key)], rest);
}

/** A text, picture or icon of a step, be it in an override or not. */
export interface StepWritten extends Written {
  /** Where it stands in the step's file. */
  at: Path;
  /** The conditions under which it is seen. */
  when: Condition[];
}

/** Every text, picture and icon that a step can show. */
export const writtenInStep = once((step: AuthoredStep): StepWritten[] =>
  looksOf(step).flatMap(({ own, at, whenAt }) =>
    writtenIn(own).map((written) => ({
      ...written,
      at: at(written.path),
      when: whenAt(written.path),
    })),
  ),
);

/** The answers that a step can show without a placeholder, with their places in its file. */
export function readsOf(step: AuthoredStep) {
  return looksOf(step).flatMap(({ fields, own, at }) =>
    (step.type.reads?.(fields) ?? [])
      .filter(({ path, values = [] }: AnswerRead) =>
        [path, ...values.map((value) => value.path)].some((part) => hasPath(own, part)),
      )
      .map(({ answer, kind, path, values = [] }: AnswerRead) => ({
        answer,
        kind,
        at: at(path),
        values: values.map(({ value, path: where }) => ({ value, at: at(where) })),
      })),
  );
}

/** The conditions of entries and overrides, each with those that must hold for it to matter. */
export function conditionsIn({
  entries,
  overrides,
}: AuthoredStep): { condition: AuthoredCondition; outer: Condition[] }[] {
  return [
    ...entries.map(({ condition }) => ({ condition, outer: [] })),
    ...overrides.flatMap((override) => [
      { condition: override.condition, outer: [] },
      ...override.entries.map(({ condition }) => ({ condition, outer: [override.condition.when] })),
    ]),
  ];
}
