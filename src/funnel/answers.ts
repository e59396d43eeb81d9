import type { Domain } from "#steps/step-type.ts";
import type { Funnel } from "./read-funnel.ts";

/** Every answer that some step asks for, with the values it can take. */
export function answersOf(funnel: Funnel): Map<string, Domain> {
  const answers = new Map<string, Domain>();
  for (const step of funnel.steps.values()) {
    const asked = step.type.asks?.(step.fields);
    if (asked && !answers.has(asked.name)) answers.set(asked.name, asked.domain);
  }
  return answers;
}

/** The values that can be named in a condition or a list; undefined where an answer is a number or a measure. */
export function valuesOf(domain: Domain): string[] | undefined {
  return "values" in domain ? domain.values : undefined;
}
