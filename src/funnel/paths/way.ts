/** One way through a plan, or the rest of one. */
export interface Way {
  steps: number;
  /** Steps that the progress indicator counts. */
  questions: number;
  /** What a visitor waits at least, in milliseconds. */
  waitMs: number;
  turns: Turns | undefined;
}

/** What was taken at each fork on the way, as a list that ways share. */
export interface Turns {
  fork: string;
  /** Which arm of the fork. */
  arm: number;
  after: Turns | undefined;
}

/** All ways from a place on, by number and extremes. */
export interface Ways {
  count: bigint;
  /** Where not, there may be ways among them that no visitor can take. */
  isExact: boolean;
  shortest: Way;
  longest: Way;
  fewestQuestions: Way;
  mostQuestions: Way;
  quickest: Way;
}

const NOTHING: Way = { steps: 0, questions: 0, waitMs: 0, turns: undefined };

/** The one way from where the funnel has ended. */
export const END: Ways = {
  count: 1n,
  isExact: true,
  shortest: NOTHING,
  longest: NOTHING,
  fewestQuestions: NOTHING,
  mostQuestions: NOTHING,
  quickest: NOTHING,
};

/** The ways with something before each of them. */
export function each(ways: Ways, before: (way: Way) => Way): Ways {
  const { count, isExact, shortest, longest, fewestQuestions, mostQuestions, quickest } = ways;
  return {
    count,
    isExact,
    shortest: before(shortest),
    longest: before(longest),
    fewestQuestions: before(fewestQuestions),
    mostQuestions: before(mostQuestions),
    quickest: before(quickest),
  };
}

/** The ways of two arms. */
export function either(one: Ways, other: Ways): Ways {
  const least = (measure: (way: Way) => number, a: Way, b: Way) =>
    measure(b) < measure(a) ? b : a;
  const most = (measure: (way: Way) => number, a: Way, b: Way) => (measure(b) > measure(a) ? b : a);
  const steps = (way: Way) => way.steps;
  const questions = (way: Way) => way.questions;
  return {
    count: one.count + other.count,
    isExact: one.isExact && other.isExact,
    shortest: least(steps, one.shortest, other.shortest),
    longest: most(steps, one.longest, other.longest),
    fewestQuestions: least(questions, one.fewestQuestions, other.fewestQuestions),
    mostQuestions: most(questions, one.mostQuestions, other.mostQuestions),
    quickest: least((way) => way.waitMs, one.quickest, other.quickest),
  };
}

/** The turns of a way in the order in which they are taken. */
export function turnsOf({ turns }: Way): { fork: string; arm: number }[] {
  const taken: { fork: string; arm: number }[] = [];
  for (let turn = turns; turn; turn = turn.after) taken.push({ fork: turn.fork, arm: turn.arm });
  return taken;
}

/** A way with more steps on it. */
export function along(way: Way, { steps, questions, waitMs }: Way): Way {
  return {
    steps: way.steps + steps,
    questions: way.questions + questions,
    waitMs: way.waitMs + waitMs,
    turns: way.turns,
  };
}
