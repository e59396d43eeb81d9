import type { Json } from "#lib/json.ts";
import type { Domain, ManyOf } from "#quiz/steps/step-type.ts";

/** A random answer that the quiz accepts; undefined if it accepts none. */
export function randomAnswer(domain: Domain, chance: () => number): Json | undefined {
  if (domain.kind === "one") return chooseOne(domain.values, chance);
  if (domain.kind === "number") return chooseWhole([domain.min, domain.max], chance);
  if (domain.kind === "map")
    return Object.fromEntries(
      domain.keys.map((key) => [key, chooseOne(domain.values, chance) ?? null]),
    );
  if (domain.kind === "many") return chooseSome(domain, chance);
  const numbers = Object.entries(domain.parts).map(
    ([name, { range }]) => [name, chooseWhole(range, chance)] as const,
  );
  return { ...Object.fromEntries(numbers), unit: chooseOne(domain.units, chance) ?? null };
}

/**
 * Chooses each option with a probability of one half, as far as the limits allow. An exclusive
 * option is chosen alone, and is enough.
 */
function chooseSome(
  { values, exclusive = [], min = 0, max = Number.POSITIVE_INFINITY }: ManyOf,
  chance: () => number,
): string[] | undefined {
  const isExclusive = (value: string) => exclusive.includes(value);
  const chosen = values.filter(() => chance() < 1 / 2);
  const others = values.filter((value) => !isExclusive(value));
  const alone =
    chosen.find(isExclusive) ?? (others.length < min ? chooseOne(exclusive, chance) : undefined);
  if (alone !== undefined) return [alone];
  if (others.length < min) return undefined;
  const kept = new Set(chosen);
  while (kept.size > max) kept.delete(chooseOne([...kept], chance) ?? "");
  while (kept.size < min)
    kept.add(
      chooseOne(
        others.filter((value) => !kept.has(value)),
        chance,
      ) ?? "",
    );
  return others.filter((value) => kept.has(value));
}

function chooseWhole([least, most]: readonly [number, number], chance: () => number): number {
  return least + Math.floor(chance() * (most - least + 1));
}

function chooseOne(values: string[], chance: () => number): string | undefined {
  return values[Math.floor(chance() * values.length)];
}
