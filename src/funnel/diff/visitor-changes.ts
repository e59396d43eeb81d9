import type { Change } from "./change.ts";
import { type Spot, spotsOf } from "./spots.ts";
import type { Written } from "./written.ts";

/** Where whoever stands on a step goes that is not there any more, and routes that lead elsewhere. */
export function visitorChanges(before: Written, after: Written): Change[] {
  const old = spotsOf(before.flow);
  const still = new Set(spotsOf(after.flow).map(({ step }) => step));
  const gone = [...new Set(old.map(({ step }) => step))].filter((step) => !still.has(step));
  return [
    ...gone.map((step): Change => {
      const next = nextStill(old, step, still);
      const goesTo =
        next.length === 0
          ? "goes back to the entrance"
          : `goes on at ${next.map((id) => `"${id}"`).join(" or ")}${next.length > 1 ? ", whichever is next on their way" : ""}`;
      return { part: "visitors", kind: "step-left", subject: step, sentence: `Whoever stands on "${step}" ${goesTo}.` };
    }),
    ...routeChanges(before, after),
  ];
}

/** The nearest steps after one that are still there, along all ways. */
function nextStill(spots: Spot[], step: string, still: Set<string>): string[] {
  const found = new Set<string>();
  const seen = new Set<number>();
  const waiting = spots.flatMap((spot) => (spot.step === step ? spot.next : []));
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    const spot = spots[at];
    if (!spot || seen.has(at)) continue;
    seen.add(at);
    if (still.has(spot.step)) found.add(spot.step);
    else waiting.push(...spot.next);
  }
  return [...found];
}

function routeChanges(before: Written, after: Written): Change[] {
  const routes = new Set([...after.steps.values()].map(({ route }) => route));
  return [...before.steps.values()].flatMap((old): Change[] => {
    const now = after.steps.get(old.id);
    if (now?.route === old.route) return [];
    const dead = routes.has(old.route) ? "" : ` Links to ${old.route} open the entrance.`;
    const sentence = now ? `"${old.id}" is at ${now.route} now; it was at ${old.route}.${dead}` : `Nothing is at ${old.route} any more.${dead}`;
    return now || dead !== "" ? [{ part: "routes", kind: now ? "route-changed" : "route-removed", subject: old.route, sentence }] : [];
  });
}
