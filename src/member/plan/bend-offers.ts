import { canKeepFor } from "#rules/member-plan/meals/bent-day.ts";
import { sumMinutes } from "#rules/member-plan/meals/leftovers.ts";
import { mealAt, type PlaceKey, placeKeys } from "#rules/member-plan/meals/places.ts";
import { toWeek } from "#rules/member-plan/shopping/shopping-list.ts";
import type { Journal } from "../tracker/journal.ts";
import { DAYS } from "../tracker/notes.ts";
import { type DayPlace, doubleEntry, moveEntries } from "./bends.ts";
import type { Entry } from "./dated-answers.ts";
import type { MemberPlans } from "./member-plans.ts";

/** A meal can move by so many days. */
const MAX_DAYS_AWAY = 6;
/** Days stay this close to their energy, or the change isn't offered. */
const MAX_ENERGY_ERROR = 0.05;
/** Smaller differences aren't worth a line. */
const MIN_MINUTES = 5;

/** A way to bend days that fits the member and the days. */
export interface BendOffer {
  entries: Entry[];
  /** Days that take another time, by so many minutes. */
  minutes: { day: number; more: number }[];
}

/** A day that a meal can move to, in exchange for one of its meals. */
export interface MoveOffer extends BendOffer {
  day: number;
  /** The id of the meal that comes instead. */
  meal: string;
}

/** A place of tomorrow at which a meal can be eaten again, instead of what's there. */
export interface DoubleOffer extends BendOffer {
  to: PlaceKey;
  meal: string;
}

interface Bending {
  plans: MemberPlans;
  journal: Journal;
  from: number;
}

/** The days from `from` on that a meal can change places with. */
export function moveOffers({ plans, journal, from }: Bending, place: DayPlace): MoveOffer[] {
  const { day, key } = place;
  const meal = mealAt(plans.mealsOn(day), key)?.meal;
  const first = Math.max(from, day - MAX_DAYS_AWAY);
  const last = Math.min(DAYS, day + MAX_DAYS_AWAY);
  const days = Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);
  return days.flatMap((other) => {
    const theirs = mealAt(plans.mealsOn(other), key);
    if (other === day || !theirs || theirs.meal === meal || theirs.isLeftover) return [];
    const mealOn = (one: number) => mealAt(plans.originalOn(one), key)?.meal;
    const entries = moveEntries(journal, place, other, mealOn);
    const after = plans.after(entries);
    const isMoved =
      mealAt(after.mealsOn(other), key)?.meal === meal &&
      mealAt(after.mealsOn(day), key)?.meal === theirs.meal;
    const isFine = isMoved && keepsLimits(plans, after, [day, other]);
    const minutes = changedMinutes(plans, after, [
      day - 1,
      day,
      day + 1,
      other - 1,
      other,
      other + 1,
    ]);
    return isFine ? [{ day: other, meal: theirs.meal, entries, minutes }] : [];
  });
}

/** The places of the next day at which a meal can be eaten again. */
export function doubleOffers(
  { plans, journal }: Pick<Bending, "plans" | "journal">,
  place: DayPlace,
  isKeepable: (meal: string) => boolean,
): DoubleOffer[] {
  const { day, key } = place;
  const [cooked, tomorrow] = [mealAt(plans.mealsOn(day), key), plans.mealsOn(day + 1)];
  const canDouble = cooked && !cooked.isLeftover && !cooked.forTomorrow && isKeepable(cooked.meal);
  if (!canDouble || !tomorrow || day >= DAYS) return [];
  return placeKeys(tomorrow.meals).flatMap((to) => {
    const replaced = mealAt(tomorrow, to);
    if (!canKeepFor({ from: key, to }) || !replaced || replaced.isLeftover) return [];
    const entries = [doubleEntry(journal, place, to)];
    const after = plans.after(entries);
    const eaten = mealAt(after.mealsOn(day + 1), to);
    const isFine =
      eaten?.meal === cooked.meal &&
      eaten.isLeftover === true &&
      keepsLimits(plans, after, [day, day + 1]);
    const minutes = changedMinutes(plans, after, [day, day + 1, day + 2]);
    return isFine ? [{ to, meal: replaced.meal, entries, minutes }] : [];
  });
}

/** True if days keep their energy, and their weeks what may come up how often. */
function keepsLimits(before: MemberPlans, after: MemberPlans, days: readonly number[]): boolean {
  const error = (plans: MemberPlans, day: number) => {
    const { energy = 0 } = plans.mealsOn(day)?.nutrition ?? {};
    return Math.abs(energy / plans.planOn(day).target.energy - 1);
  };
  const keepsEnergy = days.every(
    (day) => error(after, day) <= Math.max(MAX_ENERGY_ERROR, error(before, day)),
  );
  const keepsWeeks = days.every((day) =>
    before.planOn(day).decisions.mostAWeek.every(({ contains, times }) => {
      const count = (plans: MemberPlans) =>
        mealsOfWeek(plans, toWeek(day)).filter((meal) =>
          contains.some((content) => meal.contains.includes(content)),
        ).length;
      return count(after) <= Math.max(times, count(before));
    }),
  );
  return keepsEnergy && keepsWeeks;
}

function mealsOfWeek(plans: MemberPlans, week: number) {
  const days = Array.from({ length: DAYS }, (_, index) => index + 1);
  return days
    .filter((day) => toWeek(day) === week)
    .flatMap((day) => plans.mealsOn(day)?.meals ?? []);
}

function changedMinutes(
  before: MemberPlans,
  after: MemberPlans,
  days: readonly number[],
): BendOffer["minutes"] {
  const minutes = (plans: MemberPlans, day: number) => {
    const planned = plans.mealsOn(day);
    return planned ? sumMinutes(plans.forTable(planned, day)) : 0;
  };
  return [...new Set(days)]
    .filter((day) => day >= 1 && day <= DAYS)
    .map((day) => ({ day, more: minutes(after, day) - minutes(before, day) }))
    .filter(({ more }) => Math.abs(more) >= MIN_MINUTES)
    .sort((one, other) => one.day - other.day);
}
