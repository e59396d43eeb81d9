import { type ContentOrTrait, MEATS } from "../pool/contents.ts";
import type { Slot } from "../pool/slots.ts";
import type { MealFigures } from "./budgets.ts";
import type { DayTarget } from "./portion.ts";

/** A meal that a member may get, with what it contains. */
export interface Candidate extends MealFigures {
  id: string;
  slots: Slot[];
  contains: ContentOrTrait[];
  /** The meats, fish, and eggs that it needs. Each has a number. */
  proteins: number[];
  /** The time that it takes this member, and for two days at once. */
  minutes: number;
  minutesForTwo: number;
  /** True if it can be eaten again on the next day. */
  keeps: boolean;
}

/** Decides between meals that a member may get. */
export interface Taste {
  loved: ReadonlySet<ContentOrTrait>;
  /** The frequency of each meat, relative to each other. 1 for one that isn't there. */
  shares: Partial<Record<ContentOrTrait, number>>;
  /** Meals that come up after all others. */
  away?: ReadonlySet<string>;
  /** Between meals that fit equally well, these come up after the others. */
  last?: ReadonlySet<string>;
  /** The number of times that something comes up in a week at most. */
  mostAWeek: { contains: ContentOrTrait[]; times: number }[];
  /** The minutes for all meals of a day. Finite if dinner is cooked for the next lunch, too. */
  dayMinutes: number;
  /** The days of the week, from 1 on, with a dinner that takes so long or longer. */
  slow: { days: number[]; minutes: number } | undefined;
  /** The energy and the protein of a day. */
  target: DayTarget;
}

/** Loved meats come up at least this many times as often as any other meat. */
export const TIMES_AS_OFTEN = 2;

/** True if the meals of a week follow a taste. Each is given by what it contains. */
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
    leastLoved > 0 &&
    MEATS.every((meat) => loved.has(meat) || count(meat) * TIMES_AS_OFTEN <= leastLoved) &&
    mostAWeek.every(
      ({ contains, times }) => contains.reduce((sum, content) => sum + count(content), 0) <= times,
    )
  );
}
