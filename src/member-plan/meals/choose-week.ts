import { type Content, isFishOrSeafood, isMeat, MEATS } from "../pool/contents.ts";
import { SLOTS, type Slot } from "../pool/slots.ts";

export const DAYS_OF_CYCLE = 7;

/** A meal that a member may get, with what it contains. */
export interface Candidate {
  id: string;
  slots: Slot[];
  contains: Content[];
}

/** What decides between meals that a member may get. */
export interface Taste {
  loved: ReadonlySet<Content>;
  /** How often something comes up in a week at most. */
  mostAWeek: { contains: Content[]; times: number }[];
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
const WEIGHT = { loved: 3, meat: 1, fish: 1, other: 0.4 };
/** So often a week, fish counts as loved (American Heart Association, Circulation 2018;138:e35). */
const FISH_MEALS = 2;

/**
 * Chooses the meals of a week: for each day, one meal for each of `slots`, in that order. Every
 * choice takes the meal that was used least, of the meat that is most behind its share, so the same
 * input always gives the same week.
 *
 * No meal comes twice in a day, and no dinner twice in a week unless no other is left. Before a
 * meat that isn't loved comes up, each loved one has come up twice as often.
 *
 * Throws `NothingFits` if a slot can't be filled.
 */
export function chooseWeek(
  candidates: readonly Candidate[],
  slots: readonly Slot[],
  taste: Taste,
): string[][] {
  const week = new WeekInTheMaking(candidates, taste);
  const places = slots.map((slot, place) => ({ slot, place }));
  const inOrder = [...places].sort((a, b) => ORDER.indexOf(a.slot) - ORDER.indexOf(b.slot));
  for (const { slot, place } of inOrder)
    for (let day = 0; day < DAYS_OF_CYCLE; day++) week.add(day, place, slot);
  return week.days;
}

/** Whether the meals of a week follow a taste. Each is given by what it contains. */
export function isToTaste(meals: readonly Content[][], { loved, mostAWeek }: Taste): boolean {
  const counts = new Map<Content, number>();
  for (const contents of meals)
    for (const content of contents) counts.set(content, (counts.get(content) ?? 0) + 1);
  const count = (content: Content) => counts.get(content) ?? 0;
  const leastLoved = Math.min(...[...loved].map(count));
  return (
    MEATS.every((meat) => loved.has(meat) || count(meat) * TIMES_AS_OFTEN <= leastLoved) &&
    mostAWeek.every(
      ({ contains, times }) => contains.reduce((sum, content) => sum + count(content), 0) <= times,
    )
  );
}

class WeekInTheMaking {
  readonly days: string[][] = Array.from({ length: DAYS_OF_CYCLE }, () => []);
  readonly #bySlot: ReadonlyMap<Slot, Candidate[]>;
  readonly #taste: Taste;
  /** How often each meal and each content has been chosen. */
  readonly #uses = new Map<string, number>();
  readonly #counts = new Map<Content, number>();
  #total = 0;

  constructor(candidates: readonly Candidate[], taste: Taste) {
    this.#bySlot = new Map(
      SLOTS.map((slot) => [slot, candidates.filter(({ slots }) => slots.includes(slot))]),
    );
    this.#taste = taste;
  }

  add(day: number, place: number, slot: Slot): void {
    const today = this.days[day] ?? [];
    const chosen = this.#mostBehind(slot, today);
    if (!chosen) throw new NothingFits(slot);
    today[place] = chosen.id;
    this.#uses.set(chosen.id, (this.#uses.get(chosen.id) ?? 0) + 1);
    for (const content of chosen.contains) this.#counts.set(content, this.#count(content) + 1);
    this.#total++;
  }

  /** The meal that was used least, or among several the one that has had least of its share. */
  #mostBehind(slot: Slot, today: readonly string[]): Candidate | undefined {
    const leastLoved = Math.min(...[...this.#taste.loved].map((content) => this.#count(content)));
    const meatless = this.#total - MEATS.reduce((sum, meat) => sum + this.#count(meat), 0);
    const limited = this.#limited();
    let best: { meal: Candidate; uses: number; share: number } | undefined;
    // A loop that skips early: this runs a thousand times for a plan, on slow phones, too.
    this.#bySlot.get(slot)?.forEach((meal) => {
      const uses = this.#uses.get(meal.id) ?? 0;
      if (best && uses > best.uses) return;
      if (today.includes(meal.id) || !this.#isDue(meal, leastLoved, limited)) return;
      const share = this.#shareOf(meal, meatless);
      if (!best || uses < best.uses || share < best.share) best = { meal, uses, share };
    });
    return best?.meal;
  }

  /** What has come up as often as the taste allows. */
  #limited(): ReadonlySet<Content> {
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
  #isDue({ contains }: Candidate, leastLoved: number, limited: ReadonlySet<Content>): boolean {
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
      const weight = this.#taste.loved.has(content) ? WEIGHT.loved : WEIGHT.meat;
      return Math.max(most, (this.#count(content) + 1) / weight);
    }, 0);
    if (most > 0) return most;
    if (contains.some(isFishOrSeafood)) {
      const count = this.#count("fish") + this.#count("seafood");
      return (count + 1) / (count < FISH_MEALS ? WEIGHT.loved : WEIGHT.fish);
    }
    return (meatless + 1) / WEIGHT.other;
  }

  #count(content: Content): number {
    return this.#counts.get(content) ?? 0;
  }
}
