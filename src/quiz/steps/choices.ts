import type { Json } from "#lib/json.ts";

type Labelled = Record<string, { label: string }>;

export function readChoice(options: Labelled, stored: Json): string | undefined {
  return typeof stored === "string" && Object.hasOwn(options, stored) ? stored : undefined;
}

/**
 * Returns the known values of a stored list, without duplicates and in stored order; undefined if
 * it isn't a list.
 */
export function readChoices(options: Labelled, stored: Json): string[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  return [...new Set(stored.flatMap((value) => readChoice(options, value) ?? []))];
}

export function listLabels(options: Labelled, chosen: string[], only?: string[]): string[] {
  return chosen
    .filter((value) => !only || only.includes(value))
    .flatMap((value) => options[value]?.label ?? []);
}

/**
 * Toggles a value. Choosing an exclusive value clears the others, and choosing another clears the
 * exclusive one.
 */
export function toggleValue(
  chosen: string[],
  value: string,
  isExclusive: (value: string) => boolean,
): string[] {
  if (chosen.includes(value)) return chosen.filter((other) => other !== value);
  return isExclusive(value) ? [value] : [...chosen.filter((other) => !isExclusive(other)), value];
}
