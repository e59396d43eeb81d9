import type { Decisions } from "../apply-rules.ts";
import type { ContentOrTrait } from "../pool/contents.ts";
import type { PlanSource } from "../pool/plan-source.ts";
import type { Slot } from "../pool/slots.ts";
import { chooseWeek } from "./choose-week.ts";
import { type CookingTime, scaledMinutes } from "./cooking-time.ts";
import { withLateMeal } from "./late-meal.ts";
import type { DayTarget } from "./portion.ts";
import type { Candidate } from "./taste.ts";
import { DAYS_OF_WEEK } from "./week-in-the-making.ts";

const WEEKS_OF_CYCLE = 2;
/** After so many days, the same meals come again. */
export const DAYS_OF_CYCLE = WEEKS_OF_CYCLE * DAYS_OF_WEEK;

/** A meal of the pool, as far as the choice depends on it. */
export interface PoolCandidate extends Omit<Candidate, "minutes" | "minutesForTwo">, CookingTime {
  /** The kcal of the largest portion. */
  mostEnergy: number;
  /** If the member's own cooking fat takes the place of the meal's: what the meal's contains. */
  openFat?: ContentOrTrait[];
}

/** A pool, with what each cooking fat contains. */
export interface CandidatePool {
  meals: readonly PoolCandidate[];
  cookingFats: ContentOrTrait[][];
}

/** The meals of the cycle, and of the days that change from a day on. */
export interface ChosenMeals {
  days: string[][];
  later: { fromDay: number; index: number; ids: string[] }[];
}

/**
 * Chooses a member's meals for days that add up to the target. What they weigh is decided after that.
 * Throws `NothingFits` if no meal is left for a slot.
 */
export function chooseAmong(
  pool: CandidatePool,
  rules: Pick<PlanSource, "rules">,
  decisions: Decisions,
  target: DayTarget,
): ChosenMeals {
  const meals = shuffleForMember(decisions, pool.meals);
  const candidates = selectAllowed({ ...pool, meals }, decisions, target);
  const taste = { ...decisions, target };
  const early = candidates.filter((candidate) => !startsLate(candidate, rules));
  const weeks: string[][][] = [];
  while (weeks.length < WEEKS_OF_CYCLE)
    weeks.push(chooseWeek(early, decisions.slots, taste, weeks.flat()));
  const served = [...(decisions.away ?? [])];
  const later = decisions.later.flatMap(({ contains, fromDay }) =>
    weeks.flatMap((week, number) => {
      const isLate = (one: Candidate) => contains.some((content) => one.contains.includes(content));
      const day = withLateMeal(week, servedLast(candidates, served), isLate, taste);
      if (!day) return [];
      served.push(...day.ids);
      return [{ fromDay, index: number * DAYS_OF_WEEK + day.index, ids: day.ids }];
    }),
  );
  return { days: weeks.flat(), later };
}

/** A pool in the order of a member, which decides between meals that fit equally well. */
function shuffleForMember<T>({ seed }: Pick<Decisions, "seed">, pool: readonly T[]): T[] {
  return pool
    .map((meal, index) => ({ meal, rank: scatter(seed, index) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ meal }) => meal);
}

/** A number that looks random, from two that are close to others: lowbias32 by Chris Wellons. */
function scatter(seed: number, index: number): number {
  let bits = seed + Math.imul(index, 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return (bits ^ (bits >>> 15)) >>> 0;
}

/** Meals that have come up are behind all others. */
const servedLast = <T extends { id: string }>(meals: readonly T[], served: string[]): T[] => [
  ...meals.filter(({ id }) => !served.includes(id)),
  ...meals.filter(({ id }) => served.includes(id)),
];

export type Limits = Pick<Decisions, "slots" | "minutes" | "dayMinutes" | "never">;

/** Members who cook dinner for the next lunch use two pans at once. */
export const countPans = ({ dayMinutes }: Pick<Decisions, "dayMinutes">): number =>
  Number.isFinite(dayMinutes) ? 2 : 1;

/** Portions aren't scaled evenly, so some are larger than the average by this factor. */
const SCALE_MARGIN = 1.25;

/** The meals of a pool that the rules allow, with the minutes that they take this member. */
export function selectAllowed(
  { meals, cookingFats }: CandidatePool,
  limits: Limits,
  target: DayTarget,
): Candidate[] {
  const isAllowed = (contents: readonly ContentOrTrait[]) =>
    !contents.some((one) => limits.never.has(one));
  const hasFat = cookingFats.some(isAllowed);
  const possible = meals.filter(
    ({ contains, openFat = [] }) => isAllowed(contains) && (hasFat || isAllowed(openFat)),
  );
  const scale = usualScale(possible, limits, target) * SCALE_MARGIN;
  const pans = countPans(limits);
  const large = withoutLightMeals(possible, limits, target);
  return large.flatMap(({ pan, openFat, mostEnergy, ...meal }) => {
    const time = { minutes: meal.minutes, pan };
    const minutes = scaledMinutes(time, scale, pans);
    // If all meals of a day are limited together, a single one is as it's written.
    const isIn = (Number.isFinite(limits.dayMinutes) ? meal.minutes : minutes) <= limits.minutes;
    const minutesForTwo = scaledMinutes(time, scale * 2, pans);
    return isIn ? [{ ...meal, minutes, minutesForTwo }] : [];
  });
}

/** A meal reaches at least this share of the energy that a member's meals of the slot have. */
const LIGHTEST = 0.8;
/** Lunches and dinners are large enough: they can have meat or fish. */
const LIGHT_SLOTS: Slot[] = ["breakfast", "snack"];
/** So many meals of a slot stay, however light they are. */
const MIN_MEALS = 7;

/** Leaves out breakfasts and snacks that are too light: no one eats a kilogram of yogurt. */
function withoutLightMeals(
  pool: readonly PoolCandidate[],
  limits: Limits,
  target: DayTarget,
): PoolCandidate[] {
  const scale = usualScale(pool, limits, target);
  const allowed = limits.slots.map((slot) => {
    const meals = pool
      .filter((meal) => meal.slots.includes(slot))
      .sort((one, other) => other.mostEnergy - one.mostEnergy);
    const usual = (scale * meals.reduce((all, meal) => all + meal.energy, 0)) / meals.length;
    const kept = meals.filter(
      ({ mostEnergy }, index) =>
        !LIGHT_SLOTS.includes(slot) || index < MIN_MEALS || mostEnergy >= usual * LIGHTEST,
    );
    return { slot, ids: new Set(kept.map(({ id }) => id)) };
  });
  return pool.flatMap((meal) => {
    const slots = allowed.flatMap(({ slot, ids }) => (ids.has(meal.id) ? [slot] : []));
    return slots.length > 0 ? [{ ...meal, slots: [...new Set(slots)] }] : [];
  });
}

/** By what a member's portions are larger than those that are written, on average. */
function usualScale(
  pool: readonly PoolCandidate[],
  { slots }: Limits,
  { energy }: DayTarget,
): number {
  const written = slots.reduce((sum, slot) => {
    const meals = pool.filter((meal) => meal.slots.includes(slot));
    return sum + meals.reduce((all, meal) => all + meal.energy, 0) / Math.max(meals.length, 1);
  }, 0);
  return energy / Math.max(written, 1);
}

/** True if a meal comes up late or never, by the rules for `later`. */
export const startsLate = (
  { contains }: Pick<Candidate, "contains">,
  { rules }: Pick<PlanSource, "rules">,
) => rules.later.some((rule) => rule.contains.some((content) => contains.includes(content)));
