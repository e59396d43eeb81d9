import type { ReportedPlace } from "#compiler/reported-places.ts";
import type { Source, VisitEvent } from "./visit-event.ts";

/** A visit as the tab stores it, so that a reload continues it. */
export interface VisitState {
  /** Its id: 22 random characters. */
  visit: string;
  /** The version of the funnel that it began with. */
  version: string;
  /** The arm of each experiment, as first sent. */
  arms?: Record<string, string>;
  /** Absent once the server has it. */
  source?: Source;
  /** The number of the next event. */
  n: number;
  /** The events that the server hasn't accepted yet. */
  events: VisitEvent[];
  /** All places that were entered, the latest one last. */
  seen: ReportedPlace[];
  /** The place on screen. */
  place?: ReportedPlace | undefined;
  /** The time that it has been visible, in milliseconds. */
  ms: number;
  /** True if the page is visible. */
  visible: boolean;
}
