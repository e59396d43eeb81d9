import type { Condition } from "#lib/conditions.ts";
import { isJsonObject } from "#lib/json.ts";
import { findPlaceholders } from "#lib/texts/placeholders.ts";
import type { AnswerRef } from "#quiz/steps/step-type.ts";
import type { AuthoredCondition } from "../read/condition.ts";
import { isWithin, toAuthoredPath } from "../read/conditional-entries.ts";
import { memoizeByFunnel } from "../read/memoize-by-funnel.ts";
import type { AuthoredStep } from "../read/read-steps.ts";
import type { Path } from "../yaml/path.ts";
import { collectTexts, type TextRef } from "./text-walk.ts";

/** A step as written, or with one of its overrides. */
interface StepVariant {
  fields: Record<string, unknown>;
  /** Only the fields that are written for this variant. */
  own: Record<string, unknown>;
  /** The conditions under which visitors see the field at a path. */
  whenAt(path: Path): Condition[];
  /** The position in the file of the field at a path. */
  at(path: Path): Path;
}

/** All variants of a step: first as written, then with each override on its own. */
export const listVariants = memoizeByFunnel((step: AuthoredStep): StepVariant[] => {
  const base = (path: Path): Path => [...step.path, ...toAuthoredPath(path, step.entries)];
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
        hasPath(fields, path) ? [...place, ...toAuthoredPath(path, entries)] : base(path),
    })),
  ];
});

function hasPath(part: unknown, [key, ...rest]: Path): boolean {
  if (key === undefined) return true;
  if (Array.isArray(part)) return Number(key) in part && hasPath(part[Number(key)], rest);
  return isJsonObject(part) && Object.hasOwn(part, key) && hasPath(part[String(key)], rest);
}

/** A text, picture, or icon of a step or of one of its overrides. */
export interface StepText extends TextRef {
  /** Its position in the step's file. */
  at: Path;
  /** The conditions under which visitors see it. */
  when: Condition[];
}

/** All texts, pictures, and icons that a step can show. */
export const textsInStep = memoizeByFunnel((step: AuthoredStep): StepText[] =>
  listVariants(step).flatMap(({ own, at, whenAt }) =>
    collectTexts(own).map((written) => ({
      ...written,
      at: at(written.path),
      when: whenAt(written.path),
    })),
  ),
);

/**
 * All placeholders of a step, with their positions in the file and the conditions under which
 * visitors see them.
 */
export const placeholdersInStep = memoizeByFunnel((step: AuthoredStep) =>
  textsInStep(step).flatMap(({ text, at, when }) =>
    findPlaceholders(text).map((placeholder) => ({ ...placeholder, at, when })),
  ),
);

/** The answers that a step can show without a placeholder, with their positions in its file. */
export const listReads = memoizeByFunnel((step: AuthoredStep) =>
  listVariants(step).flatMap(({ fields, own, at }) =>
    (step.type.answerRefs?.(fields) ?? [])
      .filter(({ path, values = [] }: AnswerRef) =>
        [path, ...values.map((value) => value.path)].some((part) => hasPath(own, part)),
      )
      .map(({ answer, kind, path, values = [] }: AnswerRef) => ({
        answer,
        kind,
        at: at(path),
        values: values.map(({ value, path: where }) => ({ value, at: at(where) })),
      })),
  ),
);

/** A step's promises about the product, with the position of each one in its file. */
export const promisesInStep = memoizeByFunnel((step: AuthoredStep) =>
  listVariants(step).flatMap(({ fields, own, at }) =>
    (step.type.promises?.(fields) ?? [])
      .filter(({ path }) => hasPath(own, path))
      .map(({ path, ...promise }) => ({ ...promise, source: step.source, at: at(path) })),
  ),
);

/** The conditions of entries and overrides, each with the outer conditions it depends on. */
export function listConditions({
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
