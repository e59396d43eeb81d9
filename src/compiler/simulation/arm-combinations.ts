import type { Plan } from "#compiler/plan.ts";

/**
 * Every combination of arms that visitors of a plan can be in, for the experiments that decide
 * something.
 */
export function armsBefore(
  { experiments }: Plan,
  deciding: ReadonlySet<string>,
): Record<string, string>[] {
  return combineArms(
    Object.entries(experiments).map(([id, { arms, winner }]) => {
      const open = deciding.has(`experiment:${id}`)
        ? Object.keys(arms)
        : Object.keys(arms).slice(0, 1);
      return [id, winner === undefined ? open : [winner]];
    }),
  );
}

/**
 * The arms that they can be in under a newer plan: the same arm if it still exists, otherwise a
 * newly assigned one.
 */
export function armsAfter(
  before: Record<string, string>,
  { experiments }: Plan,
  deciding: ReadonlySet<string>,
): Record<string, string>[] {
  return combineArms(
    Object.entries(experiments).map(([id, { arms, winner }]) => {
      const kept = before[id];
      if (winner !== undefined) return [id, [winner]];
      if (kept !== undefined && Object.hasOwn(arms, kept)) return [id, [kept]];
      const drawn = Object.keys(arms).filter((arm) => (arms[arm] ?? 0) > 0);
      return [id, deciding.has(`experiment:${id}`) ? drawn : drawn.slice(0, 1)];
    }),
  );
}

function combineArms(experiments: [string, string[]][]): Record<string, string>[] {
  return experiments.reduce<Record<string, string>[]>(
    (all, [id, arms]) => all.flatMap((some) => arms.map((arm) => ({ ...some, [id]: arm }))),
    [{}],
  );
}
