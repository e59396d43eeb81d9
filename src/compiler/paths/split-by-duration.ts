import { getStepType } from "#compiler/model/answer-spec.ts";
import { ALWAYS, isAlways } from "#compiler/model/simplify-condition.ts";
import type { Plan } from "#compiler/plan.ts";
import { buildCondition, variantOutcomes } from "#compiler/solver/variant-outcomes.ts";
import { everyVariant, resolveWhere } from "#lib/texts/personalize.ts";
import type { AnyStep } from "#quiz/steps/step.ts";

/**
 * The minimum time on a step, in milliseconds, for the visitors with the shortest and the longest
 * wait.
 */
export interface Wait {
  leastMs: number;
  mostMs: number;
}

export interface Waits {
  at: Map<string, Wait>;
  /** Forks that only exist for a wait, by the place they come before. */
  forkAt: Map<string, string>;
  /** If false, some visitors may wait longer than the shortest time. */
  isSure: boolean;
}

/**
 * Rewrites a plan so that each place keeps all of its visitors equally long. A place with different
 * waits becomes one place per wait, behind a fork.
 */
export function splitByDuration(plan: Plan): { plan: Plan; waits: Waits } {
  const [steps, next, forks] = [{ ...plan.steps }, { ...plan.next }, { ...plan.forks }];
  const forkAt = new Map<string, string>();
  const waits: Waits = { at: new Map(), forkAt, isSure: true };
  for (const [place, step] of Object.entries(plan.steps)) {
    const { leastWait } = getStepType(step);
    const findWait = (variant: object) => leastWait?.(variant, plan.timings) ?? 0;
    const outcomes = variantOutcomes(step, leastWait?.reads ?? [], findWait);
    const lengths = [...new Set(outcomes?.byVariant ?? [])];
    const all = outcomes?.byVariant ?? extremeVariants(step).map(findWait);
    waits.at.set(place, { leastMs: Math.min(...all), mostMs: Math.max(...all) });
    if (!outcomes) waits.isSure = false;
    if (!outcomes || lengths.length < 2) continue;
    const fork = `wait:${place}`;
    forkAt.set(place, fork);
    forks[fork] = lengths.map((length) => {
      const to = `${place}:${length}`;
      steps[to] = step;
      waits.at.set(to, { leastMs: length, mostMs: length });
      return { when: buildCondition(outcomes, (one) => one === length), to };
    });
    const after = plan.next[place];
    if (after !== undefined) for (const { to } of forks[fork]) next[to] = after;
  }
  const resolvePlace = (to: string) => forkAt.get(to) ?? to;
  const ledAll = Object.fromEntries(
    Object.entries(next).map(([place, to]) => [place, resolvePlace(to)]),
  );
  const forksLed = Object.fromEntries(
    Object.entries(forks).map(([fork, arms]) => [
      fork,
      arms.map((arm) => ({ ...arm, to: fork.startsWith("wait:") ? arm.to : resolvePlace(arm.to) })),
    ]),
  );
  return {
    plan: { ...plan, entry: resolvePlace(plan.entry), steps, next: ledAll, forks: forksLed },
    waits,
  };
}

/**
 * Variants with each override alone, with none, and with all, both with every possible entry and
 * with only the entries that everyone gets.
 */
function extremeVariants(step: AnyStep): AnyStep[] {
  const { $overrides = [] } = step;
  const changed = [$overrides, [], ...$overrides.map((override) => [override])].map((changes) => ({
    ...step,
    $overrides: changes.map((change) => ({ ...change, $when: ALWAYS })),
  }));
  return [...everyVariant(step), ...changed.map((variant) => resolveWhere(variant, isAlways))];
}
