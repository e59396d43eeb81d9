import type { Plan } from "#compiler/plan.ts";
import { holds } from "#lib/conditions.ts";
import { type Answers, getOwn, type Json, sameJson } from "#lib/json.ts";
import { everyVariant, personalize } from "#lib/texts/personalize.ts";
import { getBehavior } from "#quiz/steps/behaviors.ts";
import type { AnyStep } from "#quiz/steps/step.ts";

export interface Choices {
  answers: Answers;
  /** Experiment to arm. */
  arms: Record<string, string>;
}

export interface Progress {
  now: number;
  total: number;
}

export interface WalkedPath {
  places: string[];
  /** Fork to the arm taken there. */
  turns: Record<string, string>;
  /** The steps at these places, as this visitor gets them. */
  steps: Record<string, AnyStep>;
  /** The answers given along the path. */
  asked: Answers;
  /** The answers given before a place; undefined if it isn't on the path. */
  before(place: string): Answers | undefined;
}

/** The places that a visitor with these answers visits, from the entrance to the end. */
export function findPath(plan: Plan, choices: Choices): string[] {
  return walkPath(plan, choices).places;
}

/**
 * The number of a question on the visitor's own path, and how many the path has. Undefined for a
 * place that isn't counted; the plan's own numbers for one that isn't on the path.
 */
export function computeProgress(plan: Plan, place: string, choices: Choices): Progress | undefined {
  const number = getOwn(plan.steps, place)?.number;
  if (number === undefined) return undefined;
  const questions = findPath(plan, choices).filter((one) => plan.steps[one]?.number !== undefined);
  const index = questions.indexOf(place);
  return index === -1
    ? { now: number, total: plan.total }
    : { now: index + 1, total: questions.length };
}

/** True if branches differ in how many questions they ask. */
export function isUneven(plan: Plan): boolean {
  const known = new Map<string, Set<number>>();
  const collectCounts = (at: string | undefined): Set<number> => {
    if (at === undefined) return new Set([0]);
    const fork = getOwn(plan.forks, at);
    const counts =
      known.get(at) ??
      new Set(
        fork
          ? fork.flatMap(({ to }) => [...collectCounts(to)])
          : [...collectCounts(getOwn(plan.next, at))].map(
              (count) => count + (plan.steps[at]?.number === undefined ? 0 : 1),
            ),
      );
    known.set(at, counts);
    return counts;
  };
  return collectCounts(plan.entry).size > 1;
}

/**
 * The arm that a visitor takes at a fork, based on the answers before it, or on all answers that
 * count if the fork isn't on their path.
 */
export function chooseArm(plan: Plan, fork: string, choices: Choices): string | undefined {
  const way = walkPath(plan, choices);
  return (
    getOwn(way.turns, fork) ?? turn(plan.forks[fork] ?? [], { ...choices, answers: way.asked })
  );
}

/**
 * The step at a place as this visitor gets it, based on the answers before it, or on all answers
 * that count if the place isn't on their path.
 */
export function stepAt(plan: Plan, place: string, choices: Choices): AnyStep {
  const step = getOwn(plan.steps, place);
  if (!step) throw new Error(`The plan has no step at "${place}".`);
  if (!step.$overrides) return step;
  const way = walkPath(plan, choices);
  return getOwn(way.steps, place) ?? personalize(step, { ...choices, answers: way.asked });
}

/**
 * The answers that count. Leaves out answers on a branch that was left, and options that this
 * visitor doesn't get.
 */
export function answersOnPath(plan: Plan, choices: Choices): Answers {
  return walkPath(plan, choices).asked;
}

/**
 * A visitor's answers on arrival at a place, or all answers that count if it isn't on their path.
 */
export function answersBefore(plan: Plan, place: string, choices: Choices): Answers {
  const { before, asked } = walkPath(plan, choices);
  return before(place) ?? asked;
}

/**
 * Cached by plan, then by answers and arms, which are never mutated. Guards and the screen ask for
 * a snapshot's path dozens of times.
 */
const cache = new WeakMap<Plan, WeakMap<Answers, WeakMap<Choices["arms"], WalkedPath>>>();

function walkPath(plan: Plan, choices: Choices): WalkedPath {
  const byAnswers = cache.get(plan) ?? new WeakMap<Answers, WeakMap<Choices["arms"], WalkedPath>>();
  cache.set(plan, byAnswers);
  const byArms = byAnswers.get(choices.answers) ?? new WeakMap<Choices["arms"], WalkedPath>();
  byAnswers.set(choices.answers, byArms);
  const way = byArms.get(choices.arms) ?? computeWalkedPath(plan, choices);
  byArms.set(choices.arms, way);
  return way;
}

function computeWalkedPath(plan: Plan, { answers, arms }: Choices): WalkedPath {
  return walkThrough(plan, arms, (shown, step) =>
    step.answer === undefined
      ? undefined
      : selectCounting(shown, step, getOwn(answers, step.answer)),
  );
}

/** Walks through the plan, asking for an answer to each step as it's shown to this visitor. */
export function walkThrough(
  plan: Plan,
  arms: Choices["arms"],
  answerTo: (shown: AnyStep, step: AnyStep) => Json | undefined,
): WalkedPath {
  const way: Omit<WalkedPath, "before"> = { places: [], turns: {}, steps: {}, asked: {} };
  const { places, turns, steps, asked } = way;
  const log = createAnswerLog();
  let at: string | undefined = plan.entry;
  while (at !== undefined) {
    const fork: Plan["forks"][string] | undefined = getOwn(plan.forks, at);
    if (fork) {
      const to = turn(fork, { answers: asked, arms });
      if (to !== undefined) turns[at] = to;
      at = to;
      continue;
    }
    places.push(at);
    log.arrive(at);
    const step = getOwn(plan.steps, at);
    if (step) {
      const shown = personalize(step, { answers: asked, arms });
      steps[at] = shown;
      const answer = step.answer === undefined ? undefined : answerTo(shown, step);
      if (step.answer !== undefined && answer !== undefined) {
        asked[step.answer] = answer;
        log.give(step.answer, answer);
      }
    }
    at = getOwn(plan.next, at);
  }
  return { ...way, before: log.before };
}

/**
 * The part of an answer that counts for the step as this visitor gets it: an option that isn't
 * there wasn't chosen.
 */
export function selectCounting(
  shown: AnyStep,
  step: AnyStep,
  answer: Json | undefined,
): Json | undefined {
  if (answer === undefined || shown === step) return answer;
  const { read } = getBehavior(step.type);
  const there = read?.(shown, answer);
  // An answer that no variant can read is out of range. It stays until a reload.
  return everyVariant(step).some((variant) => !sameAnswer(read?.(variant, answer), there))
    ? there
    : answer;
}

function sameAnswer(one: Json | undefined, other: Json | undefined): boolean {
  return one === undefined ? other === undefined : sameJson(one, other);
}

/** The last arm takes everyone else, so no visitor is stuck at a fork. */
function turn(fork: Plan["forks"][string], choices: Choices): string | undefined {
  return (fork.find(({ when }) => holds(when, choices)) ?? fork.at(-1))?.to;
}

/**
 * The next places, as far as they're known before the answer. None at the end, or if the place
 * isn't on this visitor's path and a fork follows.
 */
export function placesAfter(plan: Plan, at: string, choices: Choices): string[] {
  const path = findPath(plan, choices);
  if (path.includes(at)) return path.slice(path.indexOf(at) + 1);
  const next = getOwn(plan.next, at);
  return next !== undefined && getOwn(plan.steps, next) ? [next] : [];
}

/**
 * The places before one on this visitor's path. For a place in an arm that they aren't in, the
 * places that lead into that arm.
 */
export function placesBefore(plan: Plan, at: string, choices: Choices): string[] {
  const path = findPath(plan, choices);
  if (path.includes(at)) return path.slice(0, path.indexOf(at));
  const leadsThere = (from: string) =>
    plan.next[from] === at || (plan.forks[plan.next[from] ?? ""] ?? []).some(({ to }) => to === at);
  const before = Object.keys(plan.steps).find((place) => place !== at && leadsThere(place));
  return before === undefined ? [] : [...placesBefore(plan, before, choices), before];
}

/** The route that a URL path names: `/goals/` is `/goals`. */
export function normalizeRoute(urlPath: string): string {
  return urlPath.length > 1 ? urlPath.replace(/\/+$/, "") : urlPath;
}

/**
 * The place that a URL path names for this visitor. If several places have the route, prefers one
 * on the visitor's path.
 */
export function matchPlace(plan: Plan, urlPath: string, choices: Choices): string | undefined {
  const route = normalizeRoute(urlPath);
  const places = Object.keys(plan.steps).filter((place) => plan.steps[place]?.route === route);
  if (places.length < 2) return places[0];
  const path = findPath(plan, choices);
  return places.find((place) => path.includes(place)) ?? places[0];
}

/**
 * Remembers which answers were given before each place. One list for the whole path: copying the
 * answers at each place would take a second for a thousand of them.
 */
function createAnswerLog() {
  const given: [name: string, answer: Json][] = [];
  const givenBefore = new Map<string, number>();
  return {
    arrive: (place: string) => void givenBefore.set(place, given.length),
    give: (name: string, answer: Json) => void given.push([name, answer]),
    before(place: string): Answers | undefined {
      const count = givenBefore.get(place);
      return count === undefined ? undefined : Object.fromEntries(given.slice(0, count));
    },
  };
}
