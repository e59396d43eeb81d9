import type { Plan } from "#funnel/plan.ts";
import { holds } from "#lib/conditions.ts";
import { type Answers, own } from "#lib/json.ts";

export interface Choices {
  answers: Answers;
  /** Experiment to arm. */
  arms: Record<string, string>;
}

/** The places that a visitor with these answers comes by, from the entrance to the end. */
export function pathOf(plan: Plan, choices: Choices): string[] {
  const path: string[] = [];
  const onPath: Answers = {};
  let at: string | undefined = plan.entry;
  while (at !== undefined) {
    const fork: Plan["forks"][string] | undefined = own(plan.forks, at);
    if (fork) {
      at = fork.find(({ when }) => holds(when, { answers: onPath, arms: choices.arms }))?.to ?? fork.at(-1)?.to;
      continue;
    }
    path.push(at);
    const asked = own(plan.steps, at)?.answer;
    const answer = asked === undefined ? undefined : own(choices.answers, asked);
    if (asked !== undefined && answer !== undefined) onPath[asked] = answer;
    at = own(plan.next, at);
  }
  return path;
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

/** The place that a URL path means for this visitor: one on their way where several have it. */
export function placeAt(plan: Plan, urlPath: string, choices: Choices): string | undefined {
  const route = urlPath.length > 1 ? urlPath.replace(/\/+$/, "") : urlPath;
  const places = Object.keys(plan.steps).filter((place) => plan.steps[place]?.route === route);
  if (places.length < 2) return places[0];
  const path = pathOf(plan, choices);
  return places.find((place) => path.includes(place)) ?? places[0];
}
