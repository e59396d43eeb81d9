import { type DayTarget, getStep, isLean } from "./portion.ts";
import {
  computeEnergy,
  computeProtein,
  type EnergyAndProtein,
  sumFoods,
  type WeighedFood,
} from "./weighed-food.ts";

/** A day may differ from its energy by this share without being corrected. */
const CLOSE_ENOUGH = 0.01;
/** By how much it may differ if that brings the protein into its range. */
const STILL_CLOSE = 0.04;
const NEAR = 0.025;
const MAX_CHANGES = 24;
/** The share by which one change may change a food. */
const MAX_CHANGE = 0.25;

/** True if a day's energy differs so little that it can stay. */
export const isNear = (energy: number, target: number): boolean =>
  Math.abs(target - energy) / target <= NEAR;

/** The rank of a step that takes the protein out of its range. */
const OUT_OF_RANGE = 2;

/** A change of one food, or of two at once. */
interface Step {
  changes: { of: WeighedFood; grams: number }[];
  /** 0 is best. */
  rank: number;
  /** The energy that is missing after it, in kcal. */
  left: number;
}

/**
 * Corrects what rounding changed, in place and in a few small steps: of fat if there's already
 * enough protein, otherwise of lean food. If only the protein is out of range, one food takes the
 * place of another.
 */
export function settlePortions(all: readonly WeighedFood[], target: DayTarget): void {
  const changeable = all.filter(({ food }) => food.energy > 0);
  for (let tries = 0; tries < MAX_CHANGES; tries++) {
    const now = sumFoods(all);
    const missing = Math.abs(target.energy - now.energy) / target.energy;
    const isInRange = distance(now.protein, target.protein) === 0;
    if (missing <= CLOSE_ENOUGH && isInRange) return;
    const isProteinNext = missing <= STILL_CLOSE && !isInRange;
    const best = (isProteinNext ? bestSwap : bestChange)(changeable, now, target);
    const leavesRange = best !== undefined && best.rank >= OUT_OF_RANGE;
    if (!best || (leavesRange && missing <= STILL_CLOSE && isInRange)) return;
    for (const { of, grams } of best.changes) of.grams = grams;
  }
}

// Both searches are loops that only keep the best step: they run hundreds of times for a plan, and
// what they'd allocate is what a slow phone would wait for.

/** The best change of one food that brings the energy closer. */
function bestChange(
  all: readonly WeighedFood[],
  now: EnergyAndProtein,
  { energy, protein }: DayTarget,
): Step | undefined {
  const missing = energy - now.energy;
  const isEnough = now.protein > (protein.from + protein.to) / 2;
  const prefersFat = missing > 0 === isEnough;
  let best: Step | undefined;
  all.forEach((one) => {
    const { food } = one;
    const grams = changedGrams(missing, one);
    const left = missing - computeEnergy(food, grams - one.grams);
    if (grams === one.grams || Math.abs(left) >= Math.abs(missing)) return;
    const after = now.protein + computeProtein(food, grams - one.grams);
    const rank =
      (distance(after, protein) === 0 ? 0 : OUT_OF_RANGE) + (isLean(food) === prefersFat ? 1 : 0);
    if (isBetter(rank, left, best)) best = { changes: [{ of: one, grams }], rank, left };
  });
  return best;
}

/** The best step of one food, with one of another in return, that brings the protein closer. */
function bestSwap(
  all: readonly WeighedFood[],
  now: EnergyAndProtein,
  { energy, protein }: DayTarget,
): Step | undefined {
  const distanceNow = distance(now.protein, protein);
  let best: Step | undefined;
  for (const one of all)
    for (const change of [
      -mostChange(one),
      -getStep(one.food),
      getStep(one.food),
      mostChange(one),
    ]) {
      const grams = clampGrams(one.grams + change, one);
      const more = computeEnergy(one.food, grams - one.grams);
      const proteinNow = now.protein + computeProtein(one.food, grams - one.grams);
      all.forEach((other) => {
        if (other === one) return;
        const next = changedGrams(-more, other);
        const left = energy - now.energy - more - computeEnergy(other.food, next - other.grams);
        const away = distance(proteinNow + computeProtein(other.food, next - other.grams), protein);
        if (away >= distanceNow || Math.abs(left) > energy * STILL_CLOSE) return;
        if (!isBetter(away, left, best)) return;
        const changes = [
          { of: one, grams },
          { of: other, grams: next },
        ];
        best = { changes, rank: away, left };
      });
    }
  return best;
}

/** True if a step has a better rank than the best so far, or else leaves less energy missing. */
const isBetter = (rank: number, left: number, best: Step | undefined): boolean =>
  !best || rank < best.rank || (rank === best.rank && Math.abs(left) < Math.abs(best.left));

/** The distance of a value from a range. */
const distance = (value: number, { from, to }: { from: number; to: number }): number =>
  Math.max(from - value, value - to, 0);

/** Grams of a food after a change toward the missing energy: by a quarter at most. */
function changedGrams(missing: number, one: WeighedFood): number {
  const step = getStep(one.food);
  const wanted = Math.round(((missing / one.food.energy) * 100) / step) * step;
  const most = mostChange(one);
  return clampGrams(one.grams + Math.min(Math.max(wanted, -most), most), one);
}

/** A quarter of a food, but at least a step. */
function mostChange({ grams, food }: WeighedFood): number {
  const step = getStep(food);
  return Math.max(Math.floor((grams * MAX_CHANGE) / step), 1) * step;
}

const clampGrams = (grams: number, { food, most, range }: WeighedFood): number =>
  Math.min(Math.max(grams, getStep(food), range?.from ?? 0), most, range?.to ?? most);
