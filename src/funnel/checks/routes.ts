import { itineraryOf } from "../itinerary.ts";
import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";

/** Routes that one visitor would come by twice. Arms that exclude each other may share one. */
export function routesUsedTwice(funnel: Funnel): Problem[] {
  return itineraryOf(funnel).steps.flatMap(({ item, before }) => {
    const route = funnel.steps.get(item.step)?.route;
    const earlier = route === undefined ? undefined : before.routes.get(route);
    if (earlier === undefined) return [];
    const message =
      earlier === item.step
        ? `"${item.step}" was on this path already. Remove it here or there.`
        : `"${earlier}" has the route ${route} on this path already. Give one of the two another route.`;
    return [funnel.source.problem(item.path, message)];
  });
}
