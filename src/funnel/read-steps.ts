import { isJsonObject } from "#lib/json.ts";
import type { Override, Tailorable } from "#lib/tailored.ts";
import { Id } from "#steps/fields.ts";
import { type AnyStepType, stepTypes } from "#steps/step-types.ts";
import { type AuthoredCondition, conditionAt, type Report } from "./condition.ts";
import {
  type ConditionalEntry,
  spotOf,
  withConditions,
  withoutConditions,
} from "./conditional-entries.ts";
import { didYouMean, oneOf } from "./did-you-mean.ts";
import { type AuthoredOverride, readOverrides } from "./overrides.ts";
import type { Problem } from "./problem.ts";
import { readPart } from "./read-part.ts";
import { fieldsAt } from "./schema-fields.ts";
import type { Path, Source } from "./source.ts";

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
  /** Everything but what overrides change, entries with a condition included. */
  fields: StepFields;
  route: string;
  source: Source;
  /** Where the step stands in its file. */
  path: Path;
  /** Who sees the step at all; everybody where absent. */
  condition?: AuthoredCondition | undefined;
  entries: ConditionalEntry[];
  overrides: AuthoredOverride[];
}

const FIELDS_OF_ALL = ["type", "route", "title", "hint", "continue", "answer", "sensitivity"];

/** The steps of all files, each under its id. */
export function readSteps(sources: Source[], problems: Problem[]): Map<string, AuthoredStep> {
  const steps = new Map<string, AuthoredStep>();
  for (const source of sources) {
    if (!isJsonObject(source.value)) {
      problems.push(
        source.problem(
          [],
          "This file should hold steps, each under its id: sleep: { type: single-choice, … }.",
        ),
      );
      continue;
    }
    const outdented = Object.entries(source.value).filter(
      ([id, value]) => FIELDS_OF_ALL.includes(id) && !isJsonObject(value),
    );
    for (const [id] of outdented)
      problems.push(
        source.problem(
          [id],
          `"${id}" stands where ids of steps stand. Indent it, under the id of its step.`,
          true,
        ),
      );
    for (const [id, value] of Object.entries(source.value)) {
      // a step without its fields, and the fields themselves, are told as that
      if (outdented.length > 0 && !isJsonObject(value)) continue;
      const step = readStep(id, value, source, problems);
      const earlier = steps.get(id);
      if (earlier)
        problems.push(
          source.problem(
            [id],
            `There is a step "${id}" in ${earlier.source.file} already. Give this one another id.`,
            true,
          ),
        );
      else if (step) steps.set(id, step);
    }
  }
  return steps;
}

function readStep(
  id: string,
  value: unknown,
  source: Source,
  problems: Problem[],
): AuthoredStep | undefined {
  const named = Id.safeParse(id);
  if (!named.success)
    problems.push(source.problem([id], named.error.issues[0]?.message ?? "", true));
  const type = typeOf(id, value, source, problems);
  if (!type || !isJsonObject(value)) return undefined;

  const { when, instead, ...written } = value;
  const path = [id];
  const report: Report = (...told) => problems.push(source.problem(...told));
  const condition =
    when === undefined ? undefined : conditionAt(when, [id, "when"], source, report);
  const entries: ConditionalEntry[] = [];
  const fields = readPart<StepFields>(
    withoutConditions(written, type.schema, { source, report, base: path, entries }),
    type.schema,
    {
      source,
      problems,
      at: (at) => [...path, ...spotOf(at, entries)],
      fields: (at) => [
        ...fieldsAt(type.schema, at, ["when"]),
        ...(at.length === 0 ? ["when", "instead"] : []),
      ],
    },
  );
  if (!fields) return undefined;
  const overrides =
    instead === undefined ? [] : readOverrides(instead, { type, fields, source, path }, problems);
  return named.success
    ? {
        id,
        type,
        fields,
        route: fields.route ?? `/${id}`,
        source,
        path,
        condition,
        entries,
        overrides,
      }
    : undefined;
}

function typeOf(
  id: string,
  value: unknown,
  source: Source,
  problems: Problem[],
): AnyStepType | undefined {
  const name = isJsonObject(value) ? value.type : undefined;
  if (typeof name === "string" && Object.hasOwn(stepTypes, name)) return stepTypes[name];
  const known = Object.keys(stepTypes);
  const message =
    typeof name === "string"
      ? `"${name}" is no type of step.${didYouMean(name, known) || ` There are ${oneOf(known)}.`}`
      : `The step "${id}" needs a type: type: single-choice.`;
  problems.push(
    source.problem(
      typeof name === "string" ? [id, "type"] : [id],
      message,
      typeof name !== "string",
    ),
  );
  return undefined;
}

/** A step's fields as they stand in a plan, for the browser to decide. */
export function tailorable({ fields, entries, overrides }: AuthoredStep): StepFields & Tailorable {
  const marked = withConditions(fields, entries) as StepFields;
  if (entries.length === 0 && overrides.length === 0) return marked;
  const $overrides = overrides.map(
    (override): Override => ({
      ...withConditions(override.fields, override.entries),
      $when: override.condition.when,
    }),
  );
  return { ...marked, $overrides };
}
