import { diffMessages } from "#compiler/diagnostics/messages/diff/diff.ts";
import { diffVisitorsMessages } from "#compiler/diagnostics/messages/diff/visitors.ts";
import type { Change } from "./change.ts";
import { listSpots } from "./spots.ts";
import type { Written } from "./written.ts";

/** Where visitors of a removed step resume; undefined if it can't be computed for each of them. */
export type ResumePointsOf = (step: string) => ResumePoint[] | undefined;

export interface ResumePoint {
  step: string;
  /** It came before the step that was removed. */
  isBefore: boolean;
  /** The arms of the visitors who resume there. */
  arms: string;
}

/** Where visitors of removed steps resume, and routes that now lead elsewhere. */
export function visitorChanges(
  before: Written,
  after: Written,
  findLandings: ResumePointsOf,
): Change[] {
  const still = new Set(listSpots(after.flow).map(({ step }) => step));
  const gone = [...new Set(listSpots(before.flow).map(({ step }) => step))].filter(
    (step) => !still.has(step),
  );
  return [
    ...gone.map((step) => stepLeft(step, after, findLandings(step))),
    ...routeChanges(before, after),
  ];
}

function stepLeft(subject: string, after: Written, landings: ResumePoint[] | undefined): Change {
  const change = { part: "visitors" as const, kind: "step-left", subject };
  // This is true of every funnel.
  if (!landings || landings.length === 0)
    return {
      ...change,
      sentence: diffVisitorsMessages.nextStepLeft({ step: subject }),
    };
  const to = [...new Set(landings.map(({ step }) => step))];
  const nameStep = (one: ResumePoint) =>
    after.steps.get(one.step)?.route === "/"
      ? diffVisitorsMessages.entrance
      : diffVisitorsMessages.step({ step: one.step });
  const places = (isBefore: boolean) => [
    ...new Set(landings.filter((one) => one.isBefore === isBefore).map(nameStep)),
  ];
  const sentence = diffVisitorsMessages.resumesAt({
    step: subject,
    forward: places(false),
    back: places(true),
    deciding: to.length > 1 ? findDecider(landings) : undefined,
  });
  return { ...change, sentence, to };
}

function findDecider(landings: ResumePoint[]): "arms" | "answers" | "both" {
  const arms = [...new Set(landings.map((one) => one.arms))];
  const isOne = (some: ResumePoint[]) => new Set(some.map(({ step }) => step)).size === 1;
  if (arms.every((arm) => isOne(landings.filter((one) => one.arms === arm)))) return "arms";
  const toEach = arms.map((arm) =>
    landings
      .flatMap((one) => (one.arms === arm ? [one.step] : []))
      .toSorted()
      .join(),
  );
  return new Set(toEach).size === 1 ? "answers" : "both";
}

function routeChanges(before: Written, after: Written): Change[] {
  const routes = new Set([...after.steps.values()].map(({ route }) => route));
  return [...before.steps.values()].flatMap((old): Change[] => {
    const now = after.steps.get(old.id);
    if (now?.route === old.route) return [];
    const { route } = old;
    const isDead = !routes.has(route);
    const moved = now
      ? diffMessages.routeChanged({ step: old.id, was: route, is: now.route })
      : diffMessages.routeRemoved({ route });
    const sentence = isDead ? moved + diffMessages.deadLinks({ route }) : moved;
    return now || isDead
      ? [
          {
            part: "routes",
            kind: now ? "route-changed" : "route-removed",
            subject: old.route,
            sentence,
          },
        ]
      : [];
  });
}
