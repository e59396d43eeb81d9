import { fillPlaceholders, findPlaceholders } from "#lib/texts/placeholders.ts";
import type { Domain } from "#quiz/steps/step-type.ts";
import { getValues } from "./answers.ts";

/**
 * All names that a template can produce: `body-{gender|male}-lean` → `body-male-lean`,
 * `body-female-lean`.
 */
export function expandName(name: string, answers: Map<string, Domain>): string[] {
  const [first] = findPlaceholders(name);
  if (!first) return [name];
  const domain = answers.get(first.name);
  const values = new Set([
    ...((domain && getValues(domain)) ?? []),
    ...(first.fallback === undefined ? [] : [first.fallback]),
  ]);
  return [...values].flatMap((value) =>
    expandName(
      name.replace(/\{[^{}]*\}/, () => fillPlaceholders(value, () => undefined)),
      answers,
    ),
  );
}
