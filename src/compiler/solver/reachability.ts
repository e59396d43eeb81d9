import type { Condition } from "#lib/conditions.ts";
import { BoundedSearch } from "./bounded-search.ts";
import type { AnswerConstraint } from "./constraints.ts";
import type { SolverContext } from "./context.ts";
import { isDecidable, satisfiable } from "./satisfiability.ts";

/**
 * True if some visitor can meet all conditions, considering which questions they're asked and which
 * options they have.
 *
 * Two techniques answer this, the cheap one first:
 *
 * 1. `satisfiable` enumerates every combination of representative values of the answers that the
 *    conditions read. Most contradictions show here, but it takes any value as available.
 * 2. A `BoundedSearch` then backtracks over the same kind of values. It adds to the goal what each
 *    value says about its visitors, and follows that from answer to answer.
 *
 * For example, take two questions, and a branch after them:
 *
 *     gender: { options: { male: Man, female: Woman } }
 *     meat: { options: { rarely: { label: Rarely, when: { gender: male } }, daily: Daily } }
 *
 *     - when: { meat: rarely, gender: female }
 *
 * Enumeration finds a case, rarely and female. The search finds that no one can be in it:
 *
 *     goal: meat is rarely, and gender is female
 *     meat = rarely   The goal shrinks to: gender is female.
 *                     Only men have the option, so the goal becomes: gender is female, and male.
 *       gender = male     The goal shrinks to: never. Back.
 *       gender = female   The goal shrinks to: never. Back.
 *     meat = daily    The goal shrinks to: never. Back.
 *     Nothing is left to try, so no visitor takes the branch.
 *
 * Without `gender: female` in the branch, the goal would shrink to `gender is male` and then, with
 * male, to always. The search stops at the first such visitor.
 *
 * Both techniques have a bound, on the number of cases, of conditions, and of values to look for in
 * a list. Beyond it, the answer is yes: a missed error is better than a false one.
 */
export function isReachable(conditions: readonly Condition[], context: SolverContext): boolean {
  return satisfiable(conditions, context) && new BoundedSearch(conditions, context).run();
}

/**
 * Why no visitor meets all conditions, if the available options are the reason: `the option
 * "rarely" of … is only available if …`. Otherwise undefined.
 */
export function explainUnreachable(
  conditions: readonly Condition[],
  context: SolverContext,
): string | undefined {
  if (isDecidable(conditions, context) && !satisfiable(conditions, context)) return undefined;
  const search = new BoundedSearch(conditions, context);
  if (search.run()) return undefined;
  const core = unsatisfiableCore([...search.applied], conditions, context);
  return [...new Set(core.map(({ description }) => description))].join(", and ");
}

/** The constraints without those that aren't needed to make the conditions unreachable. */
function unsatisfiableCore(
  constraints: readonly AnswerConstraint[],
  conditions: readonly Condition[],
  context: SolverContext,
): readonly AnswerConstraint[] {
  return constraints.reduce((core, constraint) => {
    const rest = core.filter((other) => other !== constraint);
    return new BoundedSearch(conditions, context, rest).run() ? core : rest;
  }, constraints);
}
