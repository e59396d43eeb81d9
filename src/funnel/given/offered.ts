import type { Condition } from "#lib/conditions.ts";
import type { AnyStep } from "#steps/step.ts";
import type { Domain } from "#steps/step-type.ts";
import { typeOf } from "../asked.ts";
import { outcomesOf, whenSo } from "../paths/outcomes.ts";
import { type AuthoredStep, tailorable } from "../read-steps.ts";

export interface Offered {
  kind: Domain["kind"];
  /** For whom each value is there. */
  values: { value: string; when: Condition }[];
  /** For whom a number has which limits. */
  ranges: { min: number; max: number; when: Condition }[];
}

/** For whom a step has each value of its answer; undefined where it asks for none that conditions can read, or has too many looks to tell. */
export function offeredBy(step: AuthoredStep): Offered | undefined {
  const { asks } = step.type;
  if (!asks) return undefined;
  const whole = { ...tailorable(step), id: step.id, route: step.route } as AnyStep;
  const outcomes = outcomesOf(whole, (look) => typeOf(look).asks?.(look)?.domain);
  if (!outcomes) return undefined;
  const domains = outcomes.byLook.filter((domain) => domain !== undefined);
  const values = new Set(
    domains.flatMap((domain) =>
      domain.kind === "one" || domain.kind === "many" ? domain.values : [],
    ),
  );
  const ranges = new Map(
    domains.flatMap((domain) =>
      domain.kind === "number" ? [[rangeOf(domain), domain] as const] : [],
    ),
  );
  const has = (value: string) => (domain: Domain | undefined) =>
    domain !== undefined && "values" in domain && domain.values.includes(value);
  return {
    kind: asks(step.fields).domain.kind,
    values: [...values].map((value) => ({ value, when: whenSo(outcomes, has(value)) })),
    ranges: [...ranges].map(([range, { min, max }]) => ({
      min,
      max,
      when: whenSo(outcomes, (domain) => rangeOf(domain) === range),
    })),
  };
}

function rangeOf(domain: Domain | undefined): string | undefined {
  return domain?.kind === "number" ? `${domain.min} ${domain.max}` : undefined;
}
