import type { Plan } from "#compiler/plan.ts";

/**
 * The arms that visitors are assigned to, by experiment: only the winner if there is one, otherwise
 * all arms with a share.
 */
export function armsWithVisitors({
  experiments,
}: Pick<Plan, "experiments">): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(experiments).map(([id, { arms, winner }]) => [
      id,
      winner === undefined ? Object.keys(arms).filter((arm) => (arms[arm] ?? 0) > 0) : [winner],
    ]),
  );
}
