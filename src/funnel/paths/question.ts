import type { Condition } from "#lib/conditions.ts";
import { everyLook } from "#lib/tailored.ts";
import type { AnyStep } from "#steps/step.ts";
import type { Domain, ManyOf } from "#steps/step-type.ts";
import { typeOf } from "../asked.ts";
import { type Outcomes, outcomesOf, whenSo } from "./outcomes.ts";

/** What a step asks for, of all the visitors who come by. */
export interface Question {
  name: string;
  /** Every value that some look of the step takes. */
  domain: Domain;
  /** What holds of whoever has answered: a value is given by those alone whose look has it. */
  given: Condition[];
  /** Where not, some visitors may be thought able to give an answer that they cannot. */
  isSure: boolean;
}

export function questionAt(step: AnyStep): Question | undefined {
  const asks = (look: AnyStep) => typeOf(step).asks?.(look);
  const outcomes = outcomesOf(step, (look) => asks(look)?.domain);
  const looks = outcomes?.byLook ?? everyLook(step).map((look) => asks(look)?.domain);
  const domains = looks.filter((domain) => domain !== undefined);
  const [first] = domains;
  const name = step.answer;
  if (!first || name === undefined) return undefined;
  const domain = domains.reduce(loosest);
  return outcomes
    ? { name, domain, given: givenBy(name, domain, outcomes), isSure: areLimitsTheSame(domains) }
    : { name, domain, given: [], isSure: false };
}

/** What either of two looks takes. */
function loosest(a: Domain, b: Domain): Domain {
  if (a.kind === "one" && b.kind === "one")
    return { kind: "one", values: union(a.values, b.values) };
  if (a.kind === "number" && b.kind === "number")
    return { kind: "number", min: Math.min(a.min, b.min), max: Math.max(a.max, b.max) };
  if (a.kind !== "many" || b.kind !== "many") return a;
  const [min, max] = [
    Math.min(a.min ?? 0, b.min ?? 0),
    Math.max(a.max ?? Number.MAX_SAFE_INTEGER, b.max ?? Number.MAX_SAFE_INTEGER),
  ];
  // an option that is not there for one look is exclusive where it is
  const exclusive = union(exclusiveIn(a), exclusiveIn(b)).filter((value) =>
    [a, b].every((look) => !look.values.includes(value) || exclusiveIn(look).includes(value)),
  );
  return { kind: "many", values: union(a.values, b.values), exclusive, min, max };
}

/** Whether an option is exclusive in every look that has it, and the limits are those of all looks. */
function areLimitsTheSame(domains: Domain[]): boolean {
  const many = domains.filter((domain) => domain.kind === "many");
  const limits = new Set(many.map(({ min = 0, max }) => `${min} ${max}`));
  const differs = (value: string) =>
    new Set(
      many
        .filter(({ values }) => values.includes(value))
        .map((look) => exclusiveIn(look).includes(value)),
    ).size > 1;
  return limits.size < 2 && !many.flatMap(exclusiveIn).some(differs);
}

function givenBy(
  answer: string,
  domain: Domain,
  outcomes: Outcomes<Domain | undefined>,
): Condition[] {
  if (outcomes.conditions.length === 0) return [];
  if (domain.kind === "number") return [withinRange(answer, outcomes)];
  if (domain.kind !== "one" && domain.kind !== "many") return [];
  const offers = (value: string) => (look: Domain | undefined) =>
    look !== undefined && "values" in look && look.values.includes(value);
  const chosen = (value: string): Condition =>
    domain.kind === "one" ? { answer, is: value } : { answer, has: value };
  return domain.values
    .filter((value) => !outcomes.byLook.every(offers(value)))
    .map((value) => ({ any: [{ not: chosen(value) }, whenSo(outcomes, offers(value))] }));
}

function withinRange(answer: string, outcomes: Outcomes<Domain | undefined>): Condition {
  const ranges = [...new Set(outcomes.byLook.map((look) => JSON.stringify(look)))];
  return {
    any: ranges.map((range) => {
      const { min, max } = JSON.parse(range) as { min: number; max: number };
      return {
        all: [
          whenSo(outcomes, (look) => JSON.stringify(look) === range),
          { answer, atLeast: min },
          { answer, atMost: max },
        ],
      };
    }),
  };
}

function exclusiveIn({ exclusive = [] }: ManyOf): string[] {
  return exclusive;
}

function union(a: string[], b: string[]): string[] {
  return [...new Set([...a, ...b])];
}
