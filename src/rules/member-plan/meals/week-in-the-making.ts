import type { ContentOrTrait } from "../pool/contents.ts";
import { SLOTS, type Slot } from "../pool/slots.ts";
import { Budget, excessProtein, excessSodium, type MealFigures } from "./budgets.ts";
import { REHEATING_MINUTES } from "./cooking-time.ts";
import { EXTRA_MINUTES, MinutesOfDay, NEARLY_AS_QUICK } from "./minutes-of-day.ts";
import { Tally } from "./tally.ts";
import type { Candidate, Taste } from "./taste.ts";

export const DAYS_OF_WEEK = 7;
/** The meats, fish, eggs, and cheeses that are bought for a week once a slot is filled, if possible. */
const PROTEINS_AFTER: Record<Slot, number> = { dinner: 6, lunch: 8, breakfast: 10, snack: 11 };
/** Before a meal comes up more often, something else is bought. */
const MAX_USES = 2;
/** For members who are too busy to cook, who have few meals, one of the week before comes later. */
const USES_OF_WEEK_BEFORE = 0.5;

/** The excess of a meal that the day can't have. */
const NEVER = Number.POSITIVE_INFINITY;

/** The servings of a loved meat after which any other may come up. */
const ANY_TASTE = Number.POSITIVE_INFINITY;

/** A place of the week that gets a meal. */
interface Place {
  day: number;
  /** Its index in the day. */
  place: number;
  slot: Slot;
}

/** A week that gets its meals one by one. Each choice depends on those before. */
export class WeekInTheMaking {
  readonly days: string[][] = Array.from({ length: DAYS_OF_WEEK }, () => []);
  private readonly bySlot: ReadonlyMap<Slot, Candidate[]>;
  private readonly byId: ReadonlyMap<string, Candidate>;
  private readonly taste: Taste;
  private readonly slots: readonly Slot[];
  /** The number of times that each meal counts as chosen. */
  private readonly uses = new Map<string, number>();
  /** The meals of the weeks before. */
  private readonly before: ReadonlySet<string>;
  /** The sodium and the protein that a day may have. */
  private readonly sodium: Budget;
  private readonly protein: Budget;
  private readonly minutes: MinutesOfDay;
  /** The places of dinner and lunch, for members who cook dinner for the next lunch, too. */
  private readonly cooksTwice: { dinner: number; lunch: number } | undefined;
  /** The days with a lunch that's cooked already. */
  private readonly leftovers = new Set<number>();
  private readonly tally: Tally;
  /** The meats, fish, and eggs that are bought for the week. */
  private readonly bought = new Set<number>();

  constructor(
    candidates: readonly Candidate[],
    slots: readonly Slot[],
    taste: Taste,
    before: readonly string[][],
  ) {
    this.taste = taste;
    this.tally = new Tally(taste);
    this.slots = slots;
    this.before = new Set(before.flat());
    if (Number.isFinite(taste.dayMinutes))
      for (const id of this.before) this.uses.set(id, USES_OF_WEEK_BEFORE);
    for (const id of taste.away ?? []) this.uses.set(id, MAX_USES);
    this.bySlot = new Map(
      SLOTS.map((slot) => [slot, candidates.filter(({ slots }) => slots.includes(slot))]),
    );
    this.byId = new Map(candidates.map((meal) => [meal.id, meal]));
    const byPlace = slots.map((slot) => this.bySlot.get(slot) ?? []);
    this.minutes = new MinutesOfDay(byPlace, taste.dayMinutes);
    const quick = byPlace.map((meals, place) => this.minutes.keepQuick(meals, place));
    const budget = (excess: (meal: MealFigures, target: Taste["target"]) => number) =>
      new Budget(candidates, quick, (meal) => excess(meal, taste.target));
    this.sodium = budget(excessSodium);
    this.protein = budget(excessProtein);
    const [dinner, lunch] = [slots.indexOf("dinner"), slots.indexOf("lunch")];
    const hasBoth = dinner >= 0 && lunch >= 0;
    this.cooksTwice = hasBoth && Number.isFinite(taste.dayMinutes) ? { dinner, lunch } : undefined;
    const last = this.byId.get(before.at(-1)?.[dinner] ?? "");
    if (last && last.minutesForTwo <= last.minutes) this.keepForLunch(last, 0);
  }

  /** Fills a place. Returns false if no meal fits. */
  add(where: Place): boolean {
    const { day, place } = where;
    if (this.leftovers.has(day) && place === this.cooksTwice?.lunch) return true;
    const chosen = this.choose(where);
    if (!chosen) return false;
    this.put(chosen, day, place);
    if (place === this.cooksTwice?.dinner && chosen.minutesForTwo <= this.getMinutesLeft(where))
      this.keepForLunch(chosen, day + 1);
    return true;
  }

  private put(meal: Candidate, day: number, place: number): void {
    const today = this.days[day];
    if (!today) return;
    today[place] = meal.id;
    this.uses.set(meal.id, this.countUses(meal) + 1);
    this.tally.add(meal);
    for (const protein of meal.proteins) this.bought.add(protein);
  }

  /** Serves a dinner as the lunch of a day, too. */
  private keepForLunch(meal: Candidate, day: number): void {
    if (!this.cooksTwice || !meal.keeps || day >= DAYS_OF_WEEK) return;
    this.leftovers.add(day);
    this.put(meal, day, this.cooksTwice.lunch);
  }

  /**
   * The first of several tries that finds a meal: a slow dinner on its day, then fish and loved meats
   * that are due, then what's bought already and fits into the day. Each try after that asks for less:
   * in the end, a full day is worth more than taste, and the last one takes what has least salt.
   */
  private choose(where: Place): Candidate | undefined {
    const { day, place, slot } = where;
    const today = this.days[day] ?? [];
    const sodium = this.sodium.getLeft(today, place);
    const protein = this.protein.getLeft(today, place);
    const minutes = this.minutes.getLimit(place, this.getMinutesLeft(where));
    const isWanted = (meal: Candidate) => this.tally.isFishDue(meal) || this.tally.isMissed(meal);
    const findExcess = (meal: Candidate) => {
      if (this.sodium.getExcess(meal.id) > sodium) return NEVER;
      return Math.max(this.protein.getExcess(meal.id) - protein, 0);
    };
    const isTwice = place === this.cooksTwice?.dinner;
    const countUses = (meal: Candidate) =>
      isTwice && !this.taste.away?.has(meal.id)
        ? this.days.filter((ids) => ids[place] === meal.id).length
        : this.countUses(meal);
    const isRare = (meal: Candidate) => countUses(meal) < MAX_USES;
    const isEven = (meal: Candidate) => isRare(meal) && findExcess(meal) === 0;
    const isSlow = this.createSlowTest(where);
    const isQuick = (meal: Candidate, extra = 0) =>
      meal.minutes <= minutes + extra && (meal.keeps || !isTwice);
    const main = this.findMainToAvoid(today);
    const due = this.listDue(where);
    const others = due.filter(({ contains }) => contains[0] !== main);
    const only = (fits: (meal: Candidate) => boolean) =>
      this.findMostBehind(others, where, (meal) => (fits(meal) ? findExcess(meal) : NEVER));
    return (
      (isSlow && only((meal) => isEven(meal) && isSlow(meal))) ??
      only((meal) => isWanted(meal) && isRare(meal) && isQuick(meal)) ??
      only((meal) => isWanted(meal) && isRare(meal) && isQuick(meal, EXTRA_MINUTES)) ??
      only((meal) => isEven(meal) && isQuick(meal) && this.isBought(meal, PROTEINS_AFTER[slot])) ??
      only((meal) => isEven(meal) && isQuick(meal)) ??
      only((meal) => slot === "dinner" && isRare(meal) && isQuick(meal, EXTRA_MINUTES)) ??
      only((meal) => isQuick(meal)) ??
      this.findMostBehind(due, where, (meal) => (isQuick(meal) ? findExcess(meal) : NEVER)) ??
      only((meal) => isQuick(meal, NEARLY_AS_QUICK)) ??
      only(() => true) ??
      this.findMostBehind(due, where, findExcess) ??
      this.findLeastSalty(due, where) ??
      this.findMostBehind(this.listDue(where, ANY_TASTE), where, findExcess) ??
      this.findLeastSalty(this.listDue(where, ANY_TASTE), where)
    );
  }

  /** The meals that a place can have, apart from the day's limits. */
  private listDue(
    { day, place, slot }: Place,
    leastLoved = this.tally.countLeastLoved(),
  ): readonly Candidate[] {
    const today = this.days[day] ?? [];
    const servings = place === this.cooksTwice?.dinner && day + 1 < DAYS_OF_WEEK ? 2 : 1;
    const state = { leastLoved, limited: this.tally.listLimited(servings), servings };
    const meals = this.bySlot.get(slot) ?? [];
    return meals.filter((meal) => !today.includes(meal.id) && this.tally.isDue(meal, state));
  }

  /**
   * The meal that was used least; among several the one that exceeds the day least, then the one that
   * has had least of its share, and then one that isn't of the weeks or the month before. The excess is infinite for
   * a meal that the day can't have.
   */
  private findMostBehind(
    due: readonly Candidate[],
    { day }: Place,
    findExcess: (meal: Candidate) => number,
  ): Candidate | undefined {
    const tally = this.tally;
    const meatless = tally.countMeatless();
    const main = this.findOnlyMain(this.days[day] ?? []);
    let best:
      | { meal: Candidate; uses: number; excess: number; share: number; recency: number }
      | undefined;
    // A loop that skips early: this runs a thousand times for a plan, on slow phones, too.
    for (const meal of due) {
      // A day of one food is as bad as a meal that comes again.
      const uses = this.countUses(meal) + Number(meal.contains[0] === main);
      if (best && uses > best.uses) continue;
      const excess = findExcess(meal);
      const isWorse = best && uses === best.uses && excess > best.excess;
      if (isWorse || excess === NEVER) continue;
      const share = tally.computeShare(meal, meatless);
      const recency = this.getRecency(meal);
      const isBetter =
        !best ||
        uses < best.uses ||
        excess < best.excess ||
        share < best.share ||
        (share === best.share && recency < best.recency);
      if (isBetter) best = { meal, uses, excess, share, recency };
    }
    return best?.meal;
  }

  /** 2 for a meal of the weeks before, 1 for one of the last month, and 0 for others. */
  private getRecency({ id }: Candidate): number {
    return this.before.has(id) ? 2 : Number(this.taste.last?.has(id) ?? false);
  }

  private countUses({ id }: Candidate): number {
    return this.uses.get(id) ?? 0;
  }

  /** The number of minutes that the day has left for a meal. */
  private getMinutesLeft({ day, place }: Place): number {
    return this.minutes.getLeft(place, (other) =>
      this.leftovers.has(day) && other === this.cooksTwice?.lunch
        ? REHEATING_MINUTES
        : this.byId.get(this.days[day]?.[other] ?? "")?.minutes,
    );
  }

  /** On days with a slow dinner, whether a meal is one. */
  private createSlowTest({ day, slot }: Place): ((meal: Candidate) => boolean) | undefined {
    const { slow } = this.taste;
    if (slot !== "dinner" || !slow?.days.includes(day + 1)) return undefined;
    return (meal) => meal.minutes >= slow.minutes;
  }

  /** True if the week has so many proteins at most with this meal. */
  private isBought({ proteins }: Candidate, most: number): boolean {
    const added = proteins.reduce((sum, one) => sum + (this.bought.has(one) ? 0 : 1), 0);
    return added === 0 || this.bought.size + added <= most;
  }

  /** The food that all meals of a day are of so far; null if they're of several, or if there's none. */
  private findOnlyMain(today: readonly string[]): ContentOrTrait | null {
    const [main, ...others] = today.flatMap((id) => this.byId.get(id)?.contains[0] ?? []);
    return main !== undefined && others.every((other) => other === main) ? main : null;
  }

  /** The food to avoid in the last open place of a day, so that its meals have two main foods. */
  private findMainToAvoid(today: readonly string[]): ContentOrTrait | null {
    const isLast = today.filter((id) => id).length === this.slots.length - 1;
    return isLast ? this.findOnlyMain(today) : null;
  }

  /** If every meal has too much salt for the day, the one that has least. */
  private findLeastSalty(due: readonly Candidate[], where: Place): Candidate | undefined {
    let best: { meal: Candidate; excess: number } | undefined;
    const compare = (meal: Candidate) => {
      const excess = this.sodium.getExcess(meal.id);
      if (!best || excess < best.excess) best = { meal, excess };
      return NEVER;
    };
    this.findMostBehind(due, where, compare);
    return best?.meal;
  }
}
