import type { Plan } from "#funnel/plan.ts";
import { holds } from "#lib/conditions.ts";
import { type Answers, type Json, own } from "#lib/json.ts";

export interface Choices {
  answers: Answers;
  /** Experiment to arm. */
  arms: Record<string, string>;
}

export interface Way {
  places: string[];
  /** Fork to what was taken there. */
  turns: Record<string, string>;
  /** What was answered on the way. */
  asked: Answers;
}

/** The places that a visitor with these answers comes by, from the entrance to the end. */
export function pathOf(plan: Plan, choices: Choices): string[] {
  return wayOf(plan, choices).places;
}

/** What a visitor takes at a fork: by what was asked before it, or by all that counts where it is not on their path. */
export function turnAt(plan: Plan, fork: string, choices: Choices): string | undefined {
  return own(wayOf(plan, choices).turns, fork) ?? turn(plan.forks[fork] ?? [], { ...choices, answers: answersOnPath(plan, choices) });
}

function wayOf(plan: Plan, { answers, arms }: Choices): Way {
  return wayThrough(plan, arms, (_, name) => own(answers, name));
}

/** The way of a visitor who is asked for their answer at each place in turn. */
export function wayThrough(plan: Plan, arms: Choices["arms"], answerAt: (place: string, name: string) => Json | undefined): Way {
  const asked: Answers = {};
  const way: Way = { places: [], turns: {}, asked };
  let at: string | undefined = plan.entry;
  while (at !== undefined) {
    const fork: Plan["forks"][string] | undefined = own(plan.forks, at);
    if (fork) {
      const to = turn(fork, { answers: asked, arms });
      if (to !== undefined) way.turns[at] = to;
      at = to;
      continue;
    }
    way.places.push(at);
    const name = own(plan.steps, at)?.answer;
    const answer = name === undefined ? undefined : answerAt(at, name);
    if (name !== undefined && answer !== undefined) asked[name] = answer;
    at = own(plan.next, at);
  }
  return way;
}

/** The last takes whoever is left, so that nobody stands at a fork. */
function turn(fork: Plan["forks"][string], choices: Choices): string | undefined {
  return (fork.find(({ when }) => holds(when, choices)) ?? fork.at(-1))?.to;
}

/** The answers that count: a branch that was left says nothing any more. */
export function answersOnPath(plan: Plan, choices: Choices): Answers {
  const asked = pathOf(plan, choices).flatMap((place) => own(plan.steps, place)?.answer ?? []);
  return Object.fromEntries(
    asked.flatMap((name) => {
      const answer = own(choices.answers, name);
      return answer === undefined ? [] : [[name, answer]];
    }),
  );
}

/** The places that lead to one on this visitor's path; for one of an arm that they are not in, the places that lead into that arm. */
export function placesBefore(plan: Plan, at: string, choices: Choices): string[] {
  const path = pathOf(plan, choices);
  if (path.includes(at)) return path.slice(0, path.indexOf(at));
  const leads = (from: string) => plan.next[from] === at || (plan.forks[plan.next[from] ?? ""] ?? []).some(({ to }) => to === at);
  const before = Object.keys(plan.steps).find((place) => place !== at && leads(place));
  return before === undefined ? [] : [...placesBefore(plan, before, choices), before];
}

/** The place that a URL path means for this visitor: one on their way where several have it. */
export function placeAt(plan: Plan, urlPath: string, choices: Choices): string | undefined {
  const route = urlPath.length > 1 ? urlPath.replace(/\/+$/, "") : urlPath;
  const places = Object.keys(plan.steps).filter((place) => plan.steps[place]?.route === route);
  if (places.length < 2) return places[0];
  const path = pathOf(plan, choices);
  return places.find((place) => path.includes(place)) ?? places[0];
}
