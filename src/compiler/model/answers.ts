import type { Domain } from "#quiz/steps/step-type.ts";
import { memoizeByFunnel } from "../read/memoize-by-funnel.ts";
import type { Funnel } from "../read/read-funnel.ts";
import { listVariants } from "./variants.ts";

/** Every answer that some step asks for, with all of its possible values. */
export const collectAnswers = memoizeByFunnel((funnel: Funnel): Map<string, Domain> => {
  const answers = new Map<string, Domain>();
  const variants = [...funnel.steps.values()].flatMap((step) =>
    listVariants(step).map(({ fields }) => ({ type: step.type, fields })),
  );
  for (const { type, fields } of variants) {
    const spec = type.answerSpec?.(fields);
    if (spec) answers.set(spec.name, joinDomains(answers.get(spec.name), spec.domain));
  }
  return answers;
});

/**
 * Two steps can ask for the same answer, such as in the arms of a split. Its values are then those
 * of both.
 */
function joinDomains(a: Domain | undefined, b: Domain): Domain {
  if (!a) return b;
  if (a.kind === "number" && b.kind === "number")
    return { kind: "number", min: Math.min(a.min, b.min), max: Math.max(a.max, b.max) };
  if (a.kind === "map" && b.kind === "map")
    return { kind: "map", keys: union(a.keys, b.keys), values: union(a.values, b.values) };
  if (a.kind === "one" && b.kind === "one")
    return { kind: "one", values: union(a.values, b.values) };
  return a.kind === "many" && b.kind === "many"
    ? { kind: "many", values: union(a.values, b.values) }
    : a;
}

function union(a: string[], b: string[]): string[] {
  return [...new Set([...a, ...b])];
}

/**
 * The values that a condition or a list can name. Undefined if the answer is a number or a measure.
 */
export function getValues(domain: Domain): string[] | undefined {
  return "values" in domain ? domain.values : undefined;
}

/** Such as `a single choice` or `a number`. */
export function describeKind(kind: Domain["kind"]): string {
  return {
    one: "a single choice",
    many: "a multiple choice",
    map: "a card stack",
    number: "a number",
    height: "a height",
    weight: "a weight",
  }[kind];
}
