import { type ContentOrTrait, isFishOrSeafood, isMeat, MEATS } from "../pool/contents.ts";
import { SLOTS, type Slot } from "../pool/slots.ts";
import { Budget, excessProtein, excessSodium, type MealFigures } from "./budgets.ts";
import { REHEATING_MINUTES } from "./cooking-time.ts";
import { EXTRA_MINUTES, MinutesOfDay, NEARLY_AS_QUICK } from "./minutes-of-day.ts";
import { type Candidate, type Taste, TIMES_AS_OFTEN } from "./taste.ts";

export const DAYS_OF_WEEK = 7;
/** How often the groups come up, relative to each other. */
const WEIGHT = { loved: 3, dueFish: 4, fish: 1, other: 0.4 };
/** Until it has come up so often in a week, fish counts as more than loved (American Heart Association, Circulation 2018;138:e35). */
const FISH_MEALS = 2;
/**
 * How many meats, fish, and eggs are bought for a week, after each slot is filled: a list that people
 * would write themselves.
 */
const MAX_PROTEINS: Record<Slot, number> = { dinner: 6, lunch: 8, breakfast: 10, snack: 11 };
/** Before a meal comes up more often, something else is bought. */
const MAX_USES = 2;

/** The excess of a meal that the day can't have. */
const NEVER = Number.POSITIVE_INFINITY;

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
  readonly #bySlot: ReadonlyMap<Slot, Candidate[]>;
  readonly #byId: ReadonlyMap<string, Candidate>;
  readonly #taste: Taste;
  readonly #slots: readonly Slot[];
  /** How often each meal has been chosen. */
  readonly #uses = new Map<string, number>();
  /** The meals of the weeks before. */
  readonly #before: ReadonlySet<string>;
  /** The sodium and the protein that a day may have. */
  readonly #sodium: Budget;
  readonly #protein: Budget;
  readonly #minutes: MinutesOfDay;
  /** The places of dinner and lunch, for who cooks dinner for the next lunch, too. */
  readonly #cooksTwice: { dinner: number; lunch: number } | undefined;
  /** The days with a lunch that's cooked already. */
  readonly #leftovers = new Set<number>();
  /** How often each content has been chosen. */
  readonly #counts = new Map<ContentOrTrait, number>();
  /** The meats, fish, and eggs that are bought for the week. */
  readonly #bought = new Set<number>();
  #total = 0;

  constructor(
    candidates: readonly Candidate[],
    slots: readonly Slot[],
    taste: Taste,
    before: readonly string[][],
  ) {
    this.#taste = taste;
    this.#slots = slots;
    this.#before = new Set(before.flat());
    this.#bySlot = new Map(
      SLOTS.map((slot) => [slot, candidates.filter(({ slots }) => slots.includes(slot))]),
    );
    this.#byId = new Map(candidates.map((meal) => [meal.id, meal]));
    const byPlace = slots.map((slot) => this.#bySlot.get(slot) ?? []);
    this.#minutes = new MinutesOfDay(byPlace, taste.dayMinutes);
    const quick = byPlace.map((meals, place) => this.#minutes.quickOnes(meals, place));
    const budget = (excess: (meal: MealFigures, target: Taste["target"]) => number) =>
      new Budget(candidates, quick, (meal) => excess(meal, taste.target));
    this.#sodium = budget(excessSodium);
    this.#protein = budget(excessProtein);
    const [dinner, lunch] = [slots.indexOf("dinner"), slots.indexOf("lunch")];
    const hasBoth = dinner >= 0 && lunch >= 0;
    this.#cooksTwice = hasBoth && Number.isFinite(taste.dayMinutes) ? { dinner, lunch } : undefined;
    const last = this.#byId.get(before.at(-1)?.[dinner] ?? "");
    if (last && last.minutesForTwo <= last.minutes) this.#keepForLunch(last, 0);
  }

  /** Fills a place. Returns false if no meal fits. */
  add(where: Place): boolean {
    const { day, place } = where;
    if (this.#leftovers.has(day) && place === this.#cooksTwice?.lunch) return true;
    const chosen = this.#choose(where);
    if (!chosen) return false;
    this.#put(chosen, day, place);
    if (place === this.#cooksTwice?.dinner && chosen.minutesForTwo <= this.#minutesLeft(where))
      this.#keepForLunch(chosen, day + 1);
    return true;
  }

  #put(meal: Candidate, day: number, place: number): void {
    const today = this.days[day];
    if (!today) return;
    today[place] = meal.id;
    this.#uses.set(meal.id, this.#usesOf(meal) + 1);
    for (const content of meal.contains) this.#counts.set(content, this.#count(content) + 1);
    for (const protein of meal.proteins) this.#bought.add(protein);
    this.#total++;
  }

  /** Serves a dinner as the lunch of a day, too. */
  #keepForLunch(meal: Candidate, day: number): void {
    if (!this.#cooksTwice || !meal.keeps || day >= DAYS_OF_WEEK) return;
    this.#leftovers.add(day);
    this.#put(meal, day, this.#cooksTwice.lunch);
  }

  /**
   * The first of several tries that finds a meal: a slow dinner on its day, then fish and loved meats
   * that are due, then what's bought already and fits into the day. Each try after that asks for less,
   * and the last one takes what has least salt.
   */
  #choose(where: Place): Candidate | undefined {
    const { day, place, slot } = where;
    const today = this.days[day] ?? [];
    const sodium = this.#sodium.left(today, place);
    const protein = this.#protein.left(today, place);
    const minutes = this.#minutes.atMost(place, this.#minutesLeft(where));
    const isWanted = (meal: Candidate) => this.#isFishDue(meal) || this.#isMissed(meal);
    const findExcess = (meal: Candidate) => {
      if (this.#sodium.excess(meal.id) > sodium) return NEVER;
      return Math.max(this.#protein.excess(meal.id) - protein, 0);
    };
    const isTwice = place === this.#cooksTwice?.dinner;
    const usesOf = (meal: Candidate) =>
      isTwice ? this.days.filter((ids) => ids[place] === meal.id).length : this.#usesOf(meal);
    const isRare = (meal: Candidate) => usesOf(meal) < MAX_USES;
    const isEven = (meal: Candidate) => isRare(meal) && findExcess(meal) === 0;
    const isSlow = this.#slowTest(where);
    const isQuick = (meal: Candidate, extra = 0) =>
      meal.minutes <= minutes + extra && (meal.keeps || !isTwice);
    const main = this.#mainToAvoid(today);
    const only = (fits: (meal: Candidate) => boolean) =>
      this.#mostBehind(where, (meal) =>
        meal.contains[0] !== main && fits(meal) ? findExcess(meal) : NEVER,
      );
    return (
      (isSlow && only((meal) => isEven(meal) && isSlow(meal))) ??
      only((meal) => isWanted(meal) && isRare(meal) && isQuick(meal)) ??
      only((meal) => isWanted(meal) && isRare(meal) && isQuick(meal, EXTRA_MINUTES)) ??
      only((meal) => isEven(meal) && isQuick(meal) && this.#isBought(meal, MAX_PROTEINS[slot])) ??
      only((meal) => isEven(meal) && isQuick(meal)) ??
      only((meal) => slot === "dinner" && isRare(meal) && isQuick(meal, EXTRA_MINUTES)) ??
      only((meal) => isQuick(meal)) ??
      this.#mostBehind(where, (meal) => (isQuick(meal) ? findExcess(meal) : NEVER)) ??
      only((meal) => isQuick(meal, NEARLY_AS_QUICK)) ??
      only(() => true) ??
      this.#mostBehind(where, findExcess) ??
      this.#leastSalty(where)
    );
  }

  /**
   * The meal that was used least; among several the one that exceeds the day least, then the one that
   * has had least of its share, and then one that isn't of the weeks before. The excess is infinite for
   * a meal that the day can't have.
   */
  #mostBehind(
    { day, place, slot }: Place,
    findExcess: (meal: Candidate) => number,
  ): Candidate | undefined {
    const today = this.days[day] ?? [];
    const servings = place === this.#cooksTwice?.dinner && day + 1 < DAYS_OF_WEEK ? 2 : 1;
    const leastLoved = Math.min(...[...this.#taste.loved].map((content) => this.#count(content)));
    const meatless = this.#total - MEATS.reduce((sum, meat) => sum + this.#count(meat), 0);
    const limited = this.#limited(servings);
    const main = this.#onlyMain(today);
    let best:
      | { meal: Candidate; uses: number; excess: number; share: number; isOld: boolean }
      | undefined;
    // A loop that skips early: this runs a thousand times for a plan, on slow phones, too.
    this.#bySlot.get(slot)?.forEach((meal) => {
      // A day of one food is as bad as a meal that comes again.
      const uses = this.#usesOf(meal) + Number(meal.contains[0] === main);
      if (best && uses > best.uses) return;
      if (today.includes(meal.id) || !this.#isDue(meal, { leastLoved, limited, servings })) return;
      const excess = findExcess(meal);
      const isWorse = best && uses === best.uses && excess > best.excess;
      if (isWorse || excess === NEVER) return;
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

  #usesOf({ id }: Candidate): number {
    return this.#uses.get(id) ?? 0;
  }

  /** How many minutes the day has left for a meal. */
  #minutesLeft({ day, place }: Place): number {
    return this.#minutes.left(place, (other) =>
      this.#leftovers.has(day) && other === this.#cooksTwice?.lunch
        ? REHEATING_MINUTES
        : this.#byId.get(this.days[day]?.[other] ?? "")?.minutes,
    );
  }

  /** On days with a slow dinner, whether a meal is one. */
  #slowTest({ day, slot }: Place): ((meal: Candidate) => boolean) | undefined {
    const { slow } = this.#taste;
    if (slot !== "dinner" || !slow?.days.includes(day + 1)) return undefined;
    return (meal) => meal.minutes >= slow.minutes;
  }

  /** True if the week has so many proteins at most with this meal. */
  #isBought({ proteins }: Candidate, most: number): boolean {
    const added = proteins.reduce((sum, one) => sum + (this.#bought.has(one) ? 0 : 1), 0);
    return added === 0 || this.#bought.size + added <= most;
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

  /** The same if only one place of the day is left, so that it becomes of two. */
  #mainToAvoid(today: readonly string[]): ContentOrTrait | null {
    const isLast = today.filter((id) => id).length === this.#slots.length - 1;
    return isLast ? this.#onlyMain(today) : null;
  }

  /** True for a meal with something loved that hasn't come up yet. */
  #isMissed({ contains }: Candidate): boolean {
    return contains.some((one) => this.#taste.loved.has(one) && this.#count(one) === 0);
  }

  #fishCount(): number {
    return this.#count("fish") + this.#count("seafood");
  }

  /** If every meal has too much salt for the day, the one that has least. */
  #leastSalty(where: Place): Candidate | undefined {
    let best: { meal: Candidate; excess: number } | undefined;
    this.#mostBehind(where, (meal) => {
      const excess = this.#sodium.excess(meal.id);
      if (!best || excess < best.excess) best = { meal, excess };
      return NEVER;
    });
    return best?.meal;
  }

  /** What would come up more often than the taste allows with so many more servings. */
  #limited(servings: number): ReadonlySet<ContentOrTrait> {
    return new Set(
      this.#taste.mostAWeek
        .filter(
          ({ contains, times }) =>
            contains.reduce((sum, content) => sum + this.#count(content), servings) > times,
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
    {
      leastLoved,
      limited,
      servings,
    }: { leastLoved: number; limited: ReadonlySet<ContentOrTrait>; servings: number },
  ): boolean {
    const { loved } = this.#taste;
    return contains.every((content) => {
      if (limited.has(content)) return false;
      const isOther = isMeat(content) && !loved.has(content);
      return !isOther || (this.#count(content) + servings) * TIMES_AS_OFTEN <= leastLoved;
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
