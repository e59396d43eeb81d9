import { type ContentOrTrait, isFishOrSeafood, isMeat, MEATS } from "../pool/contents.ts";
import { SLOTS, type Slot } from "../pool/slots.ts";
import { excessProtein, excessSodium, type MealFigures } from "./budgets.ts";
import type { DayTarget } from "./portion.ts";

export const DAYS_OF_WEEK = 7;

/** A meal that a member may get, with what it contains. */
export interface Candidate extends MealFigures {
  id: string;
  slots: Slot[];
  contains: ContentOrTrait[];
}

/** What decides between meals that a member may get. */
export interface Taste {
  loved: ReadonlySet<ContentOrTrait>;
  /** How often each meat comes up, relative to each other. 1 for one that isn't there. */
  shares: Partial<Record<ContentOrTrait, number>>;
  /** How often something comes up in a week at most. */
  mostAWeek: { contains: ContentOrTrait[]; times: number }[];
  /** The energy and the protein of a day. */
  target: DayTarget;
}

/** Which slot has no meal left. */
export class NothingFits extends Error {
  readonly slot: Slot;

  constructor(slot: Slot) {
    super(`No meal fits ${slot}.`);
    this.slot = slot;
  }
}

/** The hardest to fill first. */
const ORDER: Slot[] = ["dinner", "lunch", "breakfast", "snack"];
/** Loved meats come up at least this many times as often as any other meat. */
const TIMES_AS_OFTEN = 2;
/** How often the groups come up, relative to each other. */
const WEIGHT = { loved: 3, dueFish: 4, fish: 1, other: 0.4 };
/** Until it has come up so often in a week, fish counts as more than loved (American Heart Association, Circulation 2018;138:e35). */
const FISH_MEALS = 2;

/**
 * Chooses the meals of a week: for each day, one meal for each of `slots`, in that order. Every
 * choice takes the meal that was used least, of the meat that is most behind its share, so the same
 * input always gives the same week.
 *
 * No meal comes twice in a day, no day has too much salt, and no dinner twice in a week unless no other is left. Before a
 * meat that isn't loved comes up, each loved one has come up twice as often.
 *
 * Between meals that fit equally well, those of the week before are last. Throws `NothingFits` if a
 * slot can't be filled.
 */
export function chooseWeek(
  candidates: readonly Candidate[],
  slots: readonly Slot[],
  taste: Taste,
  before: readonly string[] = [],
): string[][] {
  const week = new WeekInTheMaking(candidates, slots, taste, before);
  const places = slots.map((slot, place) => ({ slot, place }));
  const inOrder = [...places].sort((a, b) => ORDER.indexOf(a.slot) - ORDER.indexOf(b.slot));
  for (const { slot, place } of inOrder)
    for (let day = 0; day < DAYS_OF_WEEK; day++) week.add(day, place, slot);
  return week.days;
}

/** Whether the meals of a week follow a taste. Each is given by what it contains. */
export function isToTaste(
  meals: readonly ContentOrTrait[][],
  { loved, mostAWeek }: Pick<Taste, "loved" | "mostAWeek">,
): boolean {
  const counts = new Map<ContentOrTrait, number>();
  for (const contents of meals)
    for (const content of contents) counts.set(content, (counts.get(content) ?? 0) + 1);
  const count = (content: ContentOrTrait) => counts.get(content) ?? 0;
  const leastLoved = Math.min(...[...loved].map(count));
  return (
    MEATS.every((meat) => loved.has(meat) || count(meat) * TIMES_AS_OFTEN <= leastLoved) &&
    mostAWeek.every(
      ({ contains, times }) => contains.reduce((sum, content) => sum + count(content), 0) <= times,
    )
  );
}

/** The most that the meals of a day may have of something, as shares of the day's. */
class Budget {
  /** By meal, by how much it exceeds its part. */
  readonly #excess: ReadonlyMap<string, number>;
  /** By place, the least that a meal exceeds its part there. */
  readonly #least: number[];

  constructor(byPlace: readonly Candidate[][], excess: (meal: Candidate) => number) {
    this.#excess = new Map(byPlace.flat().map((meal) => [meal.id, excess(meal)]));
    this.#least = byPlace.map((meals) => Math.min(...meals.map(({ id }) => this.excess(id))));
  }

  excess(id: string): number {
    return this.#excess.get(id) ?? 0;
  }

  /** By how much a meal may exceed its part at a place, so that all others can be filled, too. */
  left(today: readonly string[], place: number): number {
    const others = this.#least.map((least, other) => {
      const chosen = today[other];
      if (other === place) return 0;
      return chosen === undefined ? least : this.excess(chosen);
    });
    return -others.reduce((sum, one) => sum + one, 0);
  }
}

class WeekInTheMaking {
  readonly days: string[][] = Array.from({ length: DAYS_OF_WEEK }, () => []);
  readonly #bySlot: ReadonlyMap<Slot, Candidate[]>;
  readonly #byId: ReadonlyMap<string, Candidate>;
  readonly #taste: Taste;
  /** How often each meal has been chosen. */
  readonly #uses = new Map<string, number>();
  /** The meals of the week before. */
  readonly #before: ReadonlySet<string>;
  /** The sodium and the protein that a day may have. */
  readonly #sodium: Budget;
  readonly #protein: Budget;
  /** How often each content has been chosen. */
  readonly #counts = new Map<ContentOrTrait, number>();
  #total = 0;

  constructor(
    candidates: readonly Candidate[],
    slots: readonly Slot[],
    taste: Taste,
    before: readonly string[],
  ) {
    this.#before = new Set(before);
    this.#bySlot = new Map(
      SLOTS.map((slot) => [slot, candidates.filter(({ slots }) => slots.includes(slot))]),
    );
    this.#byId = new Map(candidates.map((meal) => [meal.id, meal]));
    this.#taste = taste;
    const budget = (excess: (meal: Candidate, target: DayTarget) => number) =>
      new Budget(
        slots.map((slot) => this.#bySlot.get(slot) ?? []),
        (meal) => excess(meal, taste.target),
      );
    this.#sodium = budget(excessSodium);
    this.#protein = budget(excessProtein);
  }

  add(day: number, place: number, slot: Slot): void {
    const today = this.days[day] ?? [];
    const sodium = this.#sodium.left(today, place);
    const protein = this.#protein.left(today, place);
    const isLean = (meal: Candidate) =>
      this.#protein.excess(meal.id) > protein && !this.#isFishDue(meal) && !this.#isMissed(meal);
    const chosen =
      this.#mostBehind(slot, today, (meal) =>
        this.#sodium.excess(meal.id) > sodium ? Number.POSITIVE_INFINITY : Number(isLean(meal)),
      ) ?? this.#leastSalty(slot, today);
    if (!chosen) throw new NothingFits(slot);
    today[place] = chosen.id;
    this.#uses.set(chosen.id, (this.#uses.get(chosen.id) ?? 0) + 1);
    for (const content of chosen.contains) this.#counts.set(content, this.#count(content) + 1);
    this.#total++;
  }

  /**
   * The meal that was used least; among several the one that exceeds the day least, then the one that
   * has had least of its share, and then one that isn't of the week before. The excess is infinite for
   * a meal that the day can't have.
   */
  #mostBehind(
    slot: Slot,
    today: readonly string[],
    findExcess: (meal: Candidate) => number,
  ): Candidate | undefined {
    const leastLoved = Math.min(...[...this.#taste.loved].map((content) => this.#count(content)));
    const meatless = this.#total - MEATS.reduce((sum, meat) => sum + this.#count(meat), 0);
    const limited = this.#limited();
    const main = this.#onlyMain(today);
    let best:
      | { meal: Candidate; uses: number; excess: number; share: number; isOld: boolean }
      | undefined;
    // A loop that skips early: this runs a thousand times for a plan, on slow phones, too.
    this.#bySlot.get(slot)?.forEach((meal) => {
      // A day of one food is as bad as a meal that comes again.
      const uses = (this.#uses.get(meal.id) ?? 0) + Number(meal.contains[0] === main);
      if (best && uses > best.uses) return;
      if (today.includes(meal.id) || !this.#isDue(meal, leastLoved, limited)) return;
      const excess = findExcess(meal);
      const isWorse = best && uses === best.uses && excess > best.excess;
      if (isWorse || excess === Number.POSITIVE_INFINITY) return;
      const share = this.#shareOf(meal, meatless);
      const isOld = this.#before.has(meal.id);
      const isBetter =
        !best ||
        uses < best.uses ||
        excess < best.excess ||
        share < best.share ||
        (share === best.share && best.isOld && !isOld);
      if (isBetter) best = { meal, uses, excess, share, isOld };
    });
    return best?.meal;
  }

  /** True for a meal with fish while the week has too little of it. */
  #isFishDue({ contains }: Candidate): boolean {
    return contains.some(isFishOrSeafood) && this.#fishCount() < FISH_MEALS;
  }

  /** The food that all meals of a day are of so far; null if they're of several, or if there's none. */
  #onlyMain(today: readonly string[]): ContentOrTrait | null {
    const [main, ...others] = today.flatMap((id) => this.#byId.get(id)?.contains[0] ?? []);
    return main !== undefined && others.every((other) => other === main) ? main : null;
  }

  /** True for a meal with something loved that hasn't come up yet. */
  #isMissed({ contains }: Candidate): boolean {
    return contains.some((one) => this.#taste.loved.has(one) && this.#count(one) === 0);
  }

  #fishCount(): number {
    return this.#count("fish") + this.#count("seafood");
  }

  /** If every meal has too much salt for the day, the one that has least. */
  #leastSalty(slot: Slot, today: readonly string[]): Candidate | undefined {
    let best: { meal: Candidate; excess: number } | undefined;
    this.#mostBehind(slot, today, (meal) => {
      const excess = this.#sodium.excess(meal.id);
      if (!best || excess < best.excess) best = { meal, excess };
      return Number.POSITIVE_INFINITY;
    });
    return best?.meal;
  }

  /** What has come up as often as the taste allows. */
  #limited(): ReadonlySet<ContentOrTrait> {
    return new Set(
      this.#taste.mostAWeek
        .filter(
          ({ contains, times }) =>
            contains.reduce((sum, content) => sum + this.#count(content), 0) >= times,
        )
        .flatMap(({ contains }) => contains),
    );
  }

  /**
   * Whether a meal can come up before the loved meats have come up again. If none is loved,
   * `leastLoved` is infinite.
   */
  #isDue(
    { contains }: Candidate,
    leastLoved: number,
    limited: ReadonlySet<ContentOrTrait>,
  ): boolean {
    const { loved } = this.#taste;
    return contains.every((content) => {
      if (limited.has(content)) return false;
      const isOther = isMeat(content) && !loved.has(content);
      return !isOther || (this.#count(content) + 1) * TIMES_AS_OFTEN <= leastLoved;
    });
  }

  /** How much of its share a meal's group has had; of several meats, the one that has had most. */
  #shareOf({ contains }: Candidate, meatless: number): number {
    const most = contains.reduce((most, content) => {
      if (!isMeat(content)) return most;
      const { loved, shares } = this.#taste;
      const weight = loved.has(content) ? WEIGHT.loved : (shares[content] ?? 1);
      return Math.max(most, (this.#count(content) + 1) / weight);
    }, 0);
    if (most > 0) return most;
    if (contains.some(isFishOrSeafood)) {
      const count = this.#fishCount();
      return (count + 1) / (count < FISH_MEALS ? WEIGHT.dueFish : WEIGHT.fish);
    }
    return (meatless + 1) / WEIGHT.other;
  }

  #count(content: ContentOrTrait): number {
    return this.#counts.get(content) ?? 0;
  }
}
