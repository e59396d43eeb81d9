import { askedAt } from "#funnel/asked.ts";
import type { Plan } from "#funnel/plan.ts";
import type { Answers } from "#lib/json.ts";
import type { Store } from "#lib/store.ts";
import { settleArms } from "#machine/arms.ts";
import { wayThrough } from "#machine/path.ts";
import { randomAnswer } from "./random-answer.ts";

export interface SimulatedVisitor {
  arms: Record<string, string>;
  /** What was answered before they left. */
  answers: Answers;
  /** The places that they came by, to the one where they left or bought. */
  places: string[];
  bought: boolean;
}

export interface Behaving {
  /** The share of visitors who leave at a step, from 0 to 1. */
  leave(place: string): number;
  /** The share of those on a page that ends the funnel who buy, from 0 to 1. */
  buy: number;
}

/** A visitor who answers at random, and at each step may leave for good. */
export function simulatedVisitor(
  plan: Plan,
  { leave, buy }: Behaving,
  chance: () => number,
): SimulatedVisitor {
  const arms = settleArms(plan.experiments, forgetful, "", chance);
  const { places, asked } = wayThrough(plan, arms, (shown) => {
    const question = askedAt(shown);
    return question && randomAnswer(question.domain, chance);
  });
  const left = places.findIndex((place) =>
    plan.next[place] === undefined ? chance() >= buy : chance() < leave(place),
  );
  if (left === -1) return { arms, answers: asked, places, bought: true };
  const before = new Set(places.slice(0, left).flatMap((place) => plan.steps[place]?.answer ?? []));
  return {
    arms,
    answers: Object.fromEntries(Object.entries(asked).filter(([name]) => before.has(name))),
    places: places.slice(0, left + 1),
    bought: false,
  };
}

/** Every visitor is new. */
const forgetful: Store = { get: () => null, set: () => true, remove: () => true };
