import { isJsonObject } from "#lib/json.ts";
import { mergeChange } from "#lib/texts/personalize.ts";
import type { AnyStepType } from "#quiz/steps/step-types.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { overrideMessages } from "../diagnostics/messages/steps.ts";
import { listFields } from "../schema/schema-fields.ts";
import type { Path } from "../yaml/path.ts";
import type { Source } from "../yaml/source.ts";
import { type AuthoredCondition, parseCondition, type Report } from "./condition.ts";
import { type ConditionalEntry, toAuthoredPath, withoutConditions } from "./conditional-entries.ts";
import { readPart } from "./read-part.ts";

/** Fields of a step that change if a condition holds. */
export interface AuthoredOverride {
  condition: AuthoredCondition;
  /** Only the fields that the override contains. */
  fields: Record<string, unknown>;
  entries: ConditionalEntry[];
  /** The step's fields merged with those of the override. */
  whole: Record<string, unknown>;
  /** Its position in its file. */
  path: Path;
}

interface Step {
  type: AnyStepType;
  fields: Record<string, unknown>;
  source: Source;
  path: Path;
}

/** Fields that define the identity of a step, or that themselves decide who sees what. */
const THE_SAME_FOR_ALL = ["type", "answer", "route", "sensitivity", "instead"];

/** Reads the overrides of a step. The step merged with an override must be valid for its type. */
export function readOverrides(
  written: unknown,
  step: Step,
  problems: Diagnostic[],
): AuthoredOverride[] {
  const path = [...step.path, "instead"];
  const report: Report = (...problem) => problems.push(step.source.diagnosticAt(...problem));
  if (Array.isArray(written) && written.length > 0)
    return written.flatMap(
      (one: unknown, index) =>
        readOverride(one, { ...step, path: [...path, index] }, report, problems) ?? [],
    );
  report(path, overrideMessages.form);
  return [];
}

function readOverride(
  written: unknown,
  { type, fields: base, source, path }: Step,
  report: Report,
  problems: Diagnostic[],
): AuthoredOverride | undefined {
  if (!isJsonObject(written) || !("when" in written)) {
    report(path, overrideMessages.form);
    return undefined;
  }
  const { when, ...rest } = written;
  const fixed = THE_SAME_FOR_ALL.filter((key) => key in rest);
  for (const key of fixed)
    report([...path, key], overrideMessages.fixedField({ field: key }), true);
  if (Object.keys(rest).length === 0) report(path, overrideMessages.changesNothing);
  if (fixed.length > 0) return undefined;

  const entries: ConditionalEntry[] = [];
  const own = withoutConditions(rest, type.schema, { source, report, base: path, entries });
  const whole = readPart<Record<string, unknown>>(mergeChange(base, own), type.schema, {
    source,
    problems,
    at: (at) =>
      at[0] !== undefined && Object.hasOwn(rest, at[0])
        ? [...path, ...toAuthoredPath(at, entries)]
        : path,
    fields: (at) =>
      at.length === 0
        ? [
            ...listFields(type.schema, at).filter((name) => !THE_SAME_FOR_ALL.includes(name)),
            "when",
          ]
        : listFields(type.schema, at, ["when"]),
  });
  const condition = parseCondition(when, [...path, "when"], source, report);
  if (!whole || !condition) return undefined;
  // Picking from one object by another gives an object.
  const fields = pickedBy(own, whole) as Record<string, unknown>;
  return { condition, fields, entries, whole, path };
}

/** The parsed values of the fields in the override: `moon` has become `{ icon: moon }`. */
function pickedBy(own: unknown, whole: unknown): unknown {
  if (!isJsonObject(own) || !isJsonObject(whole)) return whole;
  return Object.fromEntries(Object.keys(own).map((key) => [key, pickedBy(own[key], whole[key])]));
}
