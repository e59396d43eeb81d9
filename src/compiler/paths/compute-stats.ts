import type { Plan } from "#compiler/plan.ts";
import type { Facts } from "#compiler/solver/context.ts";
import type { Condition } from "#lib/conditions.ts";
import type { Domain } from "#quiz/steps/step-type.ts";
import type { CountingContext } from "./counting-context.ts";
import { eliminateVariable } from "./eliminate-variable.ts";
import {
  assume,
  listSubjects,
  type PathConditions,
  selectRelevant,
  takenWhen,
  withUnaskedFalse,
} from "./path-conditions.ts";
import { EMPTY, extend, mapPaths, merge, type PathStats } from "./path-stats.ts";
import type { Question } from "./question.ts";

/**
 * With more different states at forks than this, paths are counted as if no answer excluded
 * another.
 */
const MAX_STATES = 3_000;

/** The maximum number of cases to try at one fork. */
const MAX_CASES = 5_000;

/** Everything that's known about visitors at a place. */
export interface CountingState {
  /** The questions asked so far, with the values their answers can have. */
  asked: ReadonlyMap<string, Domain>;
  assumptions: PathConditions;
}

export interface Count extends CountingContext {
  /** True if what was assumed at one fork counts at the next. */
  remembers: boolean;
  /** Results by fork and the relevant part of the state there. */
  found: Map<string, PathStats>;
  /** The arms of each fork that some visitor takes. */
  taken: Map<string, Set<number>>;
}

/** Measures every path from a place onward. Undefined if there are too many states. */
export function computeStats(
  from: string,
  start: CountingState,
  count: Count,
): PathStats | undefined {
  const { plan } = count;
  let state = start;
  let isSure = true;
  let at: string | undefined = from;
  const passed: string[] = [];
  for (; at !== undefined && !plan.forks[at]; at = plan.next[at]) {
    passed.push(at);
    const question = count.questions.get(at);
    if (!question) continue;
    const after = answerQuestion(question, state, count);
    isSure &&= question.isSure && after.isDecided;
    state = after.state;
  }
  const rest = at === undefined ? EMPTY : statsAtFork(at, state, count);
  const added = passed.flatMap((place) => count.passedAt.get(place) ?? []);
  return (
    rest &&
    mapPaths({ ...rest, isExact: rest.isExact && isSure }, (path) => added.reduce(extend, path))
  );
}

/** The state of visitors who have answered a question. */
function answerQuestion(
  question: Question,
  { asked, assumptions }: CountingState,
  count: Count,
): { state: CountingState; isDecided: boolean } {
  const answers = new Map(asked).set(question.name, question.domain);
  if (!count.remembers) return { state: { asked: answers, assumptions }, isDecided: true };
  let state: CountingState = { asked: answers, assumptions };
  let isDecided = true;
  for (const constraint of question.constraints) {
    // A visitor with this answer was already asked for everything that its options depend on.
    const when = withUnaskedFalse(
      constraint,
      (answer) => answer === question.name || asked.has(answer),
    );
    const next = assume(state.assumptions, when, toFacts(answers, count));
    isDecided &&= next.isDecided && next.assumptions !== undefined;
    state = { asked: answers, assumptions: next.assumptions ?? state.assumptions };
  }
  return { state, isDecided };
}

function statsAtFork(fork: string, before: CountingState, count: Count): PathStats | undefined {
  const state = relevantState(fork, before, count);
  const key = count.remembers ? createKey(fork, state) : fork;
  const known = count.found.get(key);
  if (known) return known;
  if (count.found.size >= MAX_STATES) return undefined;

  let all: PathStats | undefined;
  const arms = count.plan.forks[fork] ?? [];
  for (const [index, { to }] of arms.entries()) {
    // Empty arms lead to the same place.
    if (arms.findIndex((other) => other.to === to) < index) continue;
    const next = assumingArm(arms, to, state, count);
    if (!next.assumptions) continue;
    count.taken.set(fork, (count.taken.get(fork) ?? new Set()).add(index));
    const arm = computeStats(to, { asked: state.asked, assumptions: next.assumptions }, count);
    if (!arm) return undefined;
    const turned = mapPaths({ ...arm, isExact: arm.isExact && next.isDecided }, (path) => ({
      ...path,
      turns: { fork, arm: index, after: path.turns },
    }));
    all = all ? merge(all, turned) : turned;
  }
  if (!all)
    throw new Error(
      `No visitor continues from the fork "${fork}", but the last arm takes everyone who is left.`,
    );
  count.found.set(key, all);
  return all;
}

/** The part of the state that decides something from the fork onward. */
function relevantState(
  fork: string,
  { asked, assumptions }: CountingState,
  count: Count,
): CountingState {
  const reads = count.readFrom(fork);
  const mattering = count.remembers
    ? eliminateVariable(selectRelevant(assumptions, reads), reads, toFacts(asked, count))
    : [];
  const relevant = new Set([...reads, ...mattering.flatMap(listSubjects)]);
  return {
    asked: new Map([...asked].filter(([name]) => relevant.has(name))),
    assumptions: mattering,
  };
}

function createKey(fork: string, { asked, assumptions }: CountingState): string {
  return JSON.stringify([
    fork,
    assumptions.map((condition) => JSON.stringify(condition)).toSorted(),
    [...asked].toSorted(byName),
  ]);
}

/** The assumptions about the visitors who continue at the place `to`. */
function assumingArm(
  arms: Plan["forks"][string],
  to: string,
  { asked, assumptions }: CountingState,
  count: Count,
): ReturnType<typeof assume> {
  const isAsked = (answer: string) => asked.has(answer);
  const whens = arms.flatMap((other, at) =>
    other.to === to ? [takenWhen(arms, at, isAsked)] : [],
  );
  const [only] = whens;
  const when: Condition = whens.length === 1 && only ? only : { any: whens };
  return count.remembers || "experiment" in when
    ? assume(assumptions, when, toFacts(asked, count))
    : { assumptions: [], isDecided: false };
}

function toFacts(asked: ReadonlyMap<string, Domain>, { arms }: Count): Facts {
  return { answers: new Map(asked), always: new Set(asked.keys()), arms, maxCases: MAX_CASES };
}

function byName([a]: [string, Domain], [b]: [string, Domain]): number {
  return a < b ? -1 : 1;
}
