import type { Change } from "./change.ts";
import { spotsOf } from "./spots.ts";
import type { Written } from "./written.ts";

/** Where the visitors of a step go on that is gone; undefined where it cannot be told of each. */
export type LandingsOf = (step: string) => Landing[] | undefined;

export interface Landing {
  step: string;
  /** It came before the step that is gone. */
  isBefore: boolean;
  /** The arms of the visitors who go on there. */
  arms: string;
}

/** Where whoever stands on a step goes that is not there any more, and routes that lead elsewhere. */
export function visitorChanges(before: Written, after: Written, landingsOf: LandingsOf): Change[] {
  const still = new Set(spotsOf(after.flow).map(({ step }) => step));
  const gone = [...new Set(spotsOf(before.flow).map(({ step }) => step))].filter(
    (step) => !still.has(step),
  );
  return [
    ...gone.map((step) => stepLeft(step, after, landingsOf(step))),
    ...routeChanges(before, after),
  ];
}

function stepLeft(subject: string, after: Written, landings: Landing[] | undefined): Change {
  const change = { part: "visitors" as const, kind: "step-left", subject };
  // what holds of every funnel
  if (!landings || landings.length === 0)
    return {
      ...change,
      sentence: `Whoever stands on "${subject}" goes on at the next step of theirs that is left, or back to the nearest before it.`,
    };
  const to = [...new Set(landings.map(({ step }) => step))];
  const named = (one: Landing) =>
    after.steps.get(one.step)?.route === "/" ? "the entrance" : `"${one.step}"`;
  const places = (isBefore: boolean) =>
    [...new Set(landings.filter((one) => one.isBefore === isBefore).map(named))].join(" or ");
  const [on, back] = [places(false), places(true)];
  const ways = [on && `goes on at ${on}`, back && `goes back to ${back}`]
    .filter(Boolean)
    .join(", or ");
  return {
    ...change,
    sentence: `Whoever stands on "${subject}" ${ways}${to.length > 1 ? `, ${decidedBy(landings)}` : ""}.`,
    to,
  };
}

function decidedBy(landings: Landing[]): string {
  const arms = [...new Set(landings.map((one) => one.arms))];
  const isOne = (some: Landing[]) => new Set(some.map(({ step }) => step)).size === 1;
  if (arms.every((arm) => isOne(landings.filter((one) => one.arms === arm))))
    return "by the arm that they are in";
  const toEach = arms.map((arm) =>
    landings
      .flatMap((one) => (one.arms === arm ? [one.step] : []))
      .toSorted()
      .join(),
  );
  return new Set(toEach).size === 1
    ? "by what they answered"
    : "by what they answered and the arm that they are in";
}

function routeChanges(before: Written, after: Written): Change[] {
  const routes = new Set([...after.steps.values()].map(({ route }) => route));
  return [...before.steps.values()].flatMap((old): Change[] => {
    const now = after.steps.get(old.id);
    if (now?.route === old.route) return [];
    const dead = routes.has(old.route) ? "" : ` Links to ${old.route} open the entrance.`;
    const sentence = now
      ? `"${old.id}" is at ${now.route} now; it was at ${old.route}.${dead}`
      : `Nothing is at ${old.route} any more.${dead}`;
    return now || dead !== ""
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
