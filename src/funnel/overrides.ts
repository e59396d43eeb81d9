import { isJsonObject } from "#lib/json.ts";
import { merged } from "#lib/tailored.ts";
import type { AnyStepType } from "#steps/step-types.ts";
import { type AuthoredCondition, conditionAt, type Report } from "./condition.ts";
import { type ConditionalEntry, spotOf, withoutConditions } from "./conditional-entries.ts";
import type { Problem } from "./problem.ts";
import { readPart } from "./read-part.ts";
import { fieldsAt } from "./schema-fields.ts";
import type { Path, Source } from "./source.ts";

/** Fields of a step that are others for whom a condition holds. */
export interface AuthoredOverride {
  condition: AuthoredCondition;
  /** What it writes itself. */
  fields: Record<string, unknown>;
  entries: ConditionalEntry[];
  /** The step's fields with these over them. */
  whole: Record<string, unknown>;
  /** Where it stands in its file. */
  path: Path;
}

interface Step {
  type: AnyStepType;
  fields: Record<string, unknown>;
  source: Source;
  path: Path;
}

/** They make a step what it is, or decide themselves who sees what. */
const THE_SAME_FOR_ALL = ["type", "answer", "route", "sensitivity", "instead"];

const FORM =
  '"instead" takes a list; each entry says for whom, and what is different: - { when: { gender: male }, title: … }.';

/** The overrides of a step. Each, merged over it, must be a step that its type can be. */
export function readOverrides(
  written: unknown,
  step: Step,
  problems: Problem[],
): AuthoredOverride[] {
  const path = [...step.path, "instead"];
  const report: Report = (...told) => problems.push(step.source.problem(...told));
  if (Array.isArray(written) && written.length > 0)
    return written.flatMap(
      (one: unknown, index) =>
        readOverride(one, { ...step, path: [...path, index] }, report, problems) ?? [],
    );
  report(path, FORM);
  return [];
}

function readOverride(
  written: unknown,
  { type, fields: base, source, path }: Step,
  report: Report,
  problems: Problem[],
): AuthoredOverride | undefined {
  if (!isJsonObject(written) || !("when" in written)) {
    report(path, FORM);
    return undefined;
  }
  const { when, ...rest } = written;
  const fixed = THE_SAME_FOR_ALL.filter((key) => key in rest);
  for (const key of fixed)
    report(
      [...path, key],
      `"${key}" is the same for everybody and cannot be changed here. Write another step, and give each its own "when".`,
      true,
    );
  if (Object.keys(rest).length === 0)
    report(path, "This changes nothing. Write what is different here: title: …, or take it out.");
  if (fixed.length > 0) return undefined;

  const entries: ConditionalEntry[] = [];
  const own = withoutConditions(rest, type.schema, { source, report, base: path, entries });
  const whole = readPart<Record<string, unknown>>(merged(base, own), type.schema, {
    source,
    problems,
    at: (at) =>
      at[0] !== undefined && Object.hasOwn(rest, at[0]) ? [...path, ...spotOf(at, entries)] : path,
    fields: (at) =>
      at.length === 0
        ? [...fieldsAt(type.schema, at).filter((name) => !THE_SAME_FOR_ALL.includes(name)), "when"]
        : fieldsAt(type.schema, at, ["when"]),
  });
  const condition = conditionAt(when, [...path, "when"], source, report);
  return (
    whole &&
    condition && {
      condition,
      fields: pickedBy(own, whole) as Record<string, unknown>,
      entries,
      whole,
      path,
    }
  );
}

/** What a schema made of the parts that were written: `moon` has become `{ icon: moon }`. */
function pickedBy(own: unknown, whole: unknown): unknown {
  if (!isJsonObject(own) || !isJsonObject(whole)) return whole;
  return Object.fromEntries(Object.keys(own).map((key) => [key, pickedBy(own[key], whole[key])]));
}
