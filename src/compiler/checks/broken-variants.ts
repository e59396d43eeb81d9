import { holds } from "#lib/conditions.ts";
import { isJsonObject } from "#lib/json.ts";
import { personalize } from "#lib/texts/personalize.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { stepMessages } from "../diagnostics/messages/steps.ts";
import { describeSituation } from "../model/describe-condition.ts";
import { listConditions, listVariants } from "../model/variants.ts";
import type { Funnel } from "../read/read-funnel.ts";
import { type AuthoredStep, conditional } from "../read/read-steps.ts";
import { parseFields } from "../schema/parse-fields.ts";
import { type Facts, solverContext } from "../solver/context.ts";
import { findSituations } from "../solver/satisfiability.ts";
import type { Path } from "../yaml/path.ts";

const MAX_VARIANTS = 1_000;

/**
 * Steps that can't be shown to some visitors: a question without options, or a step with overrides
 * that conflict.
 */
export function brokenVariants(funnel: Funnel): Diagnostic[] {
  // A visitor who opens a step by its URL may not have answered anything.
  const facts = solverContext(funnel, new Set());
  return [...funnel.steps.values()].flatMap((step) =>
    step.entries.length + step.overrides.length > 0 ? (brokenVariant(step, facts) ?? []) : [],
  );
}

function brokenVariant(step: AuthoredStep, facts: Facts): Diagnostic | undefined {
  const conditions = listConditions(step).map(({ condition }) => condition.when);
  const { $overrides = [], ...fields } = conditional(step);
  const seen = new Set<string>();
  for (const situation of findSituations({ all: conditions }, facts) ?? []) {
    const variant = conditions.map((condition) => (holds(condition, situation) ? 1 : 0)).join("");
    if (seen.has(variant)) continue;
    seen.add(variant);
    if (seen.size > MAX_VARIANTS) return undefined;
    const shown = personalize({ ...fields, $overrides }, situation);
    const { error } = parseFields(shown, step.type.schema, (path) => findSpot(step, path));
    const [issue] = error?.issues ?? [];
    if (!issue) continue;
    const asked = listConditions(step).flatMap(({ condition }) =>
      condition.tests.map(({ test }) => test.answer),
    );
    const words = describeSituation(situation, [...new Set(asked)]);
    const message = isEmptyAt(shown, issue.path)
      ? stepMessages.nothingLeft({ situation: words })
      : stepMessages.conflictingOverrides({ situation: words, conflict: issue.message });
    return step.source.diagnosticAt(findSpot(step, issue.path), message, true);
  }
  return undefined;
}

function isEmptyAt(part: unknown, [key, ...rest]: Path): boolean {
  // A schema's path leads through objects and lists, or to what's missing.
  if (key !== undefined)
    return isEmptyAt((part as Record<PropertyKey, unknown> | undefined)?.[key], rest);
  return Array.isArray(part)
    ? part.length === 0
    : isJsonObject(part) && Object.keys(part).length === 0;
}

function findSpot(step: AuthoredStep, path: Path): Path {
  return listVariants(step)[0]?.at(path) ?? step.path;
}
