import { replaceAt } from "#lib/arrays.ts";
import { isFishOrSeafood } from "../pool/contents.ts";
import type { Slot } from "../pool/slots.ts";
import { staysWithin } from "./budgets.ts";
import { REHEATING_MINUTES } from "./cooking-time.ts";
import { type Candidate, isToTaste, type Taste } from "./taste.ts";

/** Meats, fish, eggs, and cheeses on a week's list: as many as people would write themselves. */
export const MAX_PROTEINS = 12;
/** A meal that takes the place of another comes so many times a week at most. */
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
  /** The dinner of the day before the week. */
  lastDinner: string | undefined;
}

/**
 * A week with some of its meals exchanged: quicker ones on days that take too long, and then meals of
 * what is bought anyway, until there are 12 meats, fish, eggs, and cheeses. The week stays as much to
 * the member's taste. Slow dinners stay, and so do those that are the next day's lunch, too.
 */
export function improveWeek(
  chosen: string[][],
  candidates: readonly Candidate[],
  slots: readonly Slot[],
  taste: Taste,
  before: readonly string[][],
): string[][] {
  const byId = new Map(candidates.map((meal) => [meal.id, meal]));
  const recent = new Set([...before.flat(), ...(taste.last ?? [])]);
  const lastDinner = before.at(-1)?.[slots.indexOf("dinner")];
  const week = { days: chosen, slots, taste, candidates, byId, recent, lastDinner };
  return exchangeMeals(exchangeMeals(week, saveTime), buyLess).days;
}

/** Tries every meal of a week, snacks first. */
function exchangeMeals(
  week: Week,
  exchange: (week: Week, day: number, place: number) => string[][],
): Week {
  let better = week;
  for (const place of [...week.slots.keys()].reverse())
    for (const day of week.days.keys()) better = { ...better, days: exchange(better, day, place) };
  return better;
}

/** Exchanges a meal for a quicker one if its day takes longer than it may. */
function saveTime(week: Week, day: number, place: number): string[][] {
  const { days, slots, taste } = week;
  const tooMuch = sumMinutes(week, day) - taste.dayMinutes;
  const meal = getMeal(week, day, place);
  const [lunch, dinner] = [slots.indexOf("lunch"), slots.indexOf("dinner")];
  const isTwice =
    (place === lunch && isLeftover(week, day)) || (place === dinner && isLeftover(week, day + 1));
  if (tooMuch <= 0 || !meal || isTwice) return days;
  const keepsTooMuch = ({ minutes }: Candidate) => Math.max(tooMuch - (meal.minutes - minutes), 0);
  const [instead] = findInstead(week, day, place, ({ minutes }) => minutes < meal.minutes).sort(
    (one, other) => keepsTooMuch(one) - keepsTooMuch(other),
  );
  return exchangeMeal(days, day, place, instead);
}

/** Exchanges a meal if it's the only one that needs something, and there are too many to buy. */
function buyLess(week: Week, day: number, place: number): string[][] {
  const { days, slots, taste } = week;
  const purchases = countPurchases(week);
  const meal = getMeal(week, day, place);
  const isOnly = (protein: number) => purchases.get(protein) === 1;
  const isSlow = slots[place] === "dinner" && taste.slow?.days.includes(day + 1);
  const isRare = (one: Candidate) => one.proteins.some(isOnly) && countUses(days, one) === 1;
  if (purchases.size <= MAX_PROTEINS || !meal || !isRare(meal) || isSlow) return days;
  const isBought = (protein: number) =>
    purchases.has(protein) && !(isOnly(protein) && meal.proteins.includes(protein));
  const isAsQuick = (other: Candidate) =>
    !Number.isFinite(taste.dayMinutes) ||
    (other.minutes <= meal.minutes && other.minutesForTwo <= meal.minutesForTwo);
  const [instead] = findInstead(
    week,
    day,
    place,
    (other) => other.proteins.every(isBought) && isAsQuick(other),
  );
  return exchangeMeal(days, day, place, instead);
}

const exchangeMeal = (days: string[][], day: number, place: number, instead?: Candidate) =>
  instead ? replaceAt(days, day, replaceAt(days[day] ?? [], place, instead.id)) : days;

const getMeal = ({ days, byId }: Week, day: number, place: number): Candidate | undefined =>
  byId.get(days[day]?.[place] ?? "");

/** True if the lunch of a day is the dinner of the day before. */
function isLeftover({ days, slots, lastDinner }: Week, day: number): boolean {
  const dinner = day === 0 ? lastDinner : days[day - 1]?.[slots.indexOf("dinner")];
  return dinner !== undefined && days[day]?.[slots.indexOf("lunch")] === dinner;
}

/** The minutes of all meals of a day. */
const sumMinutes = (week: Week, day: number): number =>
  week.slots.reduce((sum, slot, place) => {
    const isReheated = slot === "lunch" && isLeftover(week, day);
    return sum + (isReheated ? REHEATING_MINUTES : (getMeal(week, day, place)?.minutes ?? 0));
  }, 0);

/** By meat, fish, egg, or cheese, the number of meals that need it. */
function countPurchases({ days, byId }: Week): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const id of days.flat())
    for (const one of byId.get(id)?.proteins ?? []) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

/** The meals that can take the place of another, those that come up least first. */
function findInstead(
  week: Week,
  day: number,
  place: number,
  fits: (meal: Candidate) => boolean,
): Candidate[] {
  const { days, slots, taste, candidates, recent } = week;
  const slot = slots[place];
  const ids = days[day] ?? [];
  const isRecent = recent.has(ids[place] ?? "");
  return candidates
    .filter(
      (other) =>
        slot !== undefined &&
        other.slots.includes(slot) &&
        countUses(days, other) < MAX_USES[slot] &&
        !taste.away?.has(other.id) &&
        (isRecent || !recent.has(other.id)) &&
        fits(other) &&
        canServe(week, day, replaceAt(ids, place, other.id)),
    )
    .sort((one, other) => countUses(days, one) - countUses(days, other));
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
