import type { PlannedDay } from "#rules/member-plan/meals/planned-day.ts";
import type { Food } from "#rules/member-plan/pool/meal-pool.ts";
import { type DayToShop, findNeeds } from "#rules/member-plan/shopping/shopping-list.ts";

export const numberDays = (days: readonly PlannedDay[]): DayToShop[] =>
  days.map(({ meals }, index) => ({ day: index + 1, meals }));

/** Sums up the portions of days as bought, in grams or pieces, by name. */
export function sumNeeded(
  days: readonly PlannedDay[],
  foods: Record<string, Food>,
  people: number,
): Map<string, number> {
  const needed = new Map<string, number>();
  for (const { meals } of days)
    for (const { portion } of meals)
      for (const [id, grams] of Object.entries(portion)) {
        const food = foods[id];
        if (!food || id === "water" || id === "salt") continue;
        const { name } = id === "egg-yolk" ? { name: "Eggs" } : food;
        const amount = food.piece
          ? Math.round(grams / food.piece.grams)
          : grams / (1 - food.refuse);
        needed.set(name, (needed.get(name) ?? 0) + amount * people);
      }
  return needed;
}

/** What a list of these days has too little of, or a pack or more too much. */
export function faultsOfList(days: readonly PlannedDay[], foods: Record<string, Food>): string[] {
  const needs = findNeeds(numberDays(days), foods, { people: 1, units: "metric" });
  const needed = sumNeeded(days, foods, 1);
  const listed = new Map(needs.map(({ name, quantity, food }) => [name, { quantity, food }]));
  return [...needed].flatMap(([name, least]) => {
    const { quantity = 0, food = "" } = listed.get(name) ?? {};
    const { pieces, grams } = foods[food]?.sold ?? {};
    const isRight = quantity >= least - 0.001 && quantity < least + (pieces ?? grams ?? 0);
    return isRight ? [] : [`${quantity} of ${name} on the list instead of ${least}`];
  });
}
