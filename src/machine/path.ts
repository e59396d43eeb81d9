import type { Plan } from "#funnel/plan.ts";
import { holds } from "#lib/conditions.ts";
import { type Answers, type Json, own, sameJson } from "#lib/json.ts";
import { everyLook, tailored } from "#lib/tailored.ts";
import { behaviourOf } from "#steps/behaviours.ts";
import type { AnyStep } from "#steps/step.ts";

export interface Choices {
  answers: Answers;
  /** Experiment to arm. */
  arms: Record<string, string>;
}

export interface Way {
  places: string[];
  /** Fork to what was taken there. */
  turns: Record<string, string>;
  /** The steps at these places, as this visitor gets them. */
  steps: Record<string, AnyStep>;
  /** What was answered on the way. */
  asked: Answers;
  /** What of it was answered before a place; undefined off the way. */
  before(place: string): Answers | undefined;
}

/** The places that a visitor with these answers comes by, from the entrance to the end. */
export function pathOf(plan: Plan, choices: Choices): string[] {
  return wayOf(plan, choices).places;
}

/** What a visitor takes at a fork: by what was asked before it, or by all that counts where it is not on their path. */
export function turnAt(plan: Plan, fork: string, choices: Choices): string | undefined {
  const way = wayOf(plan, choices);
  return own(way.turns, fork) ?? turn(plan.forks[fork] ?? [], { ...choices, answers: way.asked });
}

/** The step at a place as this visitor gets it: by what was asked before it, or by all that counts where it is not on their path. */
export function stepAt(plan: Plan, place: string, choices: Choices): AnyStep {
  const step = own(plan.steps, place);
  if (!step) throw new Error(`The plan has no step at "${place}".`);
  if (!step.$overrides) return step;
  const way = wayOf(plan, choices);
  return own(way.steps, place) ?? tailored(step, { ...choices, answers: way.asked });
}

/** The answers that count: a branch that was left says nothing any more, nor does an option that is not there. */
export function answersOnPath(plan: Plan, choices: Choices): Answers {
  return wayOf(plan, choices).asked;
}

/** What a visitor has said when they come to a place; all that counts where it is not on their path. */
export function answersBefore(plan: Plan, place: string, choices: Choices): Answers {
  const { before, asked } = wayOf(plan, choices);
  return before(place) ?? asked;
}

/** By plan, then by answers and arms, which are never changed in place: a snapshot is asked for its path dozens of times, by guards and by the screen. */
const ways = new WeakMap<Plan, WeakMap<Answers, WeakMap<Choices["arms"], Way>>>();

function wayOf(plan: Plan, choices: Choices): Way {
  const byAnswers = ways.get(plan) ?? new WeakMap<Answers, WeakMap<Choices["arms"], Way>>();
  ways.set(plan, byAnswers);
  const byArms = byAnswers.get(choices.answers) ?? new WeakMap<Choices["arms"], Way>();
  byAnswers.set(choices.answers, byArms);
  const way = byArms.get(choices.arms) ?? computedWay(plan, choices);
  byArms.set(choices.arms, way);
  return way;
}

function computedWay(plan: Plan, { answers, arms }: Choices): Way {
  return wayThrough(plan, arms, (shown, step) =>
    step.answer === undefined ? undefined : counted(shown, step, own(answers, step.answer)),
  );
}

/** The way of a visitor who is asked for their answer at each step in turn, as it is shown to them. */
export function wayThrough(
  plan: Plan,
  arms: Choices["arms"],
  answerTo: (shown: AnyStep, step: AnyStep) => Json | undefined,
): Way {
  const [places, turns, steps, asked]: [string[], Way["turns"], Way["steps"], Answers] = [
    [],
    {},
    {},
    {},
  ];
  // one list for the whole way: a copy of the answers for each place would take a second on a thousand of them
  const given: [name: string, answer: Json][] = [];
  const givenBefore = new Map<string, number>();
  let at: string | undefined = plan.entry;
  while (at !== undefined) {
    const fork: Plan["forks"][string] | undefined = own(plan.forks, at);
    if (fork) {
      const to = turn(fork, { answers: asked, arms });
      if (to !== undefined) turns[at] = to;
      at = to;
      continue;
    }
    places.push(at);
    givenBefore.set(at, given.length);
    const step = own(plan.steps, at);
    if (step) {
      const shown = tailored(step, { answers: asked, arms });
      steps[at] = shown;
      const answer = step.answer === undefined ? undefined : answerTo(shown, step);
      if (step.answer !== undefined && answer !== undefined) {
        asked[step.answer] = answer;
        given.push([step.answer, answer]);
      }
    }
    at = own(plan.next, at);
  }
  const before = (place: string) => {
    const count = givenBefore.get(place);
    return count === undefined ? undefined : Object.fromEntries(given.slice(0, count));
  };
  return { places, turns, steps, asked, before };
}

/** What counts of an answer to a step as its visitor gets it: an option that is not there was not chosen. */
export function counted(shown: AnyStep, step: AnyStep, answer: Json | undefined): Json | undefined {
  if (answer === undefined || shown === step) return answer;
  const { read } = behaviourOf(step.type);
  const there = read?.(shown, answer);
  // what no look of the step could read is out of range, which only a reload forgets
  return everyLook(step).some((look) => !sameAnswer(read?.(look, answer), there)) ? there : answer;
}

function sameAnswer(one: Json | undefined, other: Json | undefined): boolean {
  return one === undefined ? other === undefined : sameJson(one, other);
}

/** The last takes whoever is left, so that nobody stands at a fork. */
function turn(fork: Plan["forks"][string], choices: Choices): string | undefined {
  return (fork.find(({ when }) => holds(when, choices)) ?? fork.at(-1))?.to;
}

/** The place after another as far as can be told before it is answered; undefined where none is, or where it is not on this visitor's path and a fork follows. */
export function placeAfter(plan: Plan, at: string, choices: Choices): string | undefined {
  const path = pathOf(plan, choices);
  const next = path.includes(at) ? path[path.indexOf(at) + 1] : own(plan.next, at);
  return next !== undefined && own(plan.steps, next) ? next : undefined;
}

/** The places that lead to one on this visitor's path; for one of an arm that they are not in, the places that lead into that arm. */
export function placesBefore(plan: Plan, at: string, choices: Choices): string[] {
  const path = pathOf(plan, choices);
  if (path.includes(at)) return path.slice(0, path.indexOf(at));
  const leads = (from: string) =>
    plan.next[from] === at || (plan.forks[plan.next[from] ?? ""] ?? []).some(({ to }) => to === at);
  const before = Object.keys(plan.steps).find((place) => place !== at && leads(place));
  return before === undefined ? [] : [...placesBefore(plan, before, choices), before];
}

/** The route that a URL path names: `/goals/` is `/goals`. */
export function routeIn(urlPath: string): string {
  return urlPath.length > 1 ? urlPath.replace(/\/+$/, "") : urlPath;
}

/** The place that a URL path means for this visitor: one on their way where several have it. */
export function placeAt(plan: Plan, urlPath: string, choices: Choices): string | undefined {
  const route = routeIn(urlPath);
  const places = Object.keys(plan.steps).filter((place) => plan.steps[place]?.route === route);
  if (places.length < 2) return places[0];
  const path = pathOf(plan, choices);
  return places.find((place) => path.includes(place)) ?? places[0];
}
