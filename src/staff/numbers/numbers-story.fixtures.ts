import { startSession } from "#api/account/session.fixtures.ts";
import type { NumbersReport, ShownReport } from "#api/numbers-report.ts";
import { server } from "#api/server.fixtures.ts";
import { built } from "#app/built-contents.ts";
import type { Json } from "#lib/json.ts";
import { simulatedReport, type Traffic } from "./numbers.fixtures.ts";

export const storyPlan = built.plan;

/** Today in stories is January 12, 2026. */
export const LAST_7 = { from: "2026-01-06", to: "2026-01-12" };
export const LAST_28 = { from: "2025-12-16", to: "2026-01-12" };

/** The places of the funnel in order; the arms of its experiment share a stage. */
export const storyStages = [
  ...["start", "goals", "current-body", "desired-body", "improvement-areas", "sleep"],
  ...["water-intake", "habits", "energy-levels", "daily-activity", "exercise-frequency"],
  ...[
    "meat-relationship",
    "meat-preferences",
    "analyzing",
    "motivation",
    "height",
    "weight",
    "age",
  ],
]
  .map((place) => [place])
  .concat([["summary-tiles", "summary-intake"], ["plan-details"], ["sales"]]);

export const storyTraffic: Traffic = {
  range: LAST_7,
  visitsPerDay: 900,
  stages: storyStages,
};

export const storyReport = (changes: Partial<Traffic> = {}): ShownReport =>
  simulatedReport({ ...storyTraffic, ...changes });

/** A report as the server sends it. */
// Every field is a number, a text, or null; interfaces don't have an index signature.
export const asJson = (report: NumbersReport) => report as unknown as Json;

/** A marketer with their own id, because the library remembers which sessions were refused. */
export const marketer = (userId: string) =>
  startSession({ userId, email: `${userId}@example.com` });

type Answer = (asked: URL) => Response | Promise<Response>;

/** A server that answers each range with its own report. */
export const answersRanges = (changes: Partial<Traffic> = {}) =>
  server({ numbers: respondWithRange(changes) });

export const respondWithRange =
  (changes: Partial<Traffic> = {}): Answer =>
  ({ searchParams }) => {
    const range = { from: searchParams.get("from") ?? "", to: searchParams.get("to") ?? "" };
    return Response.json(storyReport({ ...changes, range }));
  };
