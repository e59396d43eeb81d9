import type { Plan } from "./plan.ts";
import type { Funnel } from "./read/read-funnel.ts";
import { findReportedPlaces, type ReportedPlace, type ReportedPlaces } from "./reported-places.ts";

/** The data that the recorder of visits has about a funnel. It's downloaded, so it's kept small. */
export interface RecorderPlan {
  version: string;
  entry: string;
  /** The places that are reported instead of a place, if that isn't the place itself. */
  reported: ReportedPlaces;
  /** The places that are reported where the funnel ends. */
  ends: ReportedPlace[];
  /** The places that ask for no answer. */
  quiet: string[];
  /** The experiments that are running. */
  experiments: string[];
}

export function createRecorderPlan(funnel: Funnel, plan: Plan): RecorderPlan {
  const reported = findReportedPlaces(funnel);
  const places = Object.keys(plan.steps);
  const ends = places.filter((place) => plan.next[place] === undefined);
  return {
    version: plan.version,
    entry: plan.entry,
    reported,
    // All others are reported as themselves.
    ends: [...new Set(ends.flatMap((place) => reported[place] ?? (place as ReportedPlace)))],
    quiet: places.filter((place) => plan.steps[place]?.answer === undefined),
    experiments: Object.keys(plan.experiments).filter(
      (id) => plan.experiments[id]?.winner === undefined,
    ),
  };
}
