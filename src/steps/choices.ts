import type { Json } from "#lib/json.ts";

type Labelled = Record<string, { label: string }>;

export function readChoice(options: Labelled, stored: Json): string | undefined {
  return typeof stored === "string" && Object.hasOwn(options, stored) ? stored : undefined;
}

/** The known ones of a stored list, each once, in their stored order; undefined where it is no list. */
export function readChoices(options: Labelled, stored: Json): string[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  return [...new Set(stored.flatMap((value) => readChoice(options, value) ?? []))];
}

export function labelsOf(options: Labelled, chosen: string[], only?: string[]): string[] {
  return chosen
    .filter((value) => !only || only.includes(value))
    .flatMap((value) => options[value]?.label ?? []);
}

/** Taps a value on or off. An exclusive one takes the others back, and is taken back by them. */
export function toggled(
  chosen: string[],
  value: string,
  isExclusive: (value: string) => boolean,
): string[] {
  if (chosen.includes(value)) return chosen.filter((other) => other !== value);
  return isExclusive(value) ? [value] : [...chosen.filter((other) => !isExclusive(other)), value];
}
