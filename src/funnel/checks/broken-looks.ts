import { holds } from "#lib/conditions.ts";
import { isJsonObject } from "#lib/json.ts";
import { tailored } from "#lib/tailored.ts";
import { situationInWords } from "../condition-in-words.ts";
import { conditionsIn, looksOf } from "../looks.ts";
import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";
import { type AuthoredStep, tailorable } from "../read-steps.ts";
import { type Known, situationsFor } from "../satisfiable.ts";
import type { Path } from "../source.ts";
import { knownOf } from "./never-taken.ts";

const MOST_LOOKS = 1_000;

/** Steps that some visitors could not be shown: a question without options, or one whose changes do not go together. */
export function brokenLooks(funnel: Funnel): Problem[] {
  // whoever opens a step by its address may have answered nothing
  const known = knownOf(funnel, new Set());
  return [...funnel.steps.values()].flatMap((step) =>
    step.entries.length + step.overrides.length > 0 ? (brokenLook(step, known) ?? []) : [],
  );
}

function brokenLook(step: AuthoredStep, known: Known): Problem | undefined {
  const conditions = conditionsIn(step).map(({ condition }) => condition.when);
  const { $overrides = [], ...fields } = tailorable(step);
  const seen = new Set<string>();
  for (const situation of situationsFor({ all: conditions }, known) ?? []) {
    const look = conditions.map((condition) => (holds(condition, situation) ? 1 : 0)).join("");
    if (seen.has(look)) continue;
    seen.add(look);
    if (seen.size > MOST_LOOKS) return undefined;
    const shown = tailored({ ...fields, $overrides }, situation);
    const [issue] = step.type.schema.safeParse(shown).error?.issues ?? [];
    if (!issue) continue;
    const asked = conditionsIn(step).flatMap(({ condition }) =>
      condition.tests.map(({ test }) => test.answer),
    );
    const who = situationInWords(situation, [...new Set(asked)]);
    const message = isEmptyAt(shown, issue.path)
      ? `Where ${who}, nothing is left here. Leave an entry without a condition, or add one for these visitors.`
      : `Where ${who}, this does not go together. ${issue.message}`;
    return step.source.problem(spotOf(step, issue.path), message, true);
  }
  return undefined;
}

function isEmptyAt(part: unknown, [key, ...rest]: Path): boolean {
  if (key !== undefined)
    return isEmptyAt((part as Record<PropertyKey, unknown> | undefined)?.[key], rest);
  return Array.isArray(part)
    ? part.length === 0
    : isJsonObject(part) && Object.keys(part).length === 0;
}

function spotOf(step: AuthoredStep, path: Path): Path {
  return looksOf(step)[0]?.at(path) ?? step.path;
}
