import type { Domain } from "#steps/step-type.ts";
import { looksOf } from "./looks.ts";
import { once } from "./once.ts";
import type { Funnel } from "./read-funnel.ts";

/** Every answer that some step asks for, with all values that it can take. */
export const answersOf = once((funnel: Funnel): Map<string, Domain> => {
  const answers = new Map<string, Domain>();
  const looks = [...funnel.steps.values()].flatMap((step) =>
    looksOf(step).map(({ fields }) => ({ type: step.type, fields })),
  );
  for (const { type, fields } of looks) {
    const asked = type.asks?.(fields);
    if (asked) answers.set(asked.name, joined(answers.get(asked.name), asked.domain));
  }
  return answers;
});

/** Two steps may ask for one answer, as the arms of a split do; it can then be what either offers. */
function joined(a: Domain | undefined, b: Domain): Domain {
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

/** The values that can be named in a condition or a list; undefined where an answer is a number or a measure. */
export function valuesOf(domain: Domain): string[] | undefined {
  return "values" in domain ? domain.values : undefined;
}

/** `a single choice`, `a number` … */
export function kindInWords(kind: Domain["kind"]): string {
  return {
    one: "a single choice",
    many: "a multiple choice",
    map: "a card stack",
    number: "a number",
    height: "a height",
    weight: "a weight",
  }[kind];
}
