import { getAnswerSpec } from "#compiler/model/answer-spec.ts";
import type { Plan } from "#compiler/plan.ts";
import type { Answers } from "#lib/json.ts";
import type { Store } from "#lib/store.ts";
import { settleArms } from "#quiz/engine/arms.ts";
import { walkThrough } from "#quiz/engine/path.ts";
import { randomAnswer } from "./random-answer.ts";

export interface SimulatedVisitor {
  arms: Record<string, string>;
  /** Their answers until they left. */
  answers: Answers;
  /** The places they visited, up to the one where they left or bought. */
  places: string[];
  bought: boolean;
}

export interface VisitorModel {
  /** The share of visitors who leave at a step, from 0 to 1. */
  leave(place: string): number;
  /** The share of visitors on a final page who buy, from 0 to 1. */
  buy: number;
}

/** A visitor who answers at random, and may leave for good at each step. */
export function simulatedVisitor(
  plan: Plan,
  { leave, buy }: VisitorModel,
  chance: () => number,
): SimulatedVisitor {
  const arms = settleArms(plan.experiments, forgetful, "", chance);
  const { places, asked } = walkThrough(plan, arms, (shown) => {
    const question = getAnswerSpec(shown);
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
