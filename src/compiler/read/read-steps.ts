import { isJsonObject } from "#lib/json.ts";
import type { Conditional, Override } from "#lib/texts/personalize.ts";
import { Id } from "#quiz/steps/schema/fields.ts";
import { type AnyStepType, stepTypes } from "#quiz/steps/step-types.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/did-you-mean.ts";
import { fileMessages } from "../diagnostics/messages/files.ts";
import { listFields } from "../schema/schema-fields.ts";
import { visibleFields } from "../schema/visible-fields.ts";
import type { Path } from "../yaml/path.ts";
import type { Source } from "../yaml/source.ts";
import { type AuthoredCondition, parseCondition, type Report } from "./condition.ts";
import {
  type ConditionalEntry,
  toAuthoredPath,
  withConditions,
  withoutConditions,
} from "./conditional-entries.ts";
import { memoizeByFunnel } from "./memoize-by-funnel.ts";
import { type AuthoredOverride, readOverrides } from "./overrides.ts";
import { readPart } from "./read-part.ts";

export type StepFields = {
  type: string;
  title: string;
  route?: string;
  answer?: string;
  sensitivity?: string;
} & Record<string, unknown>;

export interface AuthoredStep {
  id: string;
  type: AnyStepType;
  /** All fields without overrides applied. Includes entries that have a condition. */
  fields: StepFields;
  route: string;
  source: Source;
  /** The step's position in its file. */
  path: Path;
  /** Which visitors see the step. Absent if all do. */
  condition?: AuthoredCondition | undefined;
  entries: ConditionalEntry[];
  overrides: AuthoredOverride[];
}

const FIELDS_OF_ALL = ["type", "route", "title", "hint", "continue", "answer", "sensitivity"];

/** Reads the steps of all files, by id. */
export function readSteps(sources: Source[], problems: Diagnostic[]): Map<string, AuthoredStep> {
  const steps = new Map<string, AuthoredStep>();
  for (const source of sources) {
    const read = readCachedSteps(source);
    problems.push(...read.problems);
    for (const { id, step } of read.steps) {
      const earlier = steps.get(id);
      if (earlier)
        problems.push(
          source.diagnosticAt(
            [id],
            fileMessages.duplicateStep({ step: id, file: earlier.source.file }),
            true,
          ),
        );
      else if (step) steps.set(id, step);
    }
  }
  return steps;
}

/**
 * The steps of one file, and the errors in each on its own. An unchanged file keeps its steps and
 * everything computed from them.
 */
const readCachedSteps = memoizeByFunnel(
  (
    source: Source,
  ): { steps: { id: string; step: AuthoredStep | undefined }[]; problems: Diagnostic[] } => {
    if (!isJsonObject(source.value))
      return {
        steps: [],
        problems: [source.diagnosticAt([], fileMessages.listOfSteps)],
      };
    const outdented = Object.entries(source.value).filter(
      ([id, value]) => FIELDS_OF_ALL.includes(id) && !isJsonObject(value),
    );
    const problems = outdented.map(([id]) =>
      source.diagnosticAt([id], fileMessages.fieldInsteadOfStep({ field: id }), true),
    );
    const steps = Object.entries(source.value)
      // A step without fields and fields without a step are one mistake, reported above.
      .filter(([, value]) => outdented.length === 0 || isJsonObject(value))
      .map(([id, value]) => ({ id, step: readStep(id, value, source, problems) }));
    return { steps, problems };
  },
);

function readStep(
  id: string,
  value: unknown,
  source: Source,
  problems: Diagnostic[],
): AuthoredStep | undefined {
  const named = Id.safeParse(id);
  if (!named.success)
    problems.push(source.diagnosticAt([id], named.error.issues[0]?.message ?? "", true));
  const type = parseStepType(id, value, source, problems);
  if (!type || !isJsonObject(value)) return undefined;

  const { when, instead, ...written } = value;
  const path = [id];
  const report: Report = (...problem) => problems.push(source.diagnosticAt(...problem));
  const condition =
    when === undefined ? undefined : parseCondition(when, [id, "when"], source, report);
  const entries: ConditionalEntry[] = [];
  const fields = readPart<StepFields>(
    withoutConditions(written, type.schema, { source, report, base: path, entries }),
    type.schema,
    {
      source,
      problems,
      at: (at) => [...path, ...toAuthoredPath(at, entries)],
      fields: (at) => [
        ...listFields(type.schema, at, ["when"]),
        ...(at.length === 0 ? ["when", "instead"] : []),
      ],
    },
  );
  if (!fields) return undefined;
  const overrides =
    instead === undefined ? [] : readOverrides(instead, { type, fields, source, path }, problems);
  if (!named.success) return undefined;
  const route = fields.route ?? `/${id}`;
  return { id, type, fields, route, source, path, condition, entries, overrides };
}

function parseStepType(
  id: string,
  value: unknown,
  source: Source,
  problems: Diagnostic[],
): AnyStepType | undefined {
  const name = isJsonObject(value) ? value.type : undefined;
  if (typeof name === "string" && Object.hasOwn(stepTypes, name)) return stepTypes[name];
  const known = Object.keys(stepTypes);
  const message =
    typeof name === "string"
      ? fileMessages.unknownType({
          type: name,
          types: known,
          meant: nearest(name, known),
        })
      : fileMessages.missingType({ step: id });
  problems.push(
    source.diagnosticAt(
      typeof name === "string" ? [id, "type"] : [id],
      message,
      typeof name !== "string",
    ),
  );
  return undefined;
}

/** A step's fields in the format of a plan, with conditions for the browser to evaluate. */
export function conditional({
  type: { schema },
  fields,
  entries,
  overrides,
}: AuthoredStep): StepFields & Conditional {
  // Only entries get a mark, and the fields that every step has are none.
  const marked = withConditions(visibleFields(schema, fields), entries) as StepFields;
  if (entries.length === 0 && overrides.length === 0) return marked;
  const $overrides = overrides.map(
    (override): Override => ({
      ...withConditions(visibleFields(schema, override.fields), override.entries),
      $when: override.condition.when,
    }),
  );
  return { ...marked, $overrides };
}
