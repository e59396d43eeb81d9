import { getStepType } from "#compiler/model/answer-spec.ts";
import {
  buildCondition,
  type VariantOutcomes,
  variantOutcomes,
} from "#compiler/solver/variant-outcomes.ts";
import type { Condition } from "#lib/conditions.ts";
import { everyVariant } from "#lib/texts/personalize.ts";
import type { AnyStep } from "#quiz/steps/step.ts";
import type { Domain, ManyOf } from "#quiz/steps/step-type.ts";

/** The answer that a step asks for, across all visitors who see it. */
export interface Question {
  name: string;
  /** Every value that some variant of the step accepts. */
  domain: Domain;
  /**
   * Constraints implied by an answer: a value can only come from visitors with a variant that
   * offers it.
   */
  constraints: Condition[];
  /** If false, some visitors may seem able to give an answer that they can't. */
  isSure: boolean;
}

export function createQuestion(step: AnyStep): Question | undefined {
  const { answerSpec } = getStepType(step);
  const name = step.answer;
  if (!answerSpec || name === undefined) return undefined;
  const outcomes = variantOutcomes(step, answerSpec.reads, (variant) => answerSpec(variant).domain);
  const domains =
    outcomes?.byVariant ?? everyVariant(step).map((variant) => answerSpec(variant).domain);
  const domain = domains.reduce(loosest);
  if (!outcomes) return { name, domain, constraints: [], isSure: false };
  const constraints = impliedConstraints(name, domain, outcomes);
  return { name, domain, constraints, isSure: areLimitsTheSame(domains) };
}

/** The values that either of two variants accepts. */
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
  // A variant without the option doesn't affect whether it's exclusive.
  const exclusive = union(getExclusive(a), getExclusive(b)).filter((value) =>
    [a, b].every((one) => !one.values.includes(value) || getExclusive(one).includes(value)),
  );
  return { kind: "many", values: union(a.values, b.values), exclusive, min, max };
}

/**
 * True if all variants have the same limits, and options are exclusive in every variant that has
 * them.
 */
function areLimitsTheSame(domains: Domain[]): boolean {
  const many = domains.filter((domain) => domain.kind === "many");
  const limits = new Set(many.map(({ min = 0, max }) => `${min} ${max}`));
  const differs = (value: string) =>
    new Set(
      many
        .filter(({ values }) => values.includes(value))
        .map((domain) => getExclusive(domain).includes(value)),
    ).size > 1;
  return limits.size < 2 && !many.flatMap(getExclusive).some(differs);
}

function impliedConstraints(
  answer: string,
  domain: Domain,
  outcomes: VariantOutcomes<Domain>,
): Condition[] {
  if (outcomes.conditions.length === 0) return [];
  if (domain.kind === "number") return [withinRange(answer, outcomes)];
  if (domain.kind !== "one" && domain.kind !== "many") return [];
  const offers = (value: string) => (one: Domain) => "values" in one && one.values.includes(value);
  const toCondition = (value: string): Condition =>
    domain.kind === "one" ? { answer, is: value } : { answer, has: value };
  return domain.values
    .filter((value) => !outcomes.byVariant.every(offers(value)))
    .map((value) => ({
      any: [{ not: toCondition(value) }, buildCondition(outcomes, offers(value))],
    }));
}

function withinRange(answer: string, outcomes: VariantOutcomes<Domain>): Condition {
  const ranges = [...new Set(outcomes.byVariant.map((range) => JSON.stringify(range)))];
  return {
    any: ranges.map((range) => {
      // The text was made from a number's domain above.
      const { min, max } = JSON.parse(range) as { min: number; max: number };
      return {
        all: [
          buildCondition(outcomes, (one) => JSON.stringify(one) === range),
          { answer, atLeast: min },
          { answer, atMost: max },
        ],
      };
    }),
  };
}

function getExclusive({ exclusive = [] }: ManyOf): string[] {
  return exclusive;
}

function union(a: string[], b: string[]): string[] {
  return [...new Set([...a, ...b])];
}
