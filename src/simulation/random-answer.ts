import type { Json } from "#lib/json.ts";
import { behaviourOf } from "#steps/behaviours.ts";
import type { AnyStep } from "#steps/step.ts";
import type { Domain } from "#steps/step-type.ts";

/** Any of the answers that a step allows, each as likely as another; of a measure its default, since no condition reads one. */
export function randomAnswer(step: AnyStep, domain: Domain, chance: () => number): Json | undefined {
  if (domain.kind === "one") return oneOf(domain.values, chance);
  if (domain.kind === "number") return domain.min + Math.floor(chance() * (domain.max - domain.min + 1));
  if (domain.kind === "map") return Object.fromEntries(domain.keys.map((key) => [key, oneOf(domain.values, chance) ?? null]));
  if (domain.kind === "many") return someOf(domain, chance);
  return behaviourOf(step.type).byDefault?.(step);
}

function someOf({ values, exclusive = [] }: Extract<Domain, { kind: "many" }>, chance: () => number): string[] {
  const chosen = values.filter(() => chance() < 1 / 2);
  const alone = chosen.find((value) => exclusive.includes(value));
  return alone === undefined ? chosen : [alone];
}

function oneOf(values: string[], chance: () => number): string | undefined {
  return values[Math.floor(chance() * values.length)];
}
