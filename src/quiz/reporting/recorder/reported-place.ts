import type { RecorderPlan } from "#compiler/recorder-plan.ts";
import type { ReportedPlace } from "#compiler/reported-places.ts";

/**
 * The place that is reported instead of a place. If there are several, the one that the visitor saw
 * last; undefined if there is none. `seen` has the places that were reported, the latest one last.
 */
export function reportedPlace(
  { reported }: RecorderPlan,
  place: string,
  seen: ReportedPlace[],
): ReportedPlace | undefined {
  // The compiler has checked which places reveal an answer, so these don't.
  if (!Object.hasOwn(reported, place)) return place as ReportedPlace;
  const others = reported[place] as ReportedPlace[];
  return seen.findLast((one) => others.includes(one)) ?? others[0];
}
