import type { Condition } from "#lib/conditions.ts";
import type { Domain } from "#quiz/steps/step-type.ts";
import { memoizeByFunnel } from "../read/memoize-by-funnel.ts";
import { type AuthoredStep, conditional } from "../read/read-steps.ts";
import { buildCondition, variantOutcomes } from "./variant-outcomes.ts";

export interface OptionAvailability {
  kind: Domain["kind"];
  /** The visitors who have each value, as a condition. */
  values: { value: string; when: Condition }[];
  /** The visitors who get each range of a number, as a condition. */
  ranges: { min: number; max: number; when: Condition }[];
}

/**
 * Which visitors have which values of a step's answer. Undefined if the step asks for no answer
 * that conditions can read, or has too many variants.
 */
export const optionAvailability = memoizeByFunnel(
  (step: AuthoredStep): OptionAvailability | undefined => {
    const { answerSpec } = step.type;
    if (!answerSpec) return undefined;
    const outcomes = variantOutcomes(
      conditional(step),
      answerSpec.reads,
      (variant) => answerSpec(variant).domain,
    );
    if (!outcomes) return undefined;
    const values = new Set(outcomes.byVariant.flatMap(listValues));
    const ranges = new Map(
      outcomes.byVariant.flatMap(toRanges).map((range) => [createKey(range), range]),
    );
    return {
      kind: answerSpec(step.fields).domain.kind,
      values: [...values].map((value) => ({
        value,
        when: buildCondition(outcomes, (domain) => listValues(domain).includes(value)),
      })),
      ranges: [...ranges].map(([key, { min, max }]) => ({
        min,
        max,
        when: buildCondition(outcomes, (domain) =>
          toRanges(domain).some((one) => createKey(one) === key),
        ),
      })),
    };
  },
);

/** The values that options stand for. Empty for any other kind of answer. */
function listValues(domain: Domain): string[] {
  return domain.kind === "one" || domain.kind === "many" ? domain.values : [];
}

type Range = Pick<Extract<Domain, { kind: "number" }>, "min" | "max">;

/** The range of a number, or an empty list for any other kind of answer. */
function toRanges(domain: Domain): Range[] {
  return domain.kind === "number" ? [domain] : [];
}

function createKey({ min, max }: Range): string {
  return `${min} ${max}`;
}
