import { replaceAt } from "#lib/arrays.ts";
import { isFishOrSeafood } from "../pool/contents.ts";
import type { Slot } from "../pool/slots.ts";
import { staysWithin } from "./budgets.ts";
import { type Candidate, isToTaste, type Taste } from "./taste.ts";

/** Meats, fish, eggs, and cheeses on a week's list: as many as people would write themselves. */
export const MAX_PROTEINS = 12;
/** How often a meal comes in a week at most if it saves a purchase. */
const MAX_USES: Record<Slot, number> = { breakfast: 3, lunch: 3, dinner: 1, snack: 3 };
/** By how much of the day's salt or protein a day may have more after the change. */
const TOLERANCE = 0.03;

interface Week {
  days: string[][];
  slots: readonly Slot[];
  taste: Taste;
  candidates: readonly Candidate[];
  byId: ReadonlyMap<string, Candidate>;
  /** The meals of the weeks or the month before. */
  recent: ReadonlySet<string>;
}

/**
 * A week with fewer meats, fish, eggs, and cheeses to buy, if there are more than 12: where a single
 * meal needs one, it becomes a meal of what is bought anyway. The week stays as much to the member's
 * taste. Slow dinners stay, and so do those that are the next day's lunch, too.
 */
export function buyLess(
  chosen: string[][],
  candidates: readonly Candidate[],
  slots: readonly Slot[],
  taste: Taste,
  before: readonly string[][],
): string[][] {
  const byId = new Map(candidates.map((meal) => [meal.id, meal]));
  const recent = new Set([...before.flat(), ...(taste.last ?? [])]);
  const places = [...slots.keys()].reverse();
  let days = chosen;
  for (const place of places)
    for (let day = 0; day < days.length; day++) {
      const week = { days, slots, taste, candidates, byId, recent };
      const purchases = countPurchases(week);
      if (purchases.size <= MAX_PROTEINS) return days;
      days = exchangeRare(week, day, place, purchases);
    }
  return days;
}

/** By meat, fish, egg, or cheese, the number of meals that need it. */
function countPurchases({ days, byId }: Week): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const id of days.flat())
    for (const one of byId.get(id)?.proteins ?? []) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

/** Exchanges a meal if it's the only one that needs something. */
function exchangeRare(
  week: Week,
  day: number,
  place: number,
  purchases: ReadonlyMap<number, number>,
): string[][] {
  const { days, slots, taste, candidates, byId, recent } = week;
  const ids = days[day] ?? [];
  const slot = slots[place];
  const meal = byId.get(ids[place] ?? "");
  const isOnly = (protein: number) => purchases.get(protein) === 1;
  const isSlow = slot === "dinner" && taste.slow?.days.includes(day + 1);
  if (!slot || !meal?.proteins.some(isOnly) || isSlow || countUses(days, meal) > 1) return days;
  const isBought = (protein: number) =>
    purchases.has(protein) && !(isOnly(protein) && meal.proteins.includes(protein));
  const isAsQuick = (other: Candidate) =>
    !Number.isFinite(taste.dayMinutes) ||
    (other.minutes <= meal.minutes && other.minutesForTwo <= meal.minutesForTwo);
  const [instead] = candidates
    .filter(
      (other) =>
        other.slots.includes(slot) &&
        other.proteins.every(isBought) &&
        countUses(days, other) < MAX_USES[slot] &&
        isAsQuick(other) &&
        !taste.away?.has(other.id) &&
        (recent.has(meal.id) || !recent.has(other.id)) &&
        canServe(week, day, replaceAt(ids, place, other.id)),
    )
    .sort((one, other) => countUses(days, one) - countUses(days, other));
  return instead ? replaceAt(days, day, replaceAt(ids, place, instead.id)) : days;
}

const countUses = (days: readonly string[][], { id }: Candidate): number =>
  days.flat().filter((other) => other === id).length;

/** True if the day and its week keep all that they promise with these meals. */
function canServe({ days, taste, byId }: Week, day: number, ids: string[]): boolean {
  const getMeals = (some: readonly string[]) => some.flatMap((id) => byId.get(id) ?? []);
  const today = getMeals(ids);
  const week = getMeals(replaceAt(days, day, ids).flat());
  const countFish = (meals: readonly Candidate[]) =>
    meals.filter(({ contains }) => contains.some(isFishOrSeafood)).length;
  return (
    new Set(ids).size === ids.length &&
    new Set(today.map(({ contains }) => contains[0])).size > 1 &&
    staysWithin(today, getMeals(days[day] ?? []), taste.target, TOLERANCE) &&
    countFish(week) >= countFish(getMeals(days.flat())) &&
    isToTaste(
      week.map(({ contains }) => contains),
      taste,
    )
  );
}
