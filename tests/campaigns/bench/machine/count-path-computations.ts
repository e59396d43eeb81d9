import type { Plan } from "#compiler/plan.ts";

/**
 * The same plan, and how often a path through it was computed. Each path asks once for the step
 * behind the entrance.
 */
export function countPathComputations(plan: Plan): { plan: Plan; getComputations: () => number } {
  let computed = 0;
  const next = Object.defineProperty({ ...plan.next }, plan.entry, {
    enumerable: true,
    get() {
      computed += 1;
      return plan.next[plan.entry];
    },
  });
  return { plan: { ...plan, next }, getComputations: () => computed };
}
