import { fillPlaceholders, placeholdersIn } from "#lib/texts/placeholders.ts";
import type { Domain } from "#steps/step-type.ts";
import { valuesOf } from "./answers.ts";

/**
 * All names that a template can produce: `body-{gender|male}-lean` → `body-male-lean`,
 * `body-female-lean`.
 */
export function namesOf(name: string, answers: Map<string, Domain>): string[] {
  const [first] = placeholdersIn(name);
  if (!first) return [name];
  const domain = answers.get(first.name);
  const values = new Set([
    ...((domain && valuesOf(domain)) ?? []),
    ...(first.fallback === undefined ? [] : [first.fallback]),
  ]);
  return [...values].flatMap((value) =>
    namesOf(
      name.replace(/\{[^{}]*\}/, () => fillPlaceholders(value, () => undefined)),
      answers,
    ),
  );
}
