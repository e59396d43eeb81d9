import { type ContentOrTrait, isFishOrSeafood, isMeat, MEATS } from "../pool/contents.ts";
import { type Candidate, type Taste, TIMES_AS_OFTEN } from "./taste.ts";

/** The frequency of the groups, relative to each other. */
const WEIGHT = { loved: 3, dueFish: 4, fish: 1, other: 0.4 };
/** Until it has come up so often in a week, fish counts as more than loved (American Heart Association, Circulation 2018;138:e35). */
const FISH_MEALS = 2;
/** The contents of a week's meals so far, next to a taste. */
export class Tally {
  private readonly taste: Taste;
  private readonly counts = new Map<ContentOrTrait, number>();
  private total = 0;

  constructor(taste: Taste) {
    this.taste = taste;
  }

  add({ contains }: Candidate): void {
    for (const content of contains) this.counts.set(content, this.count(content) + 1);
    this.total++;
  }

  /** Servings of the loved meat that came up least; infinite if none is loved. */
  countLeastLoved(): number {
    return Math.min(...[...this.taste.loved].map((content) => this.count(content)));
  }

  countMeatless(): number {
    return this.total - MEATS.reduce((sum, meat) => sum + this.count(meat), 0);
  }

  /** True for a meal with fish while the week has too little of it. */
  isFishDue({ contains }: Candidate): boolean {
    return contains.some(isFishOrSeafood) && this.countFish() < FISH_MEALS;
  }

  /** True for a meal with something loved that hasn't come up yet. */
  isMissed({ contains }: Candidate): boolean {
    return contains.some((one) => this.taste.loved.has(one) && this.count(one) === 0);
  }

  private countFish(): number {
    return this.count("fish") + this.count("seafood");
  }

  /** Contents that would come up more often than the taste allows with so many more servings. */
  listLimited(servings: number): ReadonlySet<ContentOrTrait> {
    return new Set(
      this.taste.mostAWeek
        .filter(
          ({ contains, times }) =>
            contains.reduce((sum, content) => sum + this.count(content), servings) > times,
        )
        .flatMap(({ contains }) => contains),
    );
  }

  /**
   * True if a meal can come up before the loved meats have come up again. If none is loved,
   * `leastLoved` is infinite.
   */
  isDue(
    { contains }: Candidate,
    {
      leastLoved,
      limited,
      servings,
    }: { leastLoved: number; limited: ReadonlySet<ContentOrTrait>; servings: number },
  ): boolean {
    const { loved } = this.taste;
    return contains.every((content) => {
      if (limited.has(content)) return false;
      const isOther = isMeat(content) && !loved.has(content);
      return !isOther || (this.count(content) + servings) * TIMES_AS_OFTEN <= leastLoved;
    });
  }

  /** The part of its share that a meal's group has had; of several meats, the one that has had most. */
  computeShare({ contains }: Candidate, meatless: number): number {
    const most = contains.reduce((most, content) => {
      if (!isMeat(content)) return most;
      const { loved, shares } = this.taste;
      const weight = loved.has(content) ? WEIGHT.loved : (shares[content] ?? 1);
      return Math.max(most, (this.count(content) + 1) / weight);
    }, 0);
    if (most > 0) return most;
    if (contains.some(isFishOrSeafood)) {
      const count = this.countFish();
      return (count + 1) / (count < FISH_MEALS ? WEIGHT.dueFish : WEIGHT.fish);
    }
    return (meatless + 1) / WEIGHT.other;
  }

  private count(content: ContentOrTrait): number {
    return this.counts.get(content) ?? 0;
  }
}
