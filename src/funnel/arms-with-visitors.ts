import type { Plan } from "./plan.ts";

/** The arms that visitors are drawn for, by experiment: the winner alone where there is one, else those with a share. */
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
