import type { Candidate } from "./taste.ts";

/** By so much, a day may take longer for a loved meat, for fish, or for another dinner. */
export const EXTRA_MINUTES = 10;
/** If nothing else is quick enough, a meal may take so many minutes more. */
export const NEARLY_AS_QUICK = 3;

/** No meal comes up every day, so the third quickest one is what a place can count on. */
const COUNTED_ON = 3;

function findQuickMinutes(meals: readonly Candidate[]): number {
  const sorted = meals.map(({ minutes }) => minutes).sort((a, b) => a - b);
  return sorted[Math.min(COUNTED_ON, sorted.length) - 1] ?? 0;
}

/** The minutes that all meals of a day may take together. */
export class MinutesOfDay {
  private readonly dayMinutes: number;
  /** By place, the minutes of a quick meal there. */
  private readonly quickest: number[];

  /** `byPlace` has the meals that a place can get. */
  constructor(byPlace: readonly Candidate[][], dayMinutes: number) {
    this.dayMinutes = dayMinutes;
    this.quickest = byPlace.map(findQuickMinutes);
  }

  /** The meals of a place that leave time for the day's others; all if there's none. */
  keepQuick(meals: Candidate[], place: number): Candidate[] {
    const left = this.getLeft(place, () => undefined);
    const quick = meals.filter(({ minutes }) => minutes <= left);
    return quick.length > 0 ? quick : meals;
  }

  /**
   * The minutes left for a place if the others take the minutes of their meals, and those that aren't
   * chosen yet (undefined) get a quick one.
   */
  getLeft(place: number, minutesAt: (other: number) => number | undefined): number {
    const others = this.quickest.map((quickest, other) =>
      other === place ? 0 : (minutesAt(other) ?? quickest),
    );
    return this.dayMinutes - others.reduce((sum, minutes) => sum + minutes, 0);
  }

  /** The number of minutes that a meal may take: what's left, or on a day that's too long, hardly more than the quickest. */
  getLimit(place: number, left: number): number {
    const quickest = this.quickest[place] ?? 0;
    return left < quickest ? quickest + NEARLY_AS_QUICK : left;
  }
}
